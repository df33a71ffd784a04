import type { Pool } from '../../../prisma/database.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** The serial of a sold domain's zone; null if the domain is pending, expired or suspended. */
export async function soldSerial(pool: Pool, domain: string, now: Date): Promise<number | null> {
  const sql = `SELECT serial FROM domains.domains
    WHERE name = $1 AND state = 'ACTIVE' AND suspended_at IS NULL AND expires_at > $2`
  const { rows } = await pool.query<{ serial: number }>(sql, [domain, now])
  return rows[0]?.serial ?? null
}

interface SoldZone {
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** The zone of a sold domain. One statement reads serial and records, so that they are consistent. */
export async function readSoldZone(pool: Pool, domain: string): Promise<SoldZone | null> {
  const sql = `SELECT d.serial, COALESCE(json_agg(json_build_object('type', r.type, 'name', r.name, 'value', r.value, 'ttl', r.ttl)
      ORDER BY r.name, r.type, r.id) FILTER (WHERE r.id IS NOT NULL), '[]') AS records
    FROM domains.domains d LEFT JOIN domains.records r ON r.domain = d.name WHERE d.name = $1 GROUP BY d.name`
  return (await pool.query<SoldZone>(sql, [domain])).rows[0] ?? null
}

/** The records of several domains, in the order of the names. */
export async function recordsOf(pool: Pool, domains: readonly string[]): Promise<ZoneRecord[][]> {
  const sql =
    'SELECT domain, type, name, value, ttl FROM domains.records WHERE domain = ANY($1) ORDER BY name, type, id'
  const { rows } = await pool.query<ZoneRecord & { domain: string }>(sql, [domains])
  const byDomain = new Map<string, ZoneRecord[]>(domains.map((domain) => [domain, []]))
  for (const { domain, ...record } of rows) byDomain.get(domain)?.push(record)
  return domains.map((domain) => byDomain.get(domain) ?? [])
}
