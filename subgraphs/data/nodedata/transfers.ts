import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { calls, type OnNetwork, PAGE_KEY } from './ask.ts'

interface Args extends OnNetwork {
  readonly categories: readonly string[]
  readonly from: string | null | undefined
  readonly to: string | null | undefined
  readonly fromBlock: string
  readonly toBlock: string
  readonly maxCount: string
  readonly pageKey: string | null | undefined
  readonly excludeZeroValue: boolean
  readonly withMetadata: boolean
  readonly order: 'ASC' | 'DESC'
}

/** The page size may change between pages. */
const PAGED = { ...PAGE_KEY, sizes: ['maxCount'] }

/** Transfers from and to addresses: the chain's coin, and tokens of all standards. */
export const transfers: Topic<DataEngines> = {
  resolvers: {
    Query: { assetTransfers: calls<Args>('getAssetTransfers', (args) => [questionOf(args)], { paging: PAGED }) },
  },
}

function questionOf({ categories, from, to, order, maxCount, pageKey, ...same }: Args) {
  const { fromBlock, toBlock, excludeZeroValue, withMetadata } = same
  return {
    fromBlock,
    toBlock,
    ...(from ? { fromAddress: from } : {}),
    ...(to ? { toAddress: to } : {}),
    category: categories.map((category) => category.toLowerCase()),
    order: order.toLowerCase(),
    withMetadata,
    excludeZeroValue,
    maxCount,
    ...(pageKey ? { pageKey } : {}),
  }
}
