import { allRows, onlyRow, tables } from '../../../../../../prisma/sql.ts'
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

/** The holdings of an owner in collections. */
const held = (chainId: number, owner: Hex) =>
  tables
    .selectFrom('data.tokenHolding')
    .where('chainId', '=', chainId)
    .where('owner', '=', bytesOf(owner))
    .where('standard', 'in', ['ERC721', 'ERC1155'])
    .where('balance', '>', '0')

/** A page of the collections that an owner holds tokens of, ordered by address. */
export async function readCollections(
  { pool, chainId }: IndexSource,
  owner: Hex,
  after: Hex | undefined,
  limit: number,
): Promise<CollectionRow[]> {
  const collections = held(chainId, owner)
    .select(({ fn }) => [
      fn.min('standard').$castTo<CollectionRow['standard']>().as('standard'),
      'contract',
      fn.sum<string>('balance').as('balance'),
      fn.countAll<string>().as('tokens'),
    ])
    .where('contract', '>', after ? bytesOf(after) : Buffer.alloc(0))
    .groupBy('contract')
    .orderBy('contract')
    .limit(limit)
  return (await allRows(pool, collections)).map(({ standard, contract, balance, tokens }) => ({
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
  const counts = held(chainId, owner).select(({ fn }) => [
    fn.countAll<string>().as('tokens'),
    fn.count<string>('contract').distinct().as('collections'),
  ])
  const { tokens, collections } = await onlyRow(pool, counts)
  return { tokens: Number(tokens), collections: Number(collections) }
}
