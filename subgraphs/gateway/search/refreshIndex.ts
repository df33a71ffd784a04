import type { Topic } from '../../kit/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'

// The schedule asks every minute; how often a registry is really read is a setting (SEARCH_REFRESH_MINUTES), and each
// registry's row in the database says whether it is due, for all processes together.

export const refreshIndex: Topic<GatewayEngines> = {
  jobs: {
    'gateway.refreshIndex': async (_payload, { engines, now }) => {
      await engines.search.refresh(now())
    },
  },
  schedules: ['* * * * * gateway.refreshIndex'],
}
