import { allRows, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, hexOf } from '../../hex.ts'
import type { TransactionRow } from '../rows.ts'
import { type AddressQuery, blockRange, hexOrNull, type IndexSource, inOrder, placeOf, whole } from './query.ts'

const KEY = ['block', 'index'] as const

/**
 * The transactions of an address. Each relation to an address has its own database index; their first pages are merged
 * by key, and only the remaining rows are read in full.
 */
export async function readTransactions(source: IndexSource, query: AddressQuery): Promise<TransactionRow[]> {
  const { pool, chainId } = source
  const { order, skip, limit } = query
  const address = bytesOf(query.address)
  const [from, to] = blockRange(query)
  const transactions = tables
    .selectFrom('data.transaction')
    .select(['block', 'index'])
    .where('chainId', '=', chainId)
    .where('block', '>=', from)
    .where('block', '<=', to)
  const first = inOrder(transactions, KEY, order).limit(skip + limit)
  const sent = first.where('sender', '=', address)
  const received = first.where('recipient', '=', address).where('sender', '<>', address)
  const created = tables
    .selectFrom('data.contractCreation')
    .select(['block', 'transactionIndex as index'])
    .where('chainId', '=', chainId)
    .where('contract', '=', address)
    .where('factory', 'is', null)
    .where('block', '>=', from)
    .where('block', '<=', to)
  const firstCreated = inOrder(created, ['block', 'transactionIndex'], order).limit(skip + limit)
  const keys = whole(sent).unionAll(whole(received)).unionAll(whole(firstCreated))
  const page = inOrder(tables.selectFrom(keys.as('keys')).selectAll(), KEY, order)
  const found = tables
    .selectFrom(page.limit(limit).offset(skip).as('page'))
    .innerJoin('data.transaction as t', (join) =>
      join.onRef('t.block', '=', 'page.block').onRef('t.index', '=', 'page.index'),
    )
    .innerJoin('data.block as b', 'b.number', 't.block')
    .selectAll('t')
    .select(['t.index as transactionIndex', 't.hash as transactionHash', 'b.hash as blockHash', 'b.minedAt'])
    .where('t.chainId', '=', chainId)
    .where('b.chainId', '=', chainId)
  const rows = await allRows(pool, inOrder(found, ['t.block', 't.index'], order))
  return rows.map((row) => ({
    ...placeOf(row),
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    nonce: BigInt(row.nonce),
    value: BigInt(row.value),
    gas: BigInt(row.gas),
    gasPrice: BigInt(row.gasPrice),
    input: hexOf(row.input),
    createdContract: hexOrNull(row.createdContract),
    gasUsed: BigInt(row.gasUsed),
    cumulativeGasUsed: BigInt(row.cumulativeGasUsed),
    succeeded: row.succeeded,
  }))
}
