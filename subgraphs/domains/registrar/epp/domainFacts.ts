import type { NameAvailability } from '../registrar.ts'
import { type EppResponse, UnreadableAnswer } from './results.ts'
import type { XmlElement } from './xml.ts'

/** A contact of a domain by its role: admin, tech or billing. */
export interface DomainContact {
  readonly type: string
  readonly id: string
}

/** Data of a domain from `<domain:infData>` (RFC 5731, 3.1.2). */
export interface DomainFacts {
  /** The sponsoring registrar. */
  readonly sponsor: string
  readonly registrant: string | null
  /** The contacts in its other roles. */
  readonly contacts: readonly DomainContact[]
  readonly statuses: ReadonlySet<string>
  readonly nameservers: readonly string[]
  /** Null while the registration is incomplete, or if we are not the sponsor. */
  readonly createdAt: Date | null
  readonly expiresAt: Date | null
}

/** Parses the response to `<domain:info>`. Throws UnreadableAnswer. */
export function domainFacts(response: EppResponse): DomainFacts {
  const data = response.data?.at('domain:infData')
  const sponsor = data?.at('domain:clID')?.text
  if (!data || !sponsor) throw new UnreadableAnswer('no domain:infData')
  const hosts = data.at('domain:ns')
  return {
    sponsor,
    registrant: data.at('domain:registrant')?.text ?? null,
    contacts: data
      .all('domain:contact')
      .map((contact) => ({ type: contact.attributes.get('type') ?? '', id: contact.text })),
    statuses: new Set(data.all('domain:status').flatMap((status) => status.attributes.get('s') ?? [])),
    nameservers: [
      ...(hosts?.all('domain:hostObj') ?? []),
      ...(hosts?.all('domain:hostAttr') ?? []).flatMap((host) => host.at('domain:hostName') ?? []),
    ].map((host) => host.text.toLowerCase()),
    createdAt: optionalDate(data.at('domain:crDate')),
    expiresAt: optionalDate(data.at('domain:exDate')),
  }
}

/** Parses a required date. Throws UnreadableAnswer. */
export function requiredDate(element: XmlElement | undefined): Date {
  const date = optionalDate(element)
  if (!date) throw new UnreadableAnswer('no date')
  return date
}

function optionalDate(element: XmlElement | undefined): Date | null {
  if (!element) return null
  const date = new Date(element.text)
  if (Number.isNaN(date.getTime())) throw new UnreadableAnswer(`no date: ${element.text.slice(0, 40)}`)
  return date
}

/** Parses the response to `<domain:check>`: one entry per domain, in the order of `domains`. Throws UnreadableAnswer. */
export function availabilities(response: EppResponse, domains: readonly string[]): readonly NameAvailability[] {
  const names = (response.data?.at('domain:chkData')?.all('domain:cd') ?? []).flatMap(
    (entry) => entry.at('domain:name') ?? [],
  )
  const available = new Map(names.map((name) => [name.text.toLowerCase(), isTrue(name.attributes.get('avail'))]))
  const premium = premiumNames(response)
  return domains.map((domain) => {
    const key = domain.toLowerCase()
    const isAvailable = available.get(key)
    if (isAvailable === undefined) throw new UnreadableAnswer(`no answer for ${domain}`)
    return { domain, available: isAvailable, premium: premium.has(key) }
  })
}

/** Names whose fee class is not "standard" (RFC 8748, 3.7). */
function premiumNames(response: EppResponse): ReadonlySet<string> {
  const entries = response.extension?.at('fee:chkData')?.all('fee:cd') ?? []
  const premium = entries.filter((entry) => (entry.at('fee:class')?.text ?? 'standard').toLowerCase() !== 'standard')
  return new Set(premium.flatMap((entry) => entry.at('fee:objID')?.text.toLowerCase() ?? []))
}

/** XML Schema's boolean. */
function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}
