import type { ZoneRecord } from '../../kit/dns/record.ts'

/** One domain, or one zone of our own, that we are authoritative for. */
export interface Zone {
  readonly domain: string
  readonly nameservers: readonly string[]
  /** SOA serial; grows with every change. */
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** Where the name server finds zones: the closest enclosing one of a name, or null when we serve none (REFUSED). */
export interface ZoneSource {
  zoneOf(name: string): Promise<Zone | null>
}
