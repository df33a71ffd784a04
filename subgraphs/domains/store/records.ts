import type { PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, insertRows, tables } from '../../../prisma/sql.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** The records of one domain, in a transaction that has locked it. */
export async function readRecordsOf(client: PoolClient, domain: string): Promise<ZoneRecord[]> {
  const records = tables
    .selectFrom('domains.records')
    .select(['type', 'name', 'value', 'ttl'])
    .where('domain', '=', domain)
  return await allRows(client, records.orderBy('name').orderBy('type').orderBy('id'))
}

/** Replaces all records of a domain. */
export async function replaceRecords(
  client: PoolClient,
  domain: string,
  records: readonly ZoneRecord[],
): Promise<void> {
  await affected(client, tables.deleteFrom('domains.records').where('domain', '=', domain))
  await addRecords(client, domain, records)
}

export async function addRecords(client: PoolClient, domain: string, records: readonly ZoneRecord[]): Promise<void> {
  const rows = records.map(({ type, name, value, ttl }) => ({ domain, type, name, value, ttl }))
  const types = { domain: 'text', type: 'text', name: 'text', value: 'text', ttl: 'int4' } as const
  await affected(client, insertRows('domains.records', rows, types))
}
