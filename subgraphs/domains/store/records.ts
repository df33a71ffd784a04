import type { PoolClient } from '../../../prisma/database.ts'
import type { ZoneRecord } from '../../kit/net/dns/record.ts'

/** The records of one domain, in a transaction that has locked it. */
export async function readRecordsOf(client: PoolClient, domain: string): Promise<ZoneRecord[]> {
  const sql = 'SELECT type, name, value, ttl FROM domains.records WHERE domain = $1 ORDER BY name, type, id'
  return (await client.query<ZoneRecord>(sql, [domain])).rows
}

/** Replaces all records of a domain. */
export async function replaceRecords(
  client: PoolClient,
  domain: string,
  records: readonly ZoneRecord[],
): Promise<void> {
  await client.query('DELETE FROM domains.records WHERE domain = $1', [domain])
  await addRecords(client, domain, records)
}

export async function addRecords(client: PoolClient, domain: string, records: readonly ZoneRecord[]): Promise<void> {
  const column = (pick: (record: ZoneRecord) => string | number) => records.map(pick)
  const sql = `INSERT INTO domains.records (domain, type, name, value, ttl)
    SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[])`
  const values = [domain, column((r) => r.type), column((r) => r.name), column((r) => r.value), column((r) => r.ttl)]
  await client.query(sql, values)
}
