import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Zone, ZoneRecord, ZoneSource } from './zones.ts'

/** Zones as the name server sees them, and a way to make a change of this process visible at once. */
export interface ZoneStore extends ZoneSource {
  forget(domain: string): void
}

/** For so long a zone is answered from memory without asking whether its serial has grown: the delay between processes. */
const TRUSTED_MS = 1000
const CACHED_ZONES = 5000

interface Remembered {
  readonly zone: Zone | null
  checkedAt: number
}

/**
 * Zones from Postgres. A name belongs to the zone of its last two labels, because those are all the names we sell.
 * Pending, expired and suspended domains have no zone.
 */
export function createZoneStore(pool: Pool, nameservers: readonly string[], now: () => Date): ZoneStore {
  const remembered = new LRUCache<string, Remembered>({ max: CACHED_ZONES })
  let changes = 0

  async function read(domain: string): Promise<Remembered> {
    const known = remembered.get(domain)
    const checkedAt = performance.now()
    const serial = await servedSerial(pool, domain, now())
    if (known?.zone && known.zone.serial === serial) return Object.assign(known, { checkedAt })
    return { zone: serial === null ? null : await loadZone(pool, domain, nameservers), checkedAt }
  }

  return {
    async zoneOf(name) {
      const domain = name.toLowerCase().replace(/\.$/, '').split('.').slice(-2).join('.')
      const known = remembered.get(domain)
      if (known && performance.now() - known.checkedAt < TRUSTED_MS) return known.zone
      const changesBefore = changes
      const fresh = await read(domain)
      // What was read while a zone changed may be the old one: it answers this query and no later one.
      if (changes === changesBefore) remembered.set(domain, fresh)
      return fresh.zone
    },
    forget(domain) {
      changes += 1
      remembered.delete(domain)
    },
  }
}

async function servedSerial(pool: Pool, domain: string, now: Date): Promise<number | null> {
  const sql = `SELECT serial FROM domains.domains
    WHERE name = $1 AND state = 'ACTIVE' AND suspended_at IS NULL AND expires_at > $2`
  const { rows } = await pool.query<{ serial: number }>(sql, [domain, now])
  return rows[0]?.serial ?? null
}

/** Serial and records in one statement, so that they belong together. */
async function loadZone(pool: Pool, domain: string, nameservers: readonly string[]): Promise<Zone | null> {
  const sql = `SELECT d.serial, COALESCE(json_agg(json_build_object('type', r.type, 'name', r.name, 'value', r.value, 'ttl', r.ttl)
      ORDER BY r.name, r.type, r.id) FILTER (WHERE r.id IS NOT NULL), '[]') AS records
    FROM domains.domains d LEFT JOIN domains.records r ON r.domain = d.name WHERE d.name = $1 GROUP BY d.name`
  const { rows } = await pool.query<{ serial: number; records: ZoneRecord[] }>(sql, [domain])
  return rows[0] ? { domain, nameservers, serial: rows[0].serial, records: rows[0].records } : null
}

/** The records of several domains at once, in the order of the names. */
export async function recordsOf(pool: Pool, domains: readonly string[]): Promise<ZoneRecord[][]> {
  const sql =
    'SELECT domain, type, name, value, ttl FROM domains.records WHERE domain = ANY($1) ORDER BY name, type, id'
  const { rows } = await pool.query<ZoneRecord & { domain: string }>(sql, [domains])
  const byDomain = new Map<string, ZoneRecord[]>(domains.map((domain) => [domain, []]))
  for (const { domain, ...record } of rows) byDomain.get(domain)?.push(record)
  return domains.map((domain) => byDomain.get(domain) ?? [])
}
