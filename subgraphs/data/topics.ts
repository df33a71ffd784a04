import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { chainTopics } from './chains/index.ts'
import { explorerTopics } from './explorer/index.ts'
import { marketdataTopics } from './marketdata/index.ts'
import { nodedataTopics } from './nodedata/index.ts'
import { protocolstatsTopics } from './protocolstats/index.ts'
import type { DataEngines } from './work.ts'

export { startData as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<DataEngines>[] = [
  ...chainTopics,
  ...marketdataTopics,
  ...protocolstatsTopics,
  ...nodedataTopics,
  ...explorerTopics,
]
