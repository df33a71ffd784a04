import { sql } from 'kysely'
import { allRows, anyOf, countRows, dateOf, firstRow, onlyRow, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { ContractCreationRow, DayRow, IndexExtent, UntracedBlocks } from '../rows.ts'
import { type AddressQuery, blockRange, hexOrNull, type IndexSource } from './query.ts'

/** Null until the chain is followed for the first time. */
export async function readExtent({ pool, chainId }: IndexSource): Promise<IndexExtent | null> {
  const index = tables
    .selectFrom('data.chainIndex')
    .select(['startBlock', 'headBlock', 'headHash'])
    .where('chainId', '=', chainId)
  const row = await firstRow(pool, index)
  if (!row) return null
  return {
    startBlock: BigInt(row.startBlock),
    headBlock: row.headBlock === null ? null : BigInt(row.headBlock),
    headHash: hexOrNull(row.headHash),
  }
}

/** Blocks that `readUntraced` looks at: the newest of a range. There is no index of untraced blocks. */
const TRACES_LOOKED_AT = 10_000

/** The blocks of a range whose internal transfers are unknown, because the node did not trace them; null if there are none. */
export async function readUntraced(
  { pool, chainId }: IndexSource,
  range: Pick<AddressQuery, 'fromBlock' | 'toBlock'>,
): Promise<UntracedBlocks | null> {
  const [from, to] = blockRange(range)
  const newest = tables
    .selectFrom('data.block')
    .select(['number', 'traced'])
    .where('chainId', '=', chainId)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number', 'desc')
    .limit(sql.lit(TRACES_LOOKED_AT))
  const untraced = tables
    .selectFrom(newest.as('newest'))
    .where('traced', '=', false)
    .select(({ fn }) => [countRows.as('count'), fn.min('number').as('first'), fn.max('number').as('last')])
  const { count, first, last } = await onlyRow(pool, untraced)
  return first === null || last === null ? null : { count, first: BigInt(first), last: BigInt(last) }
}

export async function readCreations(
  { pool, chainId }: IndexSource,
  contracts: readonly Hex[],
): Promise<ContractCreationRow[]> {
  const creations = tables
    .selectFrom('data.contractCreation as c')
    .innerJoin('data.block as b', (join) => join.onRef('b.chainId', '=', 'c.chainId').onRef('b.number', '=', 'c.block'))
    // A self-destructed contract can be created again: the latest creation counts.
    .distinctOn('c.contract')
    .select(['c.contract', 'c.creator', 'c.factory', 'c.block', 'c.transactionHash', 'b.minedAt'])
    .where('c.chainId', '=', chainId)
    .where('c.contract', '=', anyOf(contracts.map(bytesOf)))
    .orderBy('c.contract')
    .orderBy('c.block', 'desc')
    .orderBy('c.transactionIndex', 'desc')
  return (await allRows(pool, creations)).map((row) => ({
    contract: hexOf(row.contract),
    creator: hexOf(row.creator),
    factory: hexOrNull(row.factory),
    blockNumber: BigInt(row.block),
    transactionHash: hexOf(row.transactionHash),
    minedAt: row.minedAt,
  }))
}

export async function readHolderCount({ pool, chainId }: IndexSource, contract: Hex): Promise<number> {
  const holders = tables
    .selectFrom('data.tokenHolding')
    .select(({ fn }) => fn.count<string>('owner').distinct().as('count'))
    .where('chainId', '=', chainId)
    .where('contract', '=', bytesOf(contract))
    .where('balance', '>', '0')
  return Number((await onlyRow(pool, holders)).count)
}

export async function readDays(
  { pool, chainId }: IndexSource,
  from: string,
  to: string,
  order: 'asc' | 'desc',
): Promise<DayRow[]> {
  const days = tables
    .selectFrom('data.chainDay')
    .select(['blocks', 'transactions', 'size', ({ ref }) => sql<string>`${ref('day')}::text`.as('text')])
    .where('chainId', '=', chainId)
    .where('day', '>=', dateOf(from))
    .where('day', '<=', dateOf(to))
    .orderBy('day', order)
  return (await allRows(pool, days)).map(({ text, blocks, transactions, size }) => ({
    day: text,
    blocks,
    transactions: BigInt(transactions),
    size: BigInt(size),
  }))
}
