import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { TokenStandard, TokenTransferRow } from '../rows.ts'
import { type AddressQuery, blockRange, type IndexSource, ordering, type PlaceColumns, placeOf } from './query.ts'

/** A window of the transfers of an address, of a token, or of an address in a token; at least one of the two is given. */
export interface TokenQuery extends Omit<AddressQuery, 'address'> {
  readonly address?: Hex
  readonly contract?: Hex
  readonly standard: TokenStandard
}

interface Columns extends PlaceColumns {
  readonly log_index: number
  readonly batch_index: number
  readonly standard: TokenStandard
  readonly contract: Buffer
  readonly sender: Buffer
  readonly recipient: Buffer
  readonly token_id: string
  readonly value: string
  readonly nonce: string
  readonly gas: string
  readonly gas_price: string
  readonly gas_used: string
  readonly cumulative_gas_used: string
  readonly input: Buffer
}

const KEY = ['block', 'log_index', 'batch_index']

export async function readTokenTransfers(source: IndexSource, query: TokenQuery): Promise<TokenTransferRow[]> {
  const { address, contract } = query
  const order = ordering(KEY, query.order)
  const parameters: unknown[] = [source.chainId, query.standard, ...blockRange(query), query.skip + query.limit]
  const given = (bytes: Buffer) => `$${parameters.push(bytes)}`
  const conditions = ['chain_id = $1', 'standard = $2', 'block BETWEEN $3 AND $4']
  if (contract) conditions.push(`contract = ${given(bytesOf(contract))}`)
  const part = (...more: string[]) =>
    `(SELECT * FROM data.token_transfer WHERE ${[...conditions, ...more].join(' AND ')} ORDER BY ${order} LIMIT $5)`
  const place = address && given(bytesOf(address))
  const parts = place ? [part(`sender = ${place}`), part(`recipient = ${place}`, `sender <> ${place}`)] : [part()]
  const window = `LIMIT $${parameters.push(query.limit)} OFFSET $${parameters.push(query.skip)}`
  const { rows } = await source.pool.query<Columns>(
    `WITH page AS (SELECT * FROM (${parts.join(' UNION ALL ')}) either ORDER BY ${order} ${window})
     SELECT page.*, b.hash AS block_hash, b.mined_at,
            t.nonce, t.gas, t.gas_price, t.gas_used, t.cumulative_gas_used, t.input
       FROM page
       JOIN data.block b ON b.chain_id = $1 AND b.number = page.block
       JOIN data.transaction t ON t.chain_id = $1 AND t.block = page.block AND t.index = page.transaction_index
      ORDER BY ${order.replace('block', 'page.block')}`,
    parameters,
  )
  return rows.map((row) => ({
    ...placeOf(row),
    logIndex: row.log_index,
    batchIndex: row.batch_index,
    standard: row.standard,
    contract: hexOf(row.contract),
    from: hexOf(row.sender),
    to: hexOf(row.recipient),
    tokenId: BigInt(row.token_id),
    value: BigInt(row.value),
    transaction: {
      nonce: BigInt(row.nonce),
      gas: BigInt(row.gas),
      gasPrice: BigInt(row.gas_price),
      gasUsed: BigInt(row.gas_used),
      cumulativeGasUsed: BigInt(row.cumulative_gas_used),
      input: hexOf(row.input),
    },
  }))
}
