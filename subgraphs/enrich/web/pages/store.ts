import { sql } from 'kysely'
import type { Pool, PoolClient } from '../../../../prisma/database.ts'
import { oneForEach, storableKeys } from '../../../../prisma/inOrder.ts'
import { isUnpaidNode } from '../../../../prisma/ledger/unpaidNode.ts'
import { micros, newestAfter, type Position } from '../../../../prisma/position.ts'
import { affected, allRows, anyOf, type Row, tables } from '../../../../prisma/sql.ts'
import type { WalletAddress } from '../../../../schema/address.ts'

// The only module that reads and writes enrich.read_page.

/** A page that a wallet had read. */
export type ReadPage = Row<'enrich.readPage'>

/** The pages of a wallet that are still kept and paid: a page is stored before its payment settles. */
const keptOf = (owner: WalletAddress, now: Date) =>
  tables
    .selectFrom('enrich.readPage')
    .selectAll()
    .where('owner', '=', owner)
    .where('expiresAt', '>', now)
    .where(({ not }) => not(isUnpaidNode('Page', sql.raw('read_page.id'))))

export async function insertPage(client: PoolClient, page: ReadPage): Promise<void> {
  await affected(client, tables.insertInto('enrich.readPage').values(page))
}

/** A wallet's kept pages with these ids, in the same order; null for an id that is none of them. */
export async function findPagesOf(
  pool: Pool,
  owner: WalletAddress,
  ids: readonly string[],
  now: Date,
): Promise<(ReadPage | null)[]> {
  const rows = await allRows(pool, keptOf(owner, now).where('id', '=', anyOf(storableKeys(ids))))
  return oneForEach(ids, rows, ({ id }) => id)
}

/** Up to `limit` kept pages of a wallet, newest first, after a position. */
export async function pagesOf(
  pool: Pool,
  owner: WalletAddress,
  { after, limit, now }: { readonly after: Position | null; readonly limit: number; readonly now: Date },
): Promise<(ReadPage & Position)[]> {
  return await allRows(pool, newestAfter(keptOf(owner, now).select(micros), after, limit))
}

/** Deletes up to `limit` expired pages. Returns their ids. */
export async function deleteExpired(client: PoolClient, now: Date, limit: number): Promise<string[]> {
  const expired = tables.selectFrom('enrich.readPage').select('id').where('expiresAt', '<=', now).limit(limit)
  const deleted = tables.deleteFrom('enrich.readPage').where('id', 'in', expired).returning('id')
  return (await allRows(client, deleted)).map(({ id }) => id)
}
