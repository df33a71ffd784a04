import type { Pool } from 'pg'
import { type Hex, hexOf } from '../../hex.ts'
import type { Place } from '../rows.ts'

/** The index of one chain in a database. */
export interface IndexSource {
  readonly pool: Pool
  readonly chainId: number
}

/** A window of what happened to an address. */
export interface AddressQuery {
  readonly address: Hex
  /** Left out: from the first block that was read. */
  readonly fromBlock?: bigint
  /** Left out: to the newest. */
  readonly toBlock?: bigint
  readonly order: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** Beyond every block number that Postgres can hold in a bigint. */
const NO_END = 9_223_372_036_854_775_807n

/** The blocks of a query, as Postgres takes them. */
export function blockRange({ fromBlock = 0n, toBlock = NO_END }: Pick<AddressQuery, 'fromBlock' | 'toBlock'>) {
  return [capped(fromBlock), capped(toBlock)] as const
}

function capped(block: bigint): string {
  return String(block > NO_END ? NO_END : block)
}

/** A list of columns, all in one direction: `block DESC, index DESC`. */
export function ordering(columns: readonly string[], order: 'asc' | 'desc'): string {
  return columns.map((column) => `${column} ${order === 'asc' ? 'ASC' : 'DESC'}`).join(', ')
}

export interface PlaceColumns {
  readonly block: string
  readonly block_hash: Buffer
  readonly mined_at: Date
  readonly transaction_index: number
  readonly transaction_hash: Buffer
}

export function placeOf(row: PlaceColumns): Place {
  return {
    blockNumber: BigInt(row.block),
    blockHash: hexOf(row.block_hash),
    minedAt: row.mined_at,
    transactionIndex: row.transaction_index,
    transactionHash: hexOf(row.transaction_hash),
  }
}

export function hexOrNull(bytes: Buffer | null): Hex | null {
  return bytes && hexOf(bytes)
}
