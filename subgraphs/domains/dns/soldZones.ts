import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Pool } from '../../../prisma/database.ts'
import { oneForEach } from '../../../prisma/inOrder.ts'
import { allRows, anyOf, firstRow, tables } from '../../../prisma/sql.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** The serials of sold domains' zones, in their order; null for a name that is not sold, pending, expired or suspended. */
export async function soldSerials(pool: Pool, domains: readonly string[], now: Date): Promise<(number | null)[]> {
  const sold = tables
    .selectFrom('domains.domains')
    .select(['name', 'serial'])
    .where('name', '=', anyOf(domains))
    .where('state', '=', 'ACTIVE')
    .where('suspendedAt', 'is', null)
    .where('expiresAt', '>', now)
  const found = oneForEach(domains, await allRows(pool, sold), ({ name }) => name)
  return found.map((row) => row?.serial ?? null)
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
