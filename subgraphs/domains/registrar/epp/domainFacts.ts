import type { NameAvailability } from '../registrar.ts'
import { type EppResponse, UnreadableAnswer } from './results.ts'
import type { XmlElement } from './xml.ts'

/** What `<domain:infData>` says of a domain (RFC 5731, 3.1.2). */
export interface DomainFacts {
  /** The registrar that sponsors it. */
  readonly sponsor: string
  readonly registrant: string | null
  readonly statuses: ReadonlySet<string>
  readonly nameservers: readonly string[]
  /** Null as long as the registry has not finished the registration, or to those who are not the sponsor. */
  readonly createdAt: Date | null
  readonly expiresAt: Date | null
}

/** Reads the answer to `<domain:info>`. Throws UnreadableAnswer. */
export function domainFacts(response: EppResponse): DomainFacts {
  const data = response.data?.at('domain:infData')
  const sponsor = data?.at('domain:clID')?.text
  if (!data || !sponsor) throw new UnreadableAnswer('no domain:infData')
  const hosts = data.at('domain:ns')
  return {
    sponsor,
    registrant: data.at('domain:registrant')?.text ?? null,
    statuses: new Set(data.all('domain:status').flatMap((status) => status.attributes.get('s') ?? [])),
    nameservers: [
      ...(hosts?.all('domain:hostObj') ?? []),
      ...(hosts?.all('domain:hostAttr') ?? []).flatMap((host) => host.at('domain:hostName') ?? []),
    ].map((host) => host.text.toLowerCase()),
    createdAt: optionalDate(data.at('domain:crDate')),
    expiresAt: optionalDate(data.at('domain:exDate')),
  }
}

/** Reads a moment that must be there. Throws UnreadableAnswer. */
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

/** Reads the answer to `<domain:check>`: one entry for each of `domains`, in their order. Throws UnreadableAnswer. */
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

/** The names whose price class is another than "standard" (RFC 8748, 3.7). */
function premiumNames(response: EppResponse): ReadonlySet<string> {
  const entries = response.extension?.at('fee:chkData')?.all('fee:cd') ?? []
  const premium = entries.filter((entry) => (entry.at('fee:class')?.text ?? 'standard').toLowerCase() !== 'standard')
  return new Set(premium.flatMap((entry) => entry.at('fee:objID')?.text.toLowerCase() ?? []))
}

/** XML Schema's boolean. */
function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true'
}
