import type { PoolClient } from '../../../../../../prisma/database.ts'
import { bytesOf } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'
import { rowsAsArrays } from './insertRows.ts'

const BLOCK = {
  chain_id: 'int',
  number: 'bigint',
  hash: 'bytea',
  parent_hash: 'bytea',
  mined_at: 'timestamptz',
  miner: 'bytea',
  gas_used: 'numeric',
  gas_limit: 'numeric',
  base_fee: 'numeric',
  size: 'int',
  transactions: 'int',
  traced: 'boolean',
}

/** Daily totals of blocks. */
const SUMS = `SELECT chain_id, (mined_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS blocks,
       sum(transactions)::bigint AS transactions, sum(size)::bigint AS size`

/** Inserts blocks, and adds them to the daily totals. */
export async function writeBlocks(client: PoolClient, chainId: number, blocks: readonly FetchedBlock[]): Promise<void> {
  const rows = blocks.map(({ block, internals }) => [
    chainId,
    block.number,
    bytesOf(block.hash),
    bytesOf(block.parentHash),
    new Date(block.timestamp * 1000),
    bytesOf(block.miner),
    block.gasUsed,
    block.gasLimit,
    block.baseFeePerGas ?? null,
    block.size,
    block.transactions.length,
    internals !== null,
  ])
  const { names, unnest, parameters } = rowsAsArrays(BLOCK, rows)
  await client.query(
    `WITH made AS (INSERT INTO data.block (${names}) SELECT ${names} FROM ${unnest} RETURNING *)
     INSERT INTO data.chain_day AS known (chain_id, day, blocks, transactions, size)
     ${SUMS} FROM made GROUP BY 1, 2
     ON CONFLICT (chain_id, day) DO UPDATE SET blocks = known.blocks + excluded.blocks,
       transactions = known.transactions + excluded.transactions, size = known.size + excluded.size`,
    parameters,
  )
}

/** Removes the blocks above a number, and subtracts them from the daily totals. */
export async function removeBlocks(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  await client.query(
    `WITH gone AS (DELETE FROM data.block WHERE chain_id = $1 AND number > $2 RETURNING *),
          sums AS (${SUMS} FROM gone GROUP BY 1, 2)
     UPDATE data.chain_day AS known SET blocks = known.blocks - sums.blocks,
            transactions = known.transactions - sums.transactions, size = known.size - sums.size
       FROM sums WHERE known.chain_id = sums.chain_id AND known.day = sums.day`,
    [chainId, above],
  )
  await client.query('DELETE FROM data.chain_day WHERE chain_id = $1 AND blocks = 0', [chainId])
}
