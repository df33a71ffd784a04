import type { RecordType, ZoneRecord } from '../../../kit/net/dns/record.ts'
import type { Zone } from '../zones.ts'

/** The records of a name, by type; empty if the name exists only because of names below it (RFC 4592, 2.2.2). */
export type Node = ReadonlyMap<string, readonly ZoneRecord[]>

/** A zone indexed for queries. */
export interface ZoneIndex {
  /**
   * The node that answers for a name: its own, or the wildcard's at the closest existing name above it (RFC 4592, 3.3.1).
   * Null if there is none (NXDOMAIN).
   */
  nodeFor(name: string): Node | null
}

const indexes = new WeakMap<Zone, ZoneIndex>()

/** The index of a zone, built once per zone object. */
export function indexOf(zone: Zone): ZoneIndex {
  const known = indexes.get(zone)
  if (known) return known
  const index = createIndex(zone)
  indexes.set(zone, index)
  return index
}

/** Whether a name is the zone's apex or below it; both in lower case. */
export function isInZone(name: string, zone: Zone): boolean {
  return name === zone.domain || name.endsWith(`.${zone.domain}`)
}

/** The name without its first label. */
export function parentOf(name: string): string {
  const dot = name.indexOf('.')
  return dot < 0 ? '' : name.slice(dot + 1)
}

function createIndex(zone: Zone): ZoneIndex {
  const nodes = new Map<string, Map<RecordType, ZoneRecord[]>>([[zone.domain, new Map()]])
  const nodeAt = (name: string): Map<RecordType, ZoneRecord[]> => {
    const node = nodes.get(name) ?? new Map<RecordType, ZoneRecord[]>()
    nodes.set(name, node)
    return node
  }
  for (const record of zone.records.filter(({ name }) => isInZone(name, zone))) {
    const node = nodeAt(record.name)
    const ofType = node.get(record.type)
    if (ofType) ofType.push(record)
    else node.set(record.type, [record])
    for (let name = record.name; name !== zone.domain; name = parentOf(name)) nodeAt(name)
  }
  return {
    nodeFor(name) {
      const own = nodes.get(name)
      if (own) return own
      let encloser = parentOf(name)
      while (!nodes.has(encloser)) encloser = parentOf(encloser)
      return nodes.get(`*.${encloser}`) ?? null
    },
  }
}
