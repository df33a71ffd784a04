import { sql } from 'kysely'
import { allRows, anyOf, dateOf, firstRow, onlyRow, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { ContractCreationRow, DayRow, IndexExtent } from '../rows.ts'
import { hexOrNull, type IndexSource } from './query.ts'

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
