import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Pool } from '../../../../prisma/database.ts'
import { allRows, firstRow, tables } from '../../../../prisma/sql.ts'
import type { ZoneRecord } from './record.ts'

/** Snapshot of a published zone. */
export interface PublishedZone {
  /** SOA serial. */
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** The names of all published zones. */
export async function publishedZoneNames(pool: Pool): Promise<ReadonlySet<string>> {
  const rows = await allRows(pool, tables.selectFrom('kit.dnsZone').select('name'))
  return new Set(rows.map((row) => row.name))
}

/** The serial of a published zone; null if there is none of that name. */
export async function publishedSerial(pool: Pool, zone: string): Promise<number | null> {
  const row = await firstRow(pool, tables.selectFrom('kit.dnsZone').select('serial').where('name', '=', zone))
  return row?.serial ?? null
}

/** A published zone with the records of all owners. Serial and records come from one statement, so that they are consistent. */
export async function readPublishedZone(pool: Pool, zone: string): Promise<PublishedZone | null> {
  const records = tables
    .selectFrom('kit.dnsRecord')
    .select(['type', 'name', 'value', 'ttl'])
    .where('zone', '=', zone)
    .orderBy('name')
    .orderBy('type')
    .orderBy('id')
  const found = tables.selectFrom('kit.dnsZone').where('name', '=', zone)
  return await firstRow(pool, found.select(['serial', jsonArrayFrom(records).as('records')]))
}
