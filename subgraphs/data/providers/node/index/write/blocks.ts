import { sql } from 'kysely'
import type { PoolClient } from '../../../../../../prisma/database.ts'
import { affected, countRows, insertRows, type Row, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf } from '../../hex.ts'
import type { FetchedBlock } from '../fetch/fetchBlocks.ts'

const BLOCK = {
  chainId: 'int4',
  number: 'int8',
  hash: 'bytea',
  parentHash: 'bytea',
  minedAt: 'timestamptz',
  miner: 'bytea',
  gasUsed: 'numeric',
  gasLimit: 'numeric',
  baseFee: 'numeric',
  size: 'int4',
  transactions: 'int4',
  traced: 'bool',
} as const

/** The statement part `changed`: blocks that were inserted or removed. */
const changed = tables.withTables<{ changed: Row<'data.block'> }>().selectFrom('changed')
const day = sql<Date>`(${sql.ref('minedAt')} at time zone 'UTC')::date`

/** Daily totals of changed blocks. */
const sums = changed
  .select(['chainId', day.as('day'), countRows.as('blocks')])
  .select(({ ref }) => [
    sql<string>`sum(${ref('transactions')})::bigint`.as('transactions'),
    sql<string>`sum(${ref('size')})::bigint`.as('size'),
  ])
  .groupBy(['chainId', day])

/** Inserts blocks, and adds them to the daily totals. */
export async function writeBlocks(client: PoolClient, chainId: number, blocks: readonly FetchedBlock[]): Promise<void> {
  const rows = blocks.map(({ block, internals }) => ({
    chainId,
    number: block.number,
    hash: bytesOf(block.hash),
    parentHash: bytesOf(block.parentHash),
    minedAt: new Date(block.timestamp * 1000),
    miner: bytesOf(block.miner),
    gasUsed: block.gasUsed,
    gasLimit: block.gasLimit,
    baseFee: block.baseFeePerGas ?? null,
    size: block.size,
    transactions: block.transactions.length,
    traced: internals !== null,
  }))
  const added = tables
    .with('changed', () => insertRows('data.block', rows, BLOCK).returningAll())
    .insertInto('data.chainDay')
    .columns(['chainId', 'day', 'blocks', 'transactions', 'size'])
    .expression(sums)
    .onConflict((conflict) =>
      conflict.columns(['chainId', 'day']).doUpdateSet(({ eb, ref }) => ({
        blocks: eb('data.chainDay.blocks', '+', ref('excluded.blocks')),
        transactions: eb('data.chainDay.transactions', '+', ref('excluded.transactions')),
        size: eb('data.chainDay.size', '+', ref('excluded.size')),
      })),
    )
  await affected(client, added)
}

/** Removes the blocks above a number, and subtracts them from the daily totals. */
export async function removeBlocks(client: PoolClient, chainId: number, above: bigint): Promise<void> {
  const removed = tables.deleteFrom('data.block').where('chainId', '=', chainId).where('number', '>', String(above))
  const subtracted = tables
    .with('changed', () => removed.returningAll())
    .with('sums', () => sums)
    .updateTable('data.chainDay as known')
    .from('sums')
    .set(({ eb, ref }) => ({
      blocks: eb('known.blocks', '-', ref('sums.blocks')),
      transactions: eb('known.transactions', '-', ref('sums.transactions')),
      size: eb('known.size', '-', ref('sums.size')),
    }))
    .whereRef('known.chainId', '=', 'sums.chainId')
    .whereRef('known.day', '=', 'sums.day')
  await affected(client, subtracted)
  await affected(client, tables.deleteFrom('data.chainDay').where('chainId', '=', chainId).where('blocks', '=', 0))
}
