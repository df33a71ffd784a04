import type { SelectQueryBuilder, StringReference } from 'kysely'
import type { Pool } from '../../../../../../prisma/database.ts'
import { type Row, tables } from '../../../../../../prisma/sql.ts'
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

/** The block range of a query. */
export function blockRange({ fromBlock = 0n, toBlock = NO_END }: Pick<AddressQuery, 'fromBlock' | 'toBlock'>) {
  return [capped(fromBlock), capped(toBlock)] as const
}

function capped(block: bigint): string {
  return String(block > NO_END ? NO_END : block)
}

/** A query ordered by these columns, all in one direction. */
export function inOrder<DB, Table extends keyof DB, Found>(
  query: SelectQueryBuilder<DB, Table, Found>,
  columns: readonly StringReference<DB, Table>[],
  order: 'asc' | 'desc',
): SelectQueryBuilder<DB, Table, Found> {
  return columns.reduce((ordered, column) => ordered.orderBy(column, order), query)
}

/** A query whose own order and limit stay when it becomes a part of a union. */
export function whole<DB, Table extends keyof DB, Found>(part: SelectQueryBuilder<DB, Table, Found>) {
  return tables.selectFrom(part.as('part')).selectAll()
}

/** An event's columns of position, and those of its block. */
export type PlaceColumns = Pick<Row<'data.tokenTransfer'>, 'block' | 'transactionIndex' | 'transactionHash'> &
  Pick<Row<'data.block'>, 'minedAt'> & { readonly blockHash: Buffer }

export function placeOf(row: PlaceColumns): Place {
  return {
    blockNumber: BigInt(row.block),
    blockHash: hexOf(row.blockHash),
    minedAt: row.minedAt,
    transactionIndex: row.transactionIndex,
    transactionHash: hexOf(row.transactionHash),
  }
}

export function hexOrNull(bytes: Buffer | null): Hex | null {
  return bytes && hexOf(bytes)
}
