import type { Pool } from '../../../../prisma/database.ts'
import type { ZoneRecord } from './record.ts'

/** Snapshot of a published zone. */
export interface PublishedZone {
  /** SOA serial. */
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** The names of all published zones. */
export async function publishedZoneNames(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM kit.dns_zone')
  return new Set(rows.map((row) => row.name))
}

/** The serial of a published zone; null if there is none of that name. */
export async function publishedSerial(pool: Pool, zone: string): Promise<number | null> {
  const { rows } = await pool.query<{ serial: number }>('SELECT serial FROM kit.dns_zone WHERE name = $1', [zone])
  return rows[0]?.serial ?? null
}

/** A published zone with the records of all owners. Serial and records come from one statement, so that they are consistent. */
export async function readPublishedZone(pool: Pool, zone: string): Promise<PublishedZone | null> {
  const sql = `SELECT z.serial, COALESCE(json_agg(json_build_object('type', r.type, 'name', r.name, 'value', r.value, 'ttl', r.ttl)
      ORDER BY r.name, r.type, r.id) FILTER (WHERE r.id IS NOT NULL), '[]') AS records
    FROM kit.dns_zone z LEFT JOIN kit.dns_record r ON r.zone = z.name WHERE z.name = $1 GROUP BY z.name`
  return (await pool.query<PublishedZone>(sql, [zone])).rows[0] ?? null
}
