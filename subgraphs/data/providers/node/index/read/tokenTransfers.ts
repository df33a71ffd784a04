import { allRows, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { TokenStandard, TokenTransferRow } from '../rows.ts'
import { type AddressQuery, blockRange, type IndexSource, inOrder, placeOf, whole } from './query.ts'

/** A window of the transfers of an address, of a token, or of an address in a token; at least one of the two is given. */
export interface TokenQuery extends Omit<AddressQuery, 'address'> {
  readonly address?: Hex
  readonly contract?: Hex
  readonly standard: TokenStandard
}

const KEY = ['block', 'logIndex', 'batchIndex'] as const

export async function readTokenTransfers(source: IndexSource, query: TokenQuery): Promise<TokenTransferRow[]> {
  const { pool, chainId } = source
  const { address, contract, order, skip, limit } = query
  const [from, to] = blockRange(query)
  const within = tables
    .selectFrom('data.tokenTransfer')
    .selectAll()
    .where('chainId', '=', chainId)
    .where('standard', '=', query.standard)
    .where('block', '>=', from)
    .where('block', '<=', to)
  let transfers = inOrder(within, KEY, order).limit(skip + limit)
  if (contract) transfers = transfers.where('contract', '=', bytesOf(contract))
  const place = address && bytesOf(address)
  const parts = place
    ? whole(transfers.where('sender', '=', place)).unionAll(
        whole(transfers.where('recipient', '=', place).where('sender', '<>', place)),
      )
    : whole(transfers)
  const either = tables.selectFrom(parts.as('either')).selectAll()
  const page = inOrder(either, KEY, order).limit(limit).offset(skip)
  const found = tables
    .selectFrom(page.as('page'))
    .innerJoin('data.block as b', (join) => join.on('b.chainId', '=', chainId).onRef('b.number', '=', 'page.block'))
    .innerJoin('data.transaction as t', (join) =>
      join
        .on('t.chainId', '=', chainId)
        .onRef('t.block', '=', 'page.block')
        .onRef('t.index', '=', 'page.transactionIndex'),
    )
    .selectAll('page')
    .select(['b.hash as blockHash', 'b.minedAt'])
    .select(['t.nonce', 't.gas', 't.gasPrice', 't.gasUsed', 't.cumulativeGasUsed', 't.input'])
  const rows = await allRows(pool, inOrder(found, KEY, order))
  return rows.map((row) => ({
    ...placeOf(row),
    logIndex: row.logIndex,
    batchIndex: row.batchIndex,
    standard: row.standard,
    contract: hexOf(row.contract),
    from: hexOf(row.sender),
    to: hexOf(row.recipient),
    tokenId: BigInt(row.tokenId),
    value: BigInt(row.value),
    transaction: {
      nonce: BigInt(row.nonce),
      gas: BigInt(row.gas),
      gasPrice: BigInt(row.gasPrice),
      gasUsed: BigInt(row.gasUsed),
      cumulativeGasUsed: BigInt(row.cumulativeGasUsed),
      input: hexOf(row.input),
    },
  }))
}
