import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataGraph } from '../types.gen.ts'
import { read, unixSeconds } from './read.ts'

/** Bridges between chains, with volumes and transactions. */
export const bridges: Topic<DataGraph> = {
  resolvers: {
    Query: {
      bridges: read(({ includeChains }) => get('/bridges/bridges', { includeChains })),
      bridge: read(({ id }) => get(`/bridges/bridge/${segment(id)}`)),
      bridgeVolume: read(({ chain }) => get(`/bridges/bridgevolume/${segment(chain)}`)),
      bridgeTransactions: read(({ id, start, end, sourceChain, address, first }) => {
        if (start && end && start >= end) throw new BadInput('must be earlier than the end', ['start'])
        return get(`/bridges/transactions/${segment(id)}`, {
          starttimestamp: start && unixSeconds(start),
          endtimestamp: end && unixSeconds(end),
          sourcechain: sourceChain,
          address,
          limit: first,
        })
      }),
    },
  },
}
