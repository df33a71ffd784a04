import { allRows, type Row, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, hexOf } from '../../hex.ts'
import type { InternalTransferRow } from '../rows.ts'
import {
  type AddressQuery,
  blockRange,
  hexOrNull,
  type IndexSource,
  inOrder,
  type PlaceColumns,
  placeOf,
  whole,
} from './query.ts'

const KEY = ['block', 'transactionIndex', 'position'] as const

/** The internal transfers from and to an address. */
export async function readInternalTransfers(source: IndexSource, query: AddressQuery): Promise<InternalTransferRow[]> {
  const { pool, chainId } = source
  const { order, skip, limit } = query
  const address = bytesOf(query.address)
  const [from, to] = blockRange(query)
  const transfers = tables
    .selectFrom('data.internalTransfer')
    .selectAll()
    .where('chainId', '=', chainId)
    .where('block', '>=', from)
    .where('block', '<=', to)
  const first = inOrder(transfers, KEY, order).limit(skip + limit)
  const sent = first.where('sender', '=', address)
  const received = first.where('recipient', '=', address).where('sender', '<>', address)
  const either = tables.selectFrom(whole(sent).unionAll(whole(received)).as('either')).selectAll()
  const page = inOrder(either, KEY, order).limit(limit).offset(skip)
  const found = tables
    .selectFrom(page.as('page'))
    .innerJoin('data.block as b', (join) => join.on('b.chainId', '=', chainId).onRef('b.number', '=', 'page.block'))
    .selectAll('page')
    .select(['b.hash as blockHash', 'b.minedAt'])
  return (await allRows(pool, inOrder(found, KEY, order))).map(rowOf)
}

function rowOf(row: Row<'data.internalTransfer'> & PlaceColumns): InternalTransferRow {
  return {
    ...placeOf(row),
    position: row.position,
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    value: BigInt(row.value),
    kind: row.kind,
    tracePath: row.tracePath,
    gas: BigInt(row.gas),
    gasUsed: BigInt(row.gasUsed),
    failure: row.failure,
  }
}
