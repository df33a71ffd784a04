import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { Gather } from '../../../prisma/gather.ts'
import { servedWhileAway } from '../../kit/async/servedWhileAway.ts'
import { type MemoryLimits, type ShortMemory, shortMemory } from '../../kit/async/shortMemory.ts'
import { publishedSerial, publishedZoneNames, readPublishedZone } from '../../kit/net/dns/publishedZones.ts'
import { selfAndParents } from '../../kit/net/dns/recordName.ts'
import { readSoldZone, soldSerials } from './soldZones.ts'
import type { Zone, ZoneSource } from './zones.ts'

/** Zones for the name server; `forget` makes a change by this process visible at once. */
export interface ZoneStore extends ZoneSource {
  forget(domain: string): void
}

/** How long a zone is served from memory without checking its serial: the delay between processes. Milliseconds. */
const TRUSTED_MS = 1000
const CACHED_ZONES = 5000

/**
 * Zones from Postgres: the longest published zone that encloses a name, else the domain of its last two labels, because
 * all names we sell have two. Pending, expired and suspended domains have no zone. While the database is away, known
 * zones are served as last read; `zoneOf` rejects for names of other zones, because those cannot be looked up.
 */
export function createZoneStore(
  pool: Pool,
  nameservers: readonly string[],
  { now, log }: { readonly now: () => Date; readonly log: Logger },
): ZoneStore {
  const outage = servedWhileAway(log, 'A zone is served as last read: the database is away')
  const limits = { trustedMs: TRUSTED_MS, maxKeys: CACHED_ZONES, outage }
  const published = zoneMemory(nameservers, limits, {
    serialOf: (name) => publishedSerial(pool, name),
    read: (name) => readPublishedZone(pool, name),
  })
  // Anyone may ask for any name, so questions for unknown ones must not take the connections of paid calls.
  const serials = new Gather((domains: readonly string[]) => soldSerials(pool, domains, now()))
  const sold = zoneMemory(nameservers, limits, {
    serialOf: (domain) => serials.add(domain),
    read: (domain) => readSoldZone(pool, domain),
  })
  const publishedNames = shortMemory(() => publishedZoneNames(pool), { ...limits, maxKeys: 1 })

  return {
    async zoneOf(name) {
      const names = selfAndParents(name.toLowerCase().replace(/\.$/, ''))
      const isPublished = await publishedNames.get('all')
      const zone = names.find((one) => isPublished.has(one))
      return zone ? published.get(zone) : sold.get(names.slice(-2)[0] ?? '')
    },
    forget(domain) {
      sold.forget(domain)
    },
  }
}

/** Storage of one kind of zones. */
interface ZoneTable {
  /** Null if there is no zone to serve. */
  serialOf(name: string): Promise<number | null>
  read(name: string): Promise<Pick<Zone, 'serial' | 'records'> | null>
}

/**
 * Caches zones of one kind; a zone is read in full only if its serial has changed, because it may have many thousand
 * records.
 */
function zoneMemory(nameservers: readonly string[], limits: MemoryLimits, table: ZoneTable): ShortMemory<Zone | null> {
  return shortMemory<Zone | null>(async (name, known) => {
    const serial = await table.serialOf(name)
    if (serial === null) return null
    if (known?.serial === serial) return known
    const zone = await table.read(name)
    return zone && { domain: name, nameservers, ...zone }
  }, limits)
}
