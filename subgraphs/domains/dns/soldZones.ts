import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Pool } from '../../../prisma/database.ts'
import { allRows, anyOf, firstRow, tables } from '../../../prisma/sql.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** The serial of a sold domain's zone; null if the domain is pending, expired or suspended. */
export async function soldSerial(pool: Pool, domain: string, now: Date): Promise<number | null> {
  const sold = tables
    .selectFrom('domains.domains')
    .select('serial')
    .where('name', '=', domain)
    .where('state', '=', 'ACTIVE')
    .where('suspendedAt', 'is', null)
    .where('expiresAt', '>', now)
  return (await firstRow(pool, sold))?.serial ?? null
}

interface SoldZone {
  readonly serial: number
  readonly records: readonly ZoneRecord[]
}

/** The zone of a sold domain. One statement reads serial and records, so that they are consistent. */
export async function readSoldZone(pool: Pool, domain: string): Promise<SoldZone | null> {
  const zone = tables
    .selectFrom('domains.domains as domain')
    .where('domain.name', '=', domain)
    .select((zone) => [
      'domain.serial',
      jsonArrayFrom(
        zone
          .selectFrom('domains.records')
          .select(['type', 'name', 'value', 'ttl'])
          .whereRef('domain', '=', 'domain.name')
          .orderBy('name')
          .orderBy('type')
          .orderBy('id'),
      ).as('records'),
    ])
  return await firstRow(pool, zone)
}

/** The records of several domains, in the order of the names. */
export async function recordsOf(pool: Pool, domains: readonly string[]): Promise<ZoneRecord[][]> {
  const records = tables.selectFrom('domains.records').select(['domain', 'type', 'name', 'value', 'ttl'])
  const ordered = records.orderBy('name').orderBy('type').orderBy('id')
  const rows = await allRows(pool, ordered.where('domain', '=', anyOf(domains)))
  const byDomain = new Map<string, ZoneRecord[]>(domains.map((domain) => [domain, []]))
  for (const { domain, ...record } of rows) byDomain.get(domain)?.push(record)
  return domains.map((domain) => byDomain.get(domain) ?? [])
}
