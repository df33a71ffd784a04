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

interface Columns {
  readonly standard: TokenStandard
  readonly contract: Buffer
  readonly token_id: string
  readonly balance: string
}

export async function readHoldings({ pool, chainId }: IndexSource, query: HoldingQuery): Promise<HoldingRow[]> {
  const { owner, standards, after, limit } = query
  const parameters: unknown[] = [chainId, bytesOf(owner), standards, limit]
  const given = (value: unknown) => `$${parameters.push(value)}`
  const conditions = ['chain_id = $1', 'owner = $2', 'standard = ANY($3::data.token_standard[])']
  if (query.onlyHeld) conditions.push('balance > 0')
  if (after) {
    const last = [`${given(after.standard)}::data.token_standard`, given(bytesOf(after.contract)), given(after.tokenId)]
    conditions.push(`(standard, contract, token_id) > (${last.join(', ')})`)
  }
  const { rows } = await pool.query<Columns>(
    `SELECT standard, contract, token_id, balance FROM data.token_holding
      WHERE ${conditions.join(' AND ')} ORDER BY standard, contract, token_id LIMIT $4`,
    parameters,
  )
  return rows.map((row) => ({
    standard: row.standard,
    contract: hexOf(row.contract),
    tokenId: BigInt(row.token_id),
    balance: BigInt(row.balance),
  }))
}
