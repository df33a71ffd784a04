import { newAuthInfo } from '../../subgraphs/domains/registrar/epp/orderMark.ts'
import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import type { XmlElement } from '../../subgraphs/domains/registrar/epp/xml.ts'
import type { Desk } from './desk.ts'
import { ownDomain, yearsAfter } from './domainChanges.ts'
import { existingDomain, statusesOf } from './lifetime.ts'
import { nameFact } from './names.ts'
import { Refusal, type Reply, required } from './reply.ts'

/** A transfer adds a year to the term, up to this maximum from now. Years. */
const LONGEST_TERM = 10

/** `<domain:transfer op="request">` (RFC 5731, 3.2.4): a client with the domain's auth code becomes its sponsor at once. */
export async function requestTransfer(request: XmlElement, desk: Desk): Promise<Reply> {
  const name = required(request, 'domain:name').toLowerCase()
  const domain = existingDomain(name, desk)
  if (!domain) {
    if (nameFact(name) === 'taken') throw new Refusal(RESULT.authInfo, 'That is not the code of the domain')
    throw new Refusal(RESULT.missing, 'There is no such domain')
  }
  if (domain.sponsor === desk.clientId) throw new Refusal(RESULT.notTransferable, 'The domain is yours already')
  const isHeld = statusesOf(domain, desk.now()).some((status) => /TransferProhibited$|^pending/.test(status))
  if (isHeld) throw new Refusal(RESULT.statusProhibits, 'The domain is locked')
  if (required(request, 'domain:authInfo', 'domain:pw') !== domain.authInfo) {
    throw new Refusal(RESULT.authInfo, 'That is not the code of the domain')
  }
  const now = desk.now()
  const [extended, longest] = [yearsAfter(new Date(domain.expiresAt), 1), yearsAfter(now, LONGEST_TERM)]
  const expiresAt = new Date(Math.min(extended.getTime(), longest.getTime())).toISOString()
  await desk.state.putDomain({ ...domain, sponsor: desk.clientId, authInfo: newAuthInfo(), expiresAt })
  return {
    data: {
      'domain:trnData': {
        'domain:name': name,
        'domain:trStatus': 'serverApproved',
        'domain:reID': desk.clientId,
        'domain:reDate': now.toISOString(),
        'domain:acID': domain.sponsor,
        'domain:acDate': now.toISOString(),
        'domain:exDate': expiresAt,
      },
    },
  }
}

/** `<domain:delete>` (RFC 5731, 3.2.2): the name is unavailable until redemption and pending deletion have ended. */
export async function deleteDomain(request: XmlElement, desk: Desk): Promise<Reply> {
  const domain = ownDomain(request, desk)
  if (domain.statuses.includes('clientDeleteProhibited'))
    throw new Refusal(RESULT.statusProhibits, 'Deletion is locked')
  await desk.state.putDomain({ ...domain, deletedAt: desk.now().toISOString() })
  return {}
}
