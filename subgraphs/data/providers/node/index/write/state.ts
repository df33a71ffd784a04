import type { PoolClient } from '../../../../../../prisma/database.ts'
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
  const { rows } = await client.query<{ start_block: string; head_block: string | null; head_hash: Buffer | null }>(
    'SELECT start_block, head_block, head_hash FROM data.chain_index WHERE chain_id = $1',
    [chainId],
  )
  const [row] = rows
  if (!row) return null
  const { head_block: number, head_hash: hash } = row
  return {
    startBlock: BigInt(row.start_block),
    head: number !== null && hash !== null ? { number: BigInt(number), hash: hexOf(hash) } : null,
  }
}

export async function writeState(client: PoolClient, chainId: number, state: IndexState, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO data.chain_index (chain_id, start_block, head_block, head_hash, seen_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (chain_id) DO UPDATE SET head_block = excluded.head_block, head_hash = excluded.head_hash,
       seen_at = excluded.seen_at`,
    [chainId, state.startBlock, state.head?.number ?? null, state.head && bytesOf(state.head.hash), now],
  )
}

/** The hashes of up to `count` blocks of an index from a number downwards, newest first. */
export async function readNewestHashes(
  client: PoolClient,
  chainId: number,
  from: bigint,
  count: number,
): Promise<IndexHead[]> {
  const { rows } = await client.query<{ number: string; hash: Buffer }>(
    'SELECT number, hash FROM data.block WHERE chain_id = $1 AND number <= $2 ORDER BY number DESC LIMIT $3',
    [chainId, from, count],
  )
  return rows.map(({ number, hash }) => ({ number: BigInt(number), hash: hexOf(hash) }))
}
