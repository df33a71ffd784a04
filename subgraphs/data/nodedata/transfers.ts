import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, DataGraph } from '../types.gen.ts'
import { calls, PAGE_KEY } from './ask.ts'

/** The page size may change between pages. */
const PAGED = { ...PAGE_KEY, sizes: ['maxCount'] }

/** Transfers from and to addresses: the chain's coin, and tokens of all standards. */
export const transfers: Topic<DataGraph> = {
  resolvers: {
    Query: { assetTransfers: calls('getAssetTransfers', (args) => [questionOf(args)], { paging: PAGED }) },
  },
}

function questionOf({ categories, from, to, order, maxCount, pageKey, ...same }: Args<'Query.assetTransfers'>) {
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
