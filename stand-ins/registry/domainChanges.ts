import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import type { XmlElement } from '../../subgraphs/domains/registrar/epp/xml.ts'
import type { Desk } from './desk.ts'
import { isDomainName } from './domainQueries.ts'
import { existingDomain, stageOf } from './lifetime.ts'
import { nameFact } from './names.ts'
import type { StoredDomain } from './registryState.ts'
import { Refusal, type Reply, required } from './reply.ts'

/** Maximum remaining term of a domain (RFC 5731, 3.2.3). Years. */
const LONGEST_TERM = 10

/** `<domain:create>` (RFC 5731, 3.2.1). */
export async function createDomain(request: XmlElement, desk: Desk): Promise<Reply> {
  const name = required(request, 'domain:name').toLowerCase()
  if (!isDomainName(name)) throw new Refusal(RESULT.valueSyntax, 'Not a domain name')
  if (existingDomain(name, desk) || nameFact(name) === 'taken') throw new Refusal(RESULT.exists, 'The domain exists')
  // RFC 8748, 3.3: a premium name requires the client to state its fee.
  if (nameFact(name) === 'premium') throw new Refusal(RESULT.missingParameter, 'The fee of a premium name is missing')
  const registrant = required(request, 'domain:registrant')
  const contacts = contactsOf(request)
  requireContacts([registrant, ...contacts.map(({ id }) => id)], desk)
  const now = desk.now()
  const domain: StoredDomain = {
    name,
    sponsor: desk.clientId,
    creator: desk.clientId,
    registrant,
    contacts,
    nameservers: (request.at('domain:ns')?.all('domain:hostAttr') ?? []).map((host) =>
      required(host, 'domain:hostName'),
    ),
    statuses: [],
    authInfo: required(request, 'domain:authInfo', 'domain:pw'),
    createdAt: now.toISOString(),
    expiresAt: yearsAfter(now, yearsOf(request)).toISOString(),
  }
  await desk.state.putDomain(domain)
  return {
    data: {
      'domain:creData': { 'domain:name': name, 'domain:crDate': domain.createdAt, 'domain:exDate': domain.expiresAt },
    },
  }
}

/** `<domain:renew>` (RFC 5731, 3.2.3). */
export async function renewDomain(request: XmlElement, desk: Desk): Promise<Reply> {
  const domain = ownDomain(request, desk)
  if (domain.statuses.includes('clientRenewProhibited')) throw new Refusal(RESULT.statusProhibits, 'Renewal is locked')
  if (required(request, 'domain:curExpDate') !== domain.expiresAt.slice(0, 10)) {
    throw new Refusal(RESULT.notRenewable, 'That is not the day on which the domain expires')
  }
  const expiresAt = yearsAfter(new Date(domain.expiresAt), yearsOf(request))
  if (expiresAt > yearsAfter(desk.now(), LONGEST_TERM)) {
    throw new Refusal(RESULT.notRenewable, `A domain's term ends in at most ${LONGEST_TERM} years`)
  }
  await desk.state.putDomain({ ...domain, expiresAt: expiresAt.toISOString() })
  return { data: { 'domain:renData': { 'domain:name': domain.name, 'domain:exDate': expiresAt.toISOString() } } }
}

/** `<domain:update>` (RFC 5731, 3.2.5): changes client statuses, contacts, the registrant and authInfo. */
export async function updateDomain(request: XmlElement, desk: Desk): Promise<Reply> {
  const domain = ownDomain(request, desk)
  const added = statusesOf(request.at('domain:add'))
  const removed = statusesOf(request.at('domain:rem'))
  if (removed.some((status) => !domain.statuses.includes(status)))
    throw new Refusal(RESULT.policy, 'No such status is set')
  if (added.some((status) => domain.statuses.includes(status)))
    throw new Refusal(RESULT.policy, 'The status is set already')
  const authInfo = request.at('domain:chg', 'domain:authInfo', 'domain:pw')?.text ?? domain.authInfo
  const statuses = [...domain.statuses.filter((status) => !removed.includes(status)), ...added]
  const registrant = request.at('domain:chg', 'domain:registrant')?.text ?? domain.registrant
  const contacts = changedContacts(request, domain)
  requireContacts([registrant, ...contacts.map(({ id }) => id)], desk)
  await desk.state.putDomain({ ...domain, statuses, registrant, contacts, authInfo })
  return {}
}

function changedContacts(request: XmlElement, domain: StoredDomain): StoredDomain['contacts'] {
  const removed = contactsOf(request.at('domain:rem'))
  const isIn = (contacts: StoredDomain['contacts'], { type, id }: StoredDomain['contacts'][number]) =>
    contacts.some((one) => one.type === type && one.id === id)
  if (removed.some((contact) => !isIn(domain.contacts, contact)))
    throw new Refusal(RESULT.policy, 'No such contact is set')
  return [...domain.contacts.filter((contact) => !isIn(removed, contact)), ...contactsOf(request.at('domain:add'))]
}

function contactsOf(part: XmlElement | undefined): StoredDomain['contacts'] {
  const contacts = part?.all('domain:contact') ?? []
  return contacts.map((contact) => ({ type: contact.attributes.get('type') ?? '', id: contact.text }))
}

function requireContacts(ids: readonly string[], { state }: Desk): void {
  const missing = ids.find((id) => !state.contact(id))
  if (missing !== undefined) throw new Refusal(RESULT.missing, `There is no contact ${missing}`)
}

/** The domain of a command reserved to its sponsor, and forbidden while the domain is being deleted. */
export function ownDomain(request: XmlElement, desk: Desk): StoredDomain {
  const name = required(request, 'domain:name').toLowerCase()
  const domain = existingDomain(name, desk)
  const isTaken = domain !== undefined || nameFact(name) === 'taken'
  if (!isTaken) throw new Refusal(RESULT.missing, 'There is no such domain')
  if (domain?.sponsor !== desk.clientId) throw new Refusal(RESULT.authorization, 'The domain is not yours')
  if (stageOf(domain, desk.now()) === 'DELETING')
    throw new Refusal(RESULT.statusProhibits, 'The domain is being deleted')
  return domain
}

function statusesOf(part: XmlElement | undefined): readonly string[] {
  const statuses = (part?.all('domain:status') ?? []).map((status) => status.attributes.get('s') ?? '')
  // Only the registry may set statuses that begin with "server" (RFC 5731, 2.3).
  if (statuses.some((status) => !status.startsWith('client'))) throw new Refusal(RESULT.policy, 'Not a client status')
  return statuses
}

function yearsOf(request: XmlElement): number {
  const years = Number(request.at('domain:period')?.text ?? '1')
  if (!Number.isInteger(years) || years < 1 || years > LONGEST_TERM)
    throw new Refusal(RESULT.range, 'A term has 1 to 10 years')
  return years
}

/** The same day and time, years later; 29 February becomes 1 March. */
export function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later
}
