import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { bridges } from './bridges.ts'
import { coinKeys } from './coinKeys.ts'
import { emissions } from './emissions.ts'
import { flows } from './flows.ts'
import { funds } from './funds.ts'
import { groups } from './groups.ts'
import { protocols } from './protocols.ts'
import { stablecoins } from './stablecoins.ts'
import { yields } from './yields.ts'

/** Statistics of protocols, in reading order. */
export const protocolstatsTopics: readonly Topic<DataGraph>[] = [
  protocols,
  coinKeys,
  stablecoins,
  flows,
  yields,
  emissions,
  groups,
  funds,
  bridges,
]
