import { allRows, anyOf, tables } from '../../../../../../prisma/sql.ts'
import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { HoldingRow, TokenStandard } from '../rows.ts'
import type { IndexSource } from './query.ts'

/** A page of an owner's holdings, ordered by standard, contract and token. */
export interface HoldingQuery {
  readonly owner: Hex
  readonly standards: readonly TokenStandard[]
  /** Omitted: includes holdings that have dropped to zero. */
  readonly onlyHeld?: true
  /** The last row of the previous page. */
  readonly after?: Pick<HoldingRow, 'standard' | 'contract' | 'tokenId'>
  readonly limit: number
}

export async function readHoldings({ pool, chainId }: IndexSource, query: HoldingQuery): Promise<HoldingRow[]> {
  const { owner, standards, after, limit } = query
  let holdings = tables
    .selectFrom('data.tokenHolding')
    .select(['standard', 'contract', 'tokenId', 'balance'])
    .where('chainId', '=', chainId)
    .where('owner', '=', bytesOf(owner))
    .where('standard', '=', anyOf(standards))
  if (query.onlyHeld) holdings = holdings.where('balance', '>', '0')
  if (after) {
    const last = [after.standard, bytesOf(after.contract), String(after.tokenId)] as const
    holdings = holdings.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('standard', 'contract', 'tokenId'), '>', tuple(...last)),
    )
  }
  const page = holdings.orderBy('standard').orderBy('contract').orderBy('tokenId').limit(limit)
  return (await allRows(pool, page)).map((row) => ({
    standard: row.standard,
    contract: hexOf(row.contract),
    tokenId: BigInt(row.tokenId),
    balance: BigInt(row.balance),
  }))
}
