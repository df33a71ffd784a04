import { sql } from 'kysely'
import type { Database, Pool, PoolClient } from '../../../../prisma/database.ts'
import { affected, allRows, anyOf, firstRow, type Row, tables } from '../../../../prisma/sql.ts'
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
  if (await affected(db.pool, tables.selectFrom('kit.dnsZone').select('name').where('name', '=', name))) return
  await inTransaction(db.pool, async (client) => {
    // Block publishing meanwhile: a record below the new zone would be written into the parent zone.
    await client.query('LOCK TABLE kit.dns_zone IN EXCLUSIVE MODE')
    const created = tables
      .insertInto('kit.dnsZone')
      .values({ name })
      .onConflict((known) => known.doNothing())
    await affected(client, created)
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
  await affected(client, tables.deleteFrom('kit.dnsRecord').where('owner', '=', owner).where('name', '=', host))
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
  const found = sql.lit(1).as('found')
  const order = tables.selectFrom('domains.orders').where('claim', '=', domain)
  const owned = tables
    .selectFrom('domains.domains')
    .where('name', '=', domain)
    .where(({ eb, and, or }) => {
      const isPaid = or([eb('expiresAt', 'is', null), eb('expiresAt', '>', sql<Date>`now()`)])
      return or([eb('state', '=', 'PENDING'), and([eb('state', '=', 'ACTIVE'), isPaid])])
    })
  return (await affected(pool, order.select(found).unionAll(owned.select(found)))) > 0
}

/** Moves records from parent zones into a new one: each record belongs to the longest enclosing zone. */
async function adopt(client: PoolClient, zone: string): Promise<void> {
  const moved = tables
    .with('taken', (db) =>
      db
        .selectFrom('kit.dnsRecord')
        .select(['id', 'zone'])
        .where('zone', '=', anyOf(selfAndParents(zone).slice(1)))
        .where(({ eb, fn, or, val }) =>
          or([eb('name', '=', zone), eb(fn<string>('right', ['name', val(zone.length + 1)]), '=', `.${zone}`)]),
        ),
    )
    .with('moved', (db) =>
      db.updateTable('kit.dnsRecord as record').from('taken').set({ zone }).whereRef('record.id', '=', 'taken.id'),
    )
  const left = await allRows(client, moved.selectFrom('taken').select('zone').distinct())
  await bump(
    client,
    left.map((row) => row.zone),
  )
}

/** Locks the longest published zone that encloses a name: one writer at a time, so that no writer works on a partial state. */
async function lockZoneOf(client: PoolClient, name: string): Promise<string> {
  const enclosing = tables
    .selectFrom('kit.dnsZone')
    .select('name')
    .where('name', '=', anyOf(selfAndParents(canonicalName(name))))
    .orderBy(({ fn }) => fn('length', ['name']), 'desc')
  const zone = await firstRow(client, enclosing.limit(1).forUpdate())
  if (!zone) throw new Unpublishable(`${name} is in no zone that this installation publishes`)
  return zone.name
}

function recordsAt(
  client: PoolClient,
  name: string,
): Promise<Pick<Row<'kit.dnsRecord'>, keyof ZoneRecord | 'owner'>[]> {
  const records = tables.selectFrom('kit.dnsRecord').where('name', '=', name)
  return allRows(client, records.select(['owner', 'type', 'name', 'value', 'ttl']))
}

async function insert(
  client: PoolClient,
  zone: string,
  owner: ServiceName,
  records: readonly ZoneRecord[],
): Promise<void> {
  if (records.length === 0) return
  const rows = records.map((record) => ({ ...record, zone, owner }))
  await affected(client, tables.insertInto('kit.dnsRecord').values(rows))
}

async function bump(client: PoolClient, zones: readonly string[]): Promise<void> {
  const bumped = tables.updateTable('kit.dnsZone').set(({ eb }) => ({ serial: eb('serial', '+', 1) }))
  await affected(client, bumped.where('name', '=', anyOf(zones)))
}
