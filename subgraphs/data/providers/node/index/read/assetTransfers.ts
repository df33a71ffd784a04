import { type AliasedExpression, sql } from 'kysely'
import { allRows, anyOf, type Row, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { TokenStandard } from '../rows.ts'
import { blockRange, hexOrNull, type IndexSource, inOrder, whole } from './query.ts'

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

/** A row of a part of the union: a transfer of any kind. */
interface Transfer
  extends Pick<Row<'data.transaction'>, 'chainId' | 'block' | 'sender' | 'recipient' | 'value'>,
    Omit<TransferPosition, 'block'> {
  readonly category: AssetCategory
  readonly transactionHash: Buffer
  readonly contract: Buffer | null
  readonly tokenId: string | null
}

const KEY = ['block', 'rank', 'major', 'minor'] as const

const NO_TOKEN = [sql<null>`null::bytea`.as('contract'), sql<null>`null::numeric`.as('tokenId')] as const

const external = tables
  .selectFrom('data.transaction')
  .select(['chainId', 'block', 'sender', 'recipient', 'value', 'hash as transactionHash', 'index as major'])
  .select([rank(0), sql<number>`0::int`.as('minor'), sql<AssetCategory>`'external'::text`.as('category'), ...NO_TOKEN])
  .where('succeeded', '=', true)

const internal = tables
  .selectFrom('data.internalTransfer')
  .select(['chainId', 'block', 'sender', 'recipient', 'value', 'transactionHash'])
  .select(['transactionIndex as major', 'position as minor'])
  .select([rank(1), sql<AssetCategory>`'internal'::text`.as('category'), ...NO_TOKEN])
  .where('failure', 'is', null)

const tokens = tables
  .selectFrom('data.tokenTransfer')
  .select(['chainId', 'block', 'sender', 'recipient', 'value', 'transactionHash', 'contract', 'tokenId'])
  .select(['logIndex as major', 'batchIndex as minor', rank(2)])
  .select(({ ref }) => sql<AssetCategory>`${ref('standard')}::text`.as('category'))

/** A page of transfers of all kinds in one order; each kind uses its own index, and their pages are merged. */
export async function readAssetTransfers(source: IndexSource, query: AssetTransferQuery): Promise<AssetTransferRow[]> {
  const { categories, contracts, order, limit } = query
  const standards = categories.filter((category) => category !== 'external' && category !== 'internal')
  const parts = [
    ...(categories.includes('external') && !contracts ? [partOf(external.as('part'), 0, source, query)] : []),
    ...(categories.includes('internal') && !contracts ? [partOf(internal.as('part'), 1, source, query)] : []),
    ...(standards.length > 0
      ? [partOf(tokens.where('standard', '=', anyOf(standards)).as('part'), 2, source, query)]
      : []),
  ]
  const [first, ...others] = parts
  if (!first) return []
  const every = others.reduce((union, part) => union.unionAll(whole(part)), whole(first)).as('every')
  const page = inOrder(tables.selectFrom(every).selectAll(), KEY, order)
  const found = tables
    .selectFrom(page.limit(limit).as('page'))
    .innerJoin('data.block as b', (join) =>
      join.on('b.chainId', '=', source.chainId).onRef('b.number', '=', 'page.block'),
    )
    .selectAll('page')
    .select('b.minedAt')
  return (await allRows(source.pool, inOrder(found, KEY, order))).map(rowOf)
}

/** The first page of one kind. */
function partOf(
  part: AliasedExpression<Transfer, 'part'>,
  itsRank: number,
  { chainId }: IndexSource,
  query: AssetTransferQuery,
) {
  const { contracts, order, after, limit } = query
  const [from, to] = blockRange(query)
  const within = tables
    .selectFrom(part)
    // By name: a union takes columns in their order.
    .select(['block', 'rank', 'major', 'minor', 'category', 'transactionHash', 'sender', 'recipient', 'value'])
    .select(['contract', 'tokenId'])
    .where('chainId', '=', chainId)
    .where('block', '>=', from)
    .where('block', '<=', to)
  let transfers = inOrder(within, ['block', 'major', 'minor'], order).limit(limit)
  if (!query.withZero) transfers = transfers.where('value', '>', '0')
  if (query.from) transfers = transfers.where('sender', '=', bytesOf(query.from))
  if (query.to) transfers = transfers.where('recipient', '=', bytesOf(query.to))
  if (contracts) transfers = transfers.where('contract', '=', anyOf(contracts.map(bytesOf)))
  if (!after) return transfers
  const sign = order === 'asc' ? '>' : '<'
  if (itsRank === after.rank) {
    const last = [String(after.block), after.major, after.minor] as const
    return transfers.where(({ eb, refTuple, tuple }) => eb(refTuple('block', 'major', 'minor'), sign, tuple(...last)))
  }
  const isLaterInBlock = order === 'asc' ? itsRank > after.rank : itsRank < after.rank
  return transfers.where('block', isLaterInBlock ? `${sign}=` : sign, String(after.block))
}

function rank(place: 0 | 1 | 2) {
  return sql<number>`${sql.lit(place)}::int`.as('rank')
}

function rowOf(row: Omit<Transfer, 'chainId'> & Pick<Row<'data.block'>, 'minedAt'>): AssetTransferRow {
  const isWithId = row.category === 'ERC721' || row.category === 'ERC1155'
  return {
    block: BigInt(row.block),
    rank: row.rank,
    major: row.major,
    minor: row.minor,
    category: row.category,
    minedAt: row.minedAt,
    transactionHash: hexOf(row.transactionHash),
    from: hexOf(row.sender),
    to: hexOrNull(row.recipient),
    value: BigInt(row.value),
    contract: hexOrNull(row.contract),
    tokenId: isWithId && row.tokenId !== null ? BigInt(row.tokenId) : null,
  }
}
