import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { InternalTransferRow } from '../rows.ts'
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
  readonly position: number
  readonly sender: Buffer
  readonly recipient: Buffer | null
  readonly value: string
  readonly kind: string
  readonly trace_path: string
  readonly gas: string
  readonly gas_used: string
  readonly failure: string | null
}

const KEY = ['block', 'transaction_index', 'position']

/** The internal transfers from and to an address. */
export async function readInternalTransfers(source: IndexSource, query: AddressQuery): Promise<InternalTransferRow[]> {
  const order = ordering(KEY, query.order)
  const within = 'chain_id = $1 AND block BETWEEN $3 AND $4'
  const { rows } = await source.pool.query<Columns>(
    `WITH either AS (
       (SELECT * FROM data.internal_transfer WHERE ${within} AND sender = $2 ORDER BY ${order} LIMIT $5)
       UNION ALL
       (SELECT * FROM data.internal_transfer WHERE ${within} AND recipient = $2 AND sender <> $2
         ORDER BY ${order} LIMIT $5)
     ), page AS (SELECT * FROM either ORDER BY ${order} LIMIT $6 OFFSET $7)
     SELECT page.*, b.hash AS block_hash, b.mined_at
       FROM page JOIN data.block b ON b.chain_id = $1 AND b.number = page.block ORDER BY ${order}`,
    [source.chainId, bytesOf(query.address), ...blockRange(query), query.skip + query.limit, query.limit, query.skip],
  )
  return rows.map(rowOf)
}

/** The internal transfers of a transaction, in execution order. */
export async function readInternalTransfersOf(source: IndexSource, hash: Hex): Promise<InternalTransferRow[]> {
  const { rows } = await source.pool.query<Columns>(
    `SELECT i.*, b.hash AS block_hash, b.mined_at
       FROM data.internal_transfer i JOIN data.block b ON b.chain_id = i.chain_id AND b.number = i.block
      WHERE i.chain_id = $1 AND i.transaction_hash = $2 ORDER BY i.position`,
    [source.chainId, bytesOf(hash)],
  )
  return rows.map(rowOf)
}

function rowOf(row: Columns): InternalTransferRow {
  return {
    ...placeOf(row),
    position: row.position,
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    value: BigInt(row.value),
    kind: row.kind,
    tracePath: row.trace_path,
    gas: BigInt(row.gas),
    gasUsed: BigInt(row.gas_used),
    failure: row.failure,
  }
}
