/** The record types that a domain's owner may write; NS and SOA are ours. */
export const RECORD_TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** One record of a zone. `name` is fully qualified, lower case, without a dot at the end. */
export interface ZoneRecord {
  readonly type: RecordType
  readonly name: string
  /** Presentation form: MX `10 mail.example.com`, SRV `1 2 5060 sip.example.com`, CAA `0 issue "ca.example"`. */
  readonly value: string
  /** Seconds. */
  readonly ttl: number
}

/** One domain that we are authoritative for. */
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
