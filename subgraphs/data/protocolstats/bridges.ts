import { chainIn } from '../../../schema/chains/chainId.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import { transactionAt } from '../chains/transaction.ts'
import type { Args, DataGraph, Value } from '../types.gen.ts'
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
    BridgeTransaction: { transaction: ({ chain, hash }) => transactionAt(chainIn('defi', chain), hash) },
  },
}

const bridgeList = read<Args<'Query.bridges'>, Value<'BridgeList'> | null>(({ includeChains }) =>
  get('/bridges/bridges', { includeChains }),
)
