import { bytesOf, type Hex, hexOf } from '../../hex.ts'
import type { IndexSource } from './query.ts'

/** An owner's holdings of one collection. */
export interface CollectionRow {
  readonly standard: 'ERC721' | 'ERC1155'
  readonly contract: Hex
  /** Copies over all tokens. */
  readonly balance: bigint
  /** Number of distinct tokens. */
  readonly tokens: number
}

const HELD = `FROM data.token_holding
  WHERE chain_id = $1 AND owner = $2 AND standard IN ('ERC721', 'ERC1155') AND balance > 0`

/** A page of the collections that an owner holds tokens of, ordered by address. */
export async function readCollections(
  { pool, chainId }: IndexSource,
  owner: Hex,
  after: Hex | undefined,
  limit: number,
): Promise<CollectionRow[]> {
  const { rows } = await pool.query<{
    standard: 'ERC721' | 'ERC1155'
    contract: Buffer
    balance: string
    tokens: string
  }>(
    `SELECT min(standard) AS standard, contract, sum(balance) AS balance, count(*) AS tokens ${HELD} AND contract > $3
      GROUP BY contract ORDER BY contract LIMIT $4`,
    [chainId, bytesOf(owner), after ? bytesOf(after) : Buffer.alloc(0), limit],
  )
  return rows.map(({ standard, contract, balance, tokens }) => ({
    standard,
    contract: hexOf(contract),
    balance: BigInt(balance),
    tokens: Number(tokens),
  }))
}

/** Number of distinct tokens with ids that an owner holds, and of their collections. */
export async function countCollectibles(
  { pool, chainId }: IndexSource,
  owner: Hex,
): Promise<{ readonly tokens: number; readonly collections: number }> {
  const { rows } = await pool.query<{ tokens: string; collections: string }>(
    `SELECT count(*) AS tokens, count(DISTINCT contract) AS collections ${HELD}`,
    [chainId, bytesOf(owner)],
  )
  return { tokens: Number(rows[0]?.tokens ?? 0), collections: Number(rows[0]?.collections ?? 0) }
}
