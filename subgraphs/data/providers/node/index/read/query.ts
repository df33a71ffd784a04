import type { Pool } from '../../../../../../prisma/database.ts'
import { type Hex, hexOf } from '../../hex.ts'
import type { Place } from '../rows.ts'

/** The index of one chain in a database. */
export interface IndexSource {
  readonly pool: Pool
  readonly chainId: number
}

/** A window of an address's history. */
export interface AddressQuery {
  readonly address: Hex
  /** Omitted: from the first indexed block. */
  readonly fromBlock?: bigint
  /** Omitted: to the newest block. */
  readonly toBlock?: bigint
  readonly order: 'asc' | 'desc'
  readonly skip: number
  readonly limit: number
}

/** The largest bigint of Postgres, above every block number. */
const NO_END = 9_223_372_036_854_775_807n

/** The block range of a query, as SQL parameters. */
export function blockRange({ fromBlock = 0n, toBlock = NO_END }: Pick<AddressQuery, 'fromBlock' | 'toBlock'>) {
  return [capped(fromBlock), capped(toBlock)] as const
}

function capped(block: bigint): string {
  return String(block > NO_END ? NO_END : block)
}

/** An ORDER BY list in one direction: `block DESC, index DESC`. */
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
