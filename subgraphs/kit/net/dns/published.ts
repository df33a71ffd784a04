import type { Database, Pool, PoolClient } from '../../../../prisma/database.ts'
import { inTransaction } from '../../../../prisma/transaction.ts'
import type { ServiceName } from '../../../../schema/services.ts'
import {
  checkAlias,
  type RecordToPublish,
  readPublishedName,
  readPublishedRecords,
  readZoneName,
  saysTheSame,
  Unpublishable,
} from './publishable.ts'
import type { ZoneRecord } from './record.ts'
import { canonicalName, selfAndParents } from './recordName.ts'

/**
 * Creates a zone of the installation itself, served by the name server within a second. Does nothing if it exists.
 * Throws Unpublishable for a domain sold here, or a name below one: the zone would take it from its owner.
 */
export async function publishZone(db: Database, zone: string): Promise<void> {
  const name = readZoneName(zone)
  const domain = name.split('.').slice(-2).join('.')
  if (await isSold(db.pool, domain)) {
    throw new Unpublishable(`${name} cannot be a zone of this installation: ${domain} is sold to a customer`)
  }
  if ((await db.pool.query('SELECT FROM kit.dns_zone WHERE name = $1', [name])).rowCount) return
  await inTransaction(db.pool, async (client) => {
    // Block publishing meanwhile: a record below the new zone would be written into the parent zone.
    await client.query('LOCK TABLE kit.dns_zone IN EXCLUSIVE MODE')
    await client.query('INSERT INTO kit.dns_zone (name) VALUES ($1) ON CONFLICT DO NOTHING', [name])
    await adopt(client, name)
  })
}

/**
 * Replaces the service's records at the name, inside the caller's transaction. Other services' records at the name
 * stay. An unchanged set does not change the zone; otherwise its serial grows, and the name server answers with it
 * within a second of the commit. The zone is locked until then, so publish last. Throws Unpublishable for a name
 * outside the published zones and for an invalid value, Conflict for a CNAME beside other records.
 */
export async function publishRecords(
  client: PoolClient,
  owner: ServiceName,
  name: string,
  records: readonly RecordToPublish[],
): Promise<void> {
  const zone = await lockZoneOf(client, name)
  const host = readPublishedName(name, zone)
  const wanted = readPublishedRecords(records, host)
  const present = await recordsAt(client, host)
  const own = present.filter((record) => record.owner === owner)
  const others = present.filter((record) => record.owner !== owner)
  if (saysTheSame(wanted, own)) return
  checkAlias(zone, host, [...others, ...wanted])
  await client.query('DELETE FROM kit.dns_record WHERE owner = $1 AND name = $2', [owner, host])
  await insert(client, zone, owner, wanted)
  await bump(client, [zone])
}

/**
 * Removes the service's records at the name, inside the caller's transaction; does nothing if there are none. Throws
 * Unpublishable for a name outside the published zones.
 */
export async function withdrawRecords(client: PoolClient, owner: ServiceName, name: string): Promise<void> {
  await publishRecords(client, owner, name, [])
}

/** Whether a domain is sold or being bought, according to the domain service's tables. */
async function isSold(pool: Pool, domain: string): Promise<boolean> {
  const sql = `SELECT FROM domains.orders WHERE claim = $1
    UNION ALL SELECT FROM domains.domains WHERE name = $1
      AND (state = 'PENDING' OR (state = 'ACTIVE' AND (expires_at IS NULL OR expires_at > now())))`
  return Boolean((await pool.query(sql, [domain])).rowCount)
}

/** Moves records from parent zones into a new one: each record belongs to the longest enclosing zone. */
async function adopt(client: PoolClient, zone: string): Promise<void> {
  const sql = `WITH taken AS (
      SELECT id, zone FROM kit.dns_record
      WHERE zone = ANY($2) AND (name = $1 OR right(name, length($1) + 1) = '.' || $1)
    ), moved AS (UPDATE kit.dns_record r SET zone = $1 FROM taken WHERE r.id = taken.id)
    SELECT DISTINCT zone FROM taken`
  const { rows } = await client.query<{ zone: string }>(sql, [zone, selfAndParents(zone).slice(1)])
  await bump(
    client,
    rows.map((row) => row.zone),
  )
}

/** Locks the longest published zone that encloses a name: one writer at a time, so that no writer works on a partial state. */
async function lockZoneOf(client: PoolClient, name: string): Promise<string> {
  const sql = 'SELECT name FROM kit.dns_zone WHERE name = ANY($1) ORDER BY length(name) DESC LIMIT 1 FOR UPDATE'
  const { rows } = await client.query<{ name: string }>(sql, [selfAndParents(canonicalName(name))])
  if (!rows[0]) throw new Unpublishable(`${name} is in no zone that this installation publishes`)
  return rows[0].name
}

async function recordsAt(client: PoolClient, name: string): Promise<(ZoneRecord & { readonly owner: string })[]> {
  const sql = 'SELECT owner, type, name, value, ttl FROM kit.dns_record WHERE name = $1'
  return (await client.query<ZoneRecord & { owner: string }>(sql, [name])).rows
}

async function insert(client: PoolClient, zone: string, owner: string, records: readonly ZoneRecord[]): Promise<void> {
  const sql = `INSERT INTO kit.dns_record (zone, owner, type, name, value, ttl)
    SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::int[])`
  const column = (pick: (record: ZoneRecord) => string | number) => records.map(pick)
  const columns = [column((r) => r.type), column((r) => r.name), column((r) => r.value), column((r) => r.ttl)]
  await client.query(sql, [zone, owner, ...columns])
}

async function bump(client: PoolClient, zones: readonly string[]): Promise<void> {
  await client.query('UPDATE kit.dns_zone SET serial = serial + 1 WHERE name = ANY($1)', [zones])
}
