import type { Topic } from '../../kit/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { DataEngines } from '../work.ts'
import { read } from './read.ts'

interface OverviewArgs {
  readonly excludeTotalDataChart: boolean
  readonly excludeTotalDataChartBreakdown: boolean
  readonly dataType: string
}

interface SummaryArgs {
  readonly protocol: string
  readonly dataType: string
}

/** What protocols traded and earned. */
export const flows: Topic<DataEngines> = {
  resolvers: {
    Query: {
      dexVolumes: overview('dexs'),
      dexVolume: summary('dexs'),
      optionVolumes: overview('options'),
      derivativeVolumes: overview('derivatives'),
      protocolFees: overview('fees'),
      feesOfProtocol: summary('fees'),
    },
  },
}

/** What an overview holds, as far as it matters whether it holds anything. */
interface Flows {
  readonly protocols: readonly unknown[]
}

function overview(kind: string) {
  return read<OverviewArgs>(
    ({ dataType, excludeTotalDataChart, excludeTotalDataChartBreakdown }) =>
      get(`/api/overview/${kind}`, {
        excludeTotalDataChart,
        excludeTotalDataChartBreakdown,
        dataType: measureOf(dataType),
      }),
    { isEmpty: (value) => ((value as Flows | null)?.protocols.length ?? 0) === 0 },
  )
}

function summary(kind: string) {
  return read<SummaryArgs>(({ protocol, dataType }) =>
    get(`/api/summary/${kind}/${segment(protocol)}`, { dataType: measureOf(dataType) }),
  )
}

/** `DAILY_VOLUME` → `dailyVolume`, as the company calls it. */
const measureOf = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
