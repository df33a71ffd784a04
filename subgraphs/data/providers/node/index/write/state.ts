import type { PoolClient } from '../../../../../../prisma/database.ts'
import { affected, allRows, firstRow, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'

/** The newest block of an index. */
export interface IndexHead {
  readonly number: bigint
  readonly hash: Hex
}

/** Range of an index. */
export interface IndexState {
  readonly startBlock: bigint
  readonly head: IndexHead | null
}

/** Arbitrary number, unique among our locks; together with the chain id it identifies the index's lock. */
const LOCK_FAMILY = 0x746f6c6c

/**
 * Takes the lock for writing a chain's index, across all processes, until the end of the transaction. False if another
 * transaction holds it. A process that dies releases it with its connection.
 */
export async function takeIndex(client: PoolClient, chainId: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1, $2) AS taken', [
    LOCK_FAMILY,
    chainId,
  ])
  return rows[0]?.taken === true
}

/** State of a chain's index; null for a new chain. */
export async function readState(client: PoolClient, chainId: number): Promise<IndexState | null> {
  const index = tables
    .selectFrom('data.chainIndex')
    .select(['startBlock', 'headBlock', 'headHash'])
    .where('chainId', '=', chainId)
  const row = await firstRow(client, index)
  if (!row) return null
  const { startBlock, headBlock: number, headHash: hash } = row
  return {
    startBlock: BigInt(startBlock),
    head: number !== null && hash !== null ? { number: BigInt(number), hash: hexOf(hash) } : null,
  }
}

export async function writeState(client: PoolClient, chainId: number, state: IndexState, now: Date): Promise<void> {
  const { startBlock, head } = state
  const moved = { headBlock: head?.number ?? null, headHash: head && bytesOf(head.hash), seenAt: now }
  const insert = tables.insertInto('data.chainIndex').values({ chainId, startBlock, ...moved })
  await affected(
    client,
    insert.onConflict((conflict) => conflict.column('chainId').doUpdateSet(moved)),
  )
}

/** The hashes of up to `count` blocks of an index from a number downwards, newest first. */
export async function readNewestHashes(
  client: PoolClient,
  chainId: number,
  from: bigint,
  count: number,
): Promise<IndexHead[]> {
  const blocks = tables
    .selectFrom('data.block')
    .select(['number', 'hash'])
    .where('chainId', '=', chainId)
    .where('number', '<=', String(from))
  const rows = await allRows(client, blocks.orderBy('number', 'desc').limit(count))
  return rows.map(({ number, hash }) => ({ number: BigInt(number), hash: hexOf(hash) }))
}
