import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { TokenStandard } from '../rows.ts'
import { blockRange, hexOrNull, type IndexSource } from './query.ts'

/** Kind of a transfer: of the chain's coin by a transaction or inside one, or of tokens. */
export type AssetCategory = 'external' | 'internal' | TokenStandard

/** Position of a transfer in the total order: by block, then coin before tokens, then execution order. */
export interface TransferPosition {
  readonly block: bigint
  /** 0 for external, 1 for internal, 2 for tokens. */
  readonly rank: number
  /** Index of the transaction, or of the log. */
  readonly major: number
  /** Position inside the transaction, or in the batch. */
  readonly minor: number
}

export interface AssetTransferRow extends TransferPosition {
  readonly category: AssetCategory
  readonly minedAt: Date
  readonly transactionHash: Hex
  readonly from: Hex
  /** Null for a contract creation. */
  readonly to: Hex | null
  /** In the smallest unit. */
  readonly value: bigint
  /** Null for the chain's coin. */
  readonly contract: Hex | null
  /** Null for assets without token ids. */
  readonly tokenId: bigint | null
}

export interface AssetTransferQuery {
  readonly from?: Hex
  readonly to?: Hex
  /** Only these tokens; excludes the chain's coin. */
  readonly contracts?: readonly Hex[]
  readonly categories: readonly AssetCategory[]
  readonly withZero: boolean
  readonly fromBlock?: bigint
  readonly toBlock?: bigint
  readonly order: 'asc' | 'desc'
  readonly after?: TransferPosition
  readonly limit: number
}

interface Columns {
  readonly rank: number
  readonly block: string
  readonly major: number
  readonly minor: number
  readonly category: AssetCategory
  readonly mined_at: Date
  readonly transaction_hash: Buffer
  readonly sender: Buffer
  readonly recipient: Buffer | null
  readonly value: string
  readonly contract: Buffer | null
  readonly token_id: string | null
}

/** One table of transfers, as a part of the union. */
interface Part {
  readonly rank: number
  readonly table: string
  readonly major: string
  readonly minor: string
  readonly columns: string
  /** Excludes failed transfers, which moved nothing. */
  readonly condition: string
}

const EXTERNAL: Part = {
  rank: 0,
  table: 'data.transaction',
  major: 'index',
  // Cast, because a bare number in ORDER BY would refer to a column.
  minor: '0::int',
  columns: `'external' AS category, hash AS transaction_hash, sender, recipient, value, NULL::bytea AS contract, NULL::numeric AS token_id`,
  condition: 'succeeded',
}

const INTERNAL: Part = {
  rank: 1,
  table: 'data.internal_transfer',
  major: 'transaction_index',
  minor: 'position',
  columns: `'internal' AS category, transaction_hash, sender, recipient, value, NULL::bytea AS contract, NULL::numeric AS token_id`,
  condition: 'failure IS NULL',
}

const TOKENS: Part = {
  rank: 2,
  table: 'data.token_transfer',
  major: 'log_index',
  minor: 'batch_index',
  columns: 'standard::text AS category, transaction_hash, sender, recipient, value, contract, token_id',
  condition: 'standard = ANY($6::data.token_standard[])',
}

const STANDARDS: ReadonlySet<string> = new Set(['ERC20', 'ERC721', 'ERC1155'])

/** A page of transfers of all kinds in one order; each kind uses its own index, and their pages are merged. */
export async function readAssetTransfers(source: IndexSource, query: AssetTransferQuery): Promise<AssetTransferRow[]> {
  const { categories, contracts, order, after } = query
  const standards = categories.filter((category) => STANDARDS.has(category))
  const parameters: unknown[] = [source.chainId, ...blockRange(query), query.limit, query.withZero, standards]
  const given = (value: unknown) => `$${parameters.push(value)}`
  const filters: string[] = []
  if (query.from) filters.push(`sender = ${given(bytesOf(query.from))}`)
  if (query.to) filters.push(`recipient = ${given(bytesOf(query.to))}`)
  const ofTokens = contracts ? [`contract = ANY(${given(contracts.map(bytesOf))}::bytea[])`] : []
  const parts = [
    ...(categories.includes('external') && !contracts ? [EXTERNAL] : []),
    ...(categories.includes('internal') && !contracts ? [INTERNAL] : []),
    ...(standards.length > 0 ? [TOKENS] : []),
  ]
  if (parts.length === 0) return []
  const place = after && [after.block, after.major, after.minor].map((value) => `${given(value)}::bigint`)
  const direction = order === 'asc' ? 'ASC' : 'DESC'
  const selects = parts.map((part) => {
    const conditions = [...filters, ...(part === TOKENS ? ofTokens : []), part.condition]
    if (after && place) conditions.push(beyond(part, after, place, order))
    return `(SELECT ${part.rank} AS rank, block, ${part.major} AS major, ${part.minor} AS minor, ${part.columns}
       FROM ${part.table}
      WHERE chain_id = $1 AND block BETWEEN $2 AND $3 AND ($5 OR value > 0) AND ${conditions.join(' AND ')}
      ORDER BY block ${direction}, ${part.major} ${direction}, ${part.minor} ${direction} LIMIT $4)`
  })
  // Without token tables, Postgres could not infer the type of parameter $6.
  const { rows } = await source.pool.query<Columns>(
    `SELECT page.*, b.mined_at
       FROM (SELECT * FROM (${selects.join(' UNION ALL ')}) every
              WHERE $6::data.token_standard[] IS NOT NULL
              ORDER BY block ${direction}, rank ${direction}, major ${direction}, minor ${direction} LIMIT $4) page
       JOIN data.block b ON b.chain_id = $1 AND b.number = page.block
      ORDER BY block ${direction}, rank ${direction}, major ${direction}, minor ${direction}`,
    parameters,
  )
  return rows.map(rowOf)
}

/** SQL condition that a row of a part comes after a position. */
function beyond(part: Part, after: TransferPosition, place: readonly string[], order: 'asc' | 'desc'): string {
  const sign = order === 'asc' ? '>' : '<'
  const [block, major, minor] = place
  if (part.rank === after.rank) return `(block, ${part.major}, ${part.minor}) ${sign} (${block}, ${major}, ${minor})`
  // Postgres requires every parameter to be used, so the irrelevant ones are only referenced.
  const isLaterInBlock = order === 'asc' ? part.rank > after.rank : part.rank < after.rank
  return `(block ${sign}${isLaterInBlock ? '=' : ''} ${block} AND ${major} IS NOT NULL AND ${minor} IS NOT NULL)`
}

function rowOf(row: Columns): AssetTransferRow {
  const isWithId = row.category === 'ERC721' || row.category === 'ERC1155'
  return {
    block: BigInt(row.block),
    rank: row.rank,
    major: row.major,
    minor: row.minor,
    category: row.category,
    minedAt: row.mined_at,
    transactionHash: hexOf(row.transaction_hash),
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    value: BigInt(row.value),
    contract: hexOrNull(row.contract),
    tokenId: isWithId && row.token_id !== null ? BigInt(row.token_id) : null,
  }
}
