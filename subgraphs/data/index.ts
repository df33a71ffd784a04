import type { Subgraph } from '../kit/service/subgraph.ts'
import { startData } from './engines.ts'
import { explorerTopics } from './explorer/index.ts'
import { marketdataTopics } from './marketdata/index.ts'
import { nodedataTopics } from './nodedata/index.ts'
import { protocolstatsTopics } from './protocolstats/index.ts'
import { dataSettings } from './settings.ts'
import type { DataEngines } from './work.ts'

/** Blockchain data: markets, pools, protocols, nodes and explorers of chains. */
export const data: Subgraph<DataEngines, typeof dataSettings> = {
  name: 'data',
  schema: new URL('schema', import.meta.url),
  settings: dataSettings,
  topics: [...marketdataTopics, ...protocolstatsTopics, ...nodedataTopics, ...explorerTopics],
  start: startData,
}
