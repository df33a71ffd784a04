import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { tokenAt } from '../chains/token.ts'
import { transactionAt } from '../chains/transaction.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
import { chainNamed, chainOf } from './chainOf.ts'
import { coinOf } from './coinOf.ts'
import { read, readOf, unixSeconds } from './read.ts'

/** Bridges between chains, with volumes and transactions. */
export const bridges: Topic<DataGraph> = {
  resolvers: {
    Query: {
      bridge: (_, { listingId }) => ({ listingId }),
      bridges: async (parent, args, context, info) => {
        const list = await bridgeList(parent, args, context, info)
        return list && { ...list, bridges: list.bridges.slice(0, args.first) }
      },
      bridgeVolume: read(({ chain }) => get(`/bridges/bridgevolume/${segment(chain)}`)),
    },
    Bridge: {
      __resolveReference: ({ listingId }) => (Number.isSafeInteger(listingId) ? { listingId } : null),
      details: readOf(({ listingId }) => get(`/bridges/bridge/${segment(listingId)}`)),
      transactions: readOf(({ listingId, start, end, sourceChain, address, first }) => {
        if (start && end && start >= end) throw new BadInput('must be earlier than the end', ['start'])
        return get(`/bridges/transactions/${segment(listingId)}`, {
          starttimestamp: start && unixSeconds(start),
          endtimestamp: end && unixSeconds(end),
          sourcechain: sourceChain,
          address,
          limit: first,
        })
      }),
    },
    BridgeSummary: { bridge: ({ bridgeId }) => ({ listingId: bridgeId }) },
    BridgeList: { chains: ({ chains }, { first }) => chains?.slice(0, first) ?? null },
    BridgeChain: { chain: ({ name }) => chainNamed(name), coin: coinOf },
    BridgeDetails: { chainBreakdown: ({ chainBreakdown }, { first }) => chainBreakdown.slice(0, first) },
    BridgeOnChain: { chain: chainOf },
    BridgeTransaction: {
      transaction: ({ chainName, hash }) => transactionAt(chainNamed(chainName).chainId, hash),
      chain: chainOf,
      token: ({ chainName, tokenAddress }) => tokenAt(chainNamed(chainName).chainId, tokenAddress),
    },
  },
}

const bridgeList = read<Args<'Query.bridges'>, Value<'BridgeList'> | null>(({ includeChains }) =>
  get('/bridges/bridges', { includeChains }),
)
