/** Record types that services and domain owners may write; NS and SOA belong to the name server. */
export const RECORD_TYPES = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA'] as const
export type RecordType = (typeof RECORD_TYPES)[number]

/** One record of a zone. `name` is fully qualified, lower case, without a trailing dot. */
export interface ZoneRecord {
  readonly type: RecordType
  readonly name: string
  /** Presentation form: MX `10 mail.example.com`, SRV `1 2 5060 sip.example.com`, CAA `0 issue "ca.example"`. */
  readonly value: string
  /** Seconds. */
  readonly ttl: number
}
