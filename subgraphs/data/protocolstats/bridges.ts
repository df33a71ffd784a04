import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import { read, unixSeconds } from './read.ts'

interface TransactionArgs {
  readonly id: number
  readonly start?: Date | null
  readonly end?: Date | null
  readonly sourceChain?: string | null
  readonly address?: string | null
  readonly first: number
}

/** Bridges between chains, with volumes and transactions. */
export const bridges: Topic<DataEngines> = {
  resolvers: {
    Query: {
      bridges: read<{ includeChains: boolean }>(({ includeChains }) => get('/bridges/bridges', { includeChains })),
      bridge: read<{ id: number }>(({ id }) => get(`/bridges/bridge/${segment(id)}`)),
      bridgeVolume: read<{ chain: string }>(({ chain }) => get(`/bridges/bridgevolume/${segment(chain)}`)),
      bridgeTransactions: read<TransactionArgs>(({ id, start, end, sourceChain, address, first }) => {
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
