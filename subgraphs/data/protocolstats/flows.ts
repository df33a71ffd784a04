import type { Topic } from '../../kit/service/subgraph.ts'
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

/** Trading volumes and earnings of protocols. */
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

/** The part of an overview that decides whether it is empty. */
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

/** `DAILY_VOLUME` → `dailyVolume`, the company's spelling. */
const measureOf = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
