import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayGraph } from '../types.gen.ts'

// The schedule runs every minute; SEARCH_REFRESH_MINUTES sets how often a registry is read. Each registry's row records
// whether it is due, for all processes.

export const refreshIndex: Topic<GatewayGraph> = {
  jobs: {
    'gateway.refreshIndex': async (_payload, { engines, now }) => {
      await engines.search.refresh(now())
    },
  },
  schedules: ['* * * * * gateway.refreshIndex'],
}
