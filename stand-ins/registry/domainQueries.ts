import { RESULT } from '../../subgraphs/domains/registrar/epp/results.ts'
import type { XmlElement, XmlTree } from '../../subgraphs/domains/registrar/epp/xml.ts'
import type { Desk } from './desk.ts'
import { existingDomain, statusesOf } from './lifetime.ts'
import { nameFact, takenSince } from './names.ts'
import { Refusal, type Reply, required } from './reply.ts'

/** Sponsor of taken names that were not registered by this registry's own clients. */
const SOMEBODY_ELSE = 'other-registrar'

/** Fee of a premium name in USD; informational, because such names are not sold to our client. */
const PREMIUM_FEE = '2500.00'
const STANDARD_FEE = '9.00'

/** `<domain:check>` (RFC 5731, 3.1.1) with `<fee:check>` (RFC 8748, 5.1.1). */
export function checkDomains(request: XmlElement, desk: Desk, extension: XmlElement | undefined): Reply {
  const names = request.all('domain:name').map((element) => element.text.toLowerCase())
  if (names.length === 0) throw new Refusal(RESULT.missingParameter, 'domain:name is missing')
  const data = { 'domain:chkData': { 'domain:cd': names.map((name) => checked(name, desk)) } }
  if (!extension?.at('fee:check')) return { data }
  return { data, extension: { 'fee:chkData': { 'fee:currency': 'USD', 'fee:cd': names.map(priced) } } }
}

function checked(name: string, desk: Desk): XmlTree {
  const isTaken = existingDomain(name, desk) !== undefined || nameFact(name) === 'taken'
  const reason = isDomainName(name) ? (isTaken ? 'In use' : undefined) : 'Not a domain name'
  return { 'domain:name': { '@avail': reason === undefined ? '1' : '0', '#text': name }, 'domain:reason': reason }
}

function priced(name: string): XmlTree {
  const isPremium = nameFact(name) === 'premium'
  const fee = { '@description': 'Registration', '#text': isPremium ? PREMIUM_FEE : STANDARD_FEE }
  return {
    '@avail': '1',
    'fee:objID': name,
    'fee:class': isPremium ? 'premium' : 'standard',
    'fee:command': { '@name': 'create', 'fee:period': { '@unit': 'y', '#text': '1' }, 'fee:fee': fee },
  }
}

/** `<domain:info>` (RFC 5731, 3.1.2); data reserved to the sponsor is omitted for other clients. */
export function domainInfo(request: XmlElement, desk: Desk): Reply {
  const name = required(request, 'domain:name').toLowerCase()
  const domain = existingDomain(name, desk)
  if (!domain && nameFact(name) === 'taken') return { data: { 'domain:infData': somebodysDomain(name, desk.now()) } }
  if (!domain) throw new Refusal(RESULT.missing, 'There is no such domain')
  const isSponsor = domain.sponsor === desk.clientId
  const statuses = statusesOf(domain, desk.now())
  const hosts = domain.nameservers.map((host) => ({ 'domain:hostName': host }))
  return {
    data: {
      'domain:infData': {
        'domain:name': name,
        'domain:roid': `${name.toUpperCase()}-STANDIN`,
        'domain:status': (statuses.length > 0 ? statuses : ['ok']).map((status) => ({ '@s': status })),
        'domain:registrant': domain.registrant,
        'domain:contact': domain.contacts.map(({ type, id }) => ({ '@type': type, '#text': id })),
        'domain:ns': hosts.length > 0 ? { 'domain:hostAttr': hosts } : undefined,
        'domain:clID': domain.sponsor,
        'domain:crID': domain.creator,
        'domain:crDate': domain.createdAt,
        'domain:exDate': domain.expiresAt,
        'domain:authInfo': isSponsor ? { 'domain:pw': domain.authInfo } : undefined,
      },
    },
  }
}

function somebodysDomain(name: string, now: Date): XmlTree {
  const createdAt = takenSince(name)
  const expiresAt = new Date(createdAt)
  while (expiresAt <= now) expiresAt.setUTCFullYear(expiresAt.getUTCFullYear() + 1)
  return {
    'domain:name': name,
    'domain:roid': `${name.toUpperCase()}-STANDIN`,
    'domain:status': { '@s': 'clientTransferProhibited' },
    'domain:clID': SOMEBODY_ELSE,
    'domain:crDate': createdAt.toISOString(),
    'domain:exDate': expiresAt.toISOString(),
  }
}

/** Whether it is a label under a top-level domain, or under a second level that registries sell (`co.uk`). */
export function isDomainName(name: string): boolean {
  return name.length <= 253 && /^(?!-)[a-z\d-]{1,63}(?<!-)(?:\.[a-z\d-]{2,63}){1,2}$/.test(name)
}
