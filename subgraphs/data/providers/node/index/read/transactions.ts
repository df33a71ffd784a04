import { bytesOf, hexOf } from '../../hex.ts'
import type { TransactionRow } from '../rows.ts'
import {
  type AddressQuery,
  blockRange,
  hexOrNull,
  type IndexSource,
  ordering,
  type PlaceColumns,
  placeOf,
} from './query.ts'

interface Columns extends PlaceColumns {
  readonly sender: Buffer
  readonly recipient: Buffer | null
  readonly nonce: string
  readonly value: string
  readonly gas: string
  readonly gas_price: string
  readonly input: Buffer
  readonly created_contract: Buffer | null
  readonly gas_used: string
  readonly cumulative_gas_used: string
  readonly succeeded: boolean
}

/**
 * The transactions of an address. Each relation to an address has its own database index; their first pages are merged
 * by key, and only the remaining rows are read in full.
 */
export async function readTransactions(source: IndexSource, query: AddressQuery): Promise<TransactionRow[]> {
  const order = ordering(['block', 'index'], query.order)
  const page = `ORDER BY ${order} LIMIT $5`
  const { rows } = await source.pool.query<Columns>(
    `WITH keys AS (
       (SELECT block, index FROM data.transaction
         WHERE chain_id = $1 AND sender = $2 AND block BETWEEN $3 AND $4 ${page})
       UNION ALL
       (SELECT block, index FROM data.transaction
         WHERE chain_id = $1 AND recipient = $2 AND sender <> $2 AND block BETWEEN $3 AND $4 ${page})
       UNION ALL
       (SELECT block, transaction_index AS index FROM data.contract_creation
         WHERE chain_id = $1 AND contract = $2 AND factory IS NULL AND block BETWEEN $3 AND $4
         ORDER BY ${ordering(['block', 'transaction_index'], query.order)} LIMIT $5)
     ), page AS (SELECT block, index FROM keys ORDER BY ${order} LIMIT $6 OFFSET $7)
     SELECT t.*, t.index AS transaction_index, t.hash AS transaction_hash, b.hash AS block_hash, b.mined_at
       FROM page JOIN data.transaction t USING (block, index) JOIN data.block b ON b.number = t.block
      WHERE t.chain_id = $1 AND b.chain_id = $1 ORDER BY ${ordering(['t.block', 't.index'], query.order)}`,
    [source.chainId, bytesOf(query.address), ...blockRange(query), query.skip + query.limit, query.limit, query.skip],
  )
  return rows.map((row) => ({
    ...placeOf(row),
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    nonce: BigInt(row.nonce),
    value: BigInt(row.value),
    gas: BigInt(row.gas),
    gasPrice: BigInt(row.gas_price),
    input: hexOf(row.input),
    createdContract: hexOrNull(row.created_contract),
    gasUsed: BigInt(row.gas_used),
    cumulativeGasUsed: BigInt(row.cumulative_gas_used),
    succeeded: row.succeeded,
  }))
}
