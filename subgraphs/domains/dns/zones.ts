import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** A zone that we are authoritative for: a domain or a zone of our own. */
export interface Zone {
  readonly domain: string
  readonly nameservers: readonly string[]
  /** SOA serial; grows with every change. */
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** Source of zones for the name server: the closest zone that encloses a name, or null if we serve none (REFUSED). */
export interface ZoneSource {
  zoneOf(name: string): Promise<Zone | null>
}
