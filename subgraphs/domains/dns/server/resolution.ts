import type { Answer } from 'dns-packet'
import type { Zone } from '../zones.ts'
import { nameserversOf, negativeSoaOf, soaOf } from './apex.ts'
import { answerOf } from './recordData.ts'
import { indexOf, isInZone, type Node } from './zoneIndex.ts'

/** A zone's answer to a question. */
export interface Resolution {
  readonly rcode: 'NOERROR' | 'NXDOMAIN'
  readonly answers: readonly Answer[]
  /** The SOA record of a negative answer. */
  readonly authorities: readonly Answer[]
}

/** Most CNAMEs followed per question; the resolver follows longer chains. */
const MAX_ALIASES = 8

/** TTL of the refusal of ANY. Seconds. */
const ANY_TTL = 3600

/**
 * Answers a question from one zone (RFC 1034, 4.3.2): follows CNAMEs within the zone. `name` is in lower case and in the
 * zone. Throws an Error if a record's value is invalid for its type.
 */
export function resolve(zone: Zone, name: string, type: string): Resolution {
  const answers: Answer[] = []
  const seen = new Set<string>()
  for (let owner = name; ; ) {
    seen.add(owner)
    const node = indexOf(zone).nodeFor(owner)
    if (!node) return { rcode: 'NXDOMAIN', answers, authorities: [negativeSoaOf(zone)] }
    const found = recordsAt(zone, owner, node, type)
    if (found.length === 0 && !node.has('CNAME'))
      return { rcode: 'NOERROR', answers, authorities: [negativeSoaOf(zone)] }
    if (found.length > 0) return { rcode: 'NOERROR', answers: [...answers, ...found], authorities: [] }
    const alias = ownedBy(owner, node, 'CNAME').slice(0, 1)
    answers.push(...alias)
    owner = String(alias[0]?.type === 'CNAME' ? alias[0].data : '').toLowerCase()
    const leads = isInZone(owner, zone) && !seen.has(owner) && seen.size <= MAX_ALIASES
    if (!leads) return { rcode: 'NOERROR', answers, authorities: [] }
  }
}

function recordsAt(zone: Zone, owner: string, node: Node, type: string): readonly Answer[] {
  const isApex = owner === zone.domain
  if (isApex && type === 'SOA') return [soaOf(zone)]
  if (isApex && type === 'NS') return nameserversOf(zone)
  if (type !== 'ANY') return ownedBy(owner, node, type)
  if (node.has('CNAME')) return ownedBy(owner, node, 'CNAME')
  if (node.size === 0 && !isApex) return []
  // RFC 8482, 4.2: answer ANY with one small record, so that the server cannot be used for amplification.
  return [{ type: 'HINFO', name: owner, ttl: ANY_TTL, data: { cpu: 'RFC8482', os: '' } }]
}

/** The records of one type as answers, all with the lowest of their TTLs (RFC 2181, 5.2). */
function ownedBy(owner: string, node: Node, type: string): readonly Answer[] {
  const records = node.get(type) ?? []
  const ttl = Math.min(...records.map((record) => record.ttl))
  return records.map((record) => answerOf({ ...record, name: owner, ttl }))
}
