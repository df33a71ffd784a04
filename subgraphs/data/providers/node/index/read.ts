import type { Pool } from '../../../../../prisma/database.ts'
import type { Hex } from '../hex.ts'
import { type AssetTransferQuery, type AssetTransferRow, readAssetTransfers } from './read/assetTransfers.ts'
import { readCreations, readDays, readExtent, readHolderCount, readUntraced } from './read/chain.ts'
import { type CollectionRow, countCollectibles, readCollections } from './read/collections.ts'
import { type HoldingQuery, readHoldings } from './read/holdings.ts'
import { readInternalTransfers } from './read/internalTransfers.ts'
import type { AddressQuery } from './read/query.ts'
import { readTokenTransfers, type TokenQuery } from './read/tokenTransfers.ts'
import { readTransactions } from './read/transactions.ts'
import type {
  ContractCreationRow,
  DayRow,
  HoldingRow,
  IndexExtent,
  InternalTransferRow,
  TokenTransferRow,
  TransactionRow,
  UntracedBlocks,
} from './rows.ts'

/** Queries of one chain's index. Addresses are case-insensitive. */
export interface IndexReader {
  extent(): Promise<IndexExtent | null>
  /** Transactions sent from or to the address, or creating it. */
  transactions(query: AddressQuery): Promise<TransactionRow[]>
  internalTransfers(query: AddressQuery): Promise<InternalTransferRow[]>
  /** The blocks among the newest of a range that the node did not trace; null if there are none. */
  untraced(range: Pick<AddressQuery, 'fromBlock' | 'toBlock'>): Promise<UntracedBlocks | null>
  /** Transfers of an address, of a token, or of an address in a token. */
  tokenTransfers(query: TokenQuery): Promise<TokenTransferRow[]>
  /** Transfers of the chain's coin and of tokens, in one order. */
  assetTransfers(query: AssetTransferQuery): Promise<AssetTransferRow[]>
  /** The latest creation of each known contract, unordered. */
  contractCreations(contracts: readonly Hex[]): Promise<ContractCreationRow[]>
  /** Current and former holdings of an owner, by contract and token. */
  holdings(query: HoldingQuery): Promise<HoldingRow[]>
  /** A page of the collections that an owner holds tokens of, ordered by address. */
  collections(owner: Hex, after: Hex | undefined, limit: number): Promise<CollectionRow[]>
  /** Number of distinct tokens with ids that an owner holds, and of their collections. */
  collectibleCounts(owner: Hex): Promise<{ readonly tokens: number; readonly collections: number }>
  /** Number of addresses with a non-zero balance of a token. */
  holderCount(contract: Hex): Promise<number>
  /** Daily totals from `from` to `to`, both inclusive, as `2026-11-20`; days without blocks are left out. */
  days(from: string, to: string, order: 'asc' | 'desc'): Promise<DayRow[]>
}

export function indexReader(pool: Pool, chainId: number): IndexReader {
  const source = { pool, chainId }
  return {
    extent: () => readExtent(source),
    transactions: (query) => readTransactions(source, query),
    internalTransfers: (query) => readInternalTransfers(source, query),
    untraced: (range) => readUntraced(source, range),
    tokenTransfers: (query) => readTokenTransfers(source, query),
    assetTransfers: (query) => readAssetTransfers(source, query),
    contractCreations: (contracts) => readCreations(source, contracts),
    holdings: (query) => readHoldings(source, query),
    collections: (owner, after, limit) => readCollections(source, owner, after, limit),
    collectibleCounts: (owner) => countCollectibles(source, owner),
    holderCount: (contract) => readHolderCount(source, contract),
    days: (from, to, order) => readDays(source, from, to, order),
  }
}
