import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { get, type QueryMembers, segment } from '../../kit/upstream/request.ts'
import type { Args, DataGraph } from '../types.gen.ts'
import type { DataEngines } from '../work.ts'
import { type Protocol, protocolOf } from './protocols.ts'
import { read, readOf } from './read.ts'
import { overviewSpelt, summarySpelt } from './spelling.ts'

const WITH_CHARTS = { excludeTotalDataChart: false, excludeTotalDataChartBreakdown: false }

/** Trading volumes and earnings of protocols. */
export const flows: Topic<DataGraph> = {
  resolvers: {
    Query: {
      dexVolumes: overview('dexs', 'DAILY_VOLUME'),
      optionVolumes: overview('options', 'DAILY_NOTIONAL_VOLUME'),
      derivativeVolumes: overview('derivatives', 'DAILY_VOLUME'),
      protocolFees: overview('fees', 'DAILY_FEES'),
    },
    FlowOverview: { protocols: ({ protocols }, { first }) => protocols.slice(0, first) },
    ProtocolFlow: { protocol: ({ slug }) => protocolOf(slug) },
    Protocol: {
      dexVolume: summary('dexs', 'DAILY_VOLUME', WITH_CHARTS),
      fees: summary('fees', 'DAILY_FEES'),
    },
  },
}

/** The part of an overview that decides whether it is empty. */
interface Flows {
  readonly protocols: readonly unknown[]
}

type Overview = Args<'Query.dexVolumes' | 'Query.optionVolumes' | 'Query.derivativeVolumes' | 'Query.protocolFees'>
type Summary = Args<'Protocol.dexVolume' | 'Protocol.fees'>

function overview<Result>(kind: string, usual: string): Resolver<unknown, Overview, Result, DataEngines> {
  return read(
    ({ dataType, excludeTotalDataChart, excludeTotalDataChartBreakdown }) =>
      get(`/api/overview/${kind}`, {
        excludeTotalDataChart,
        excludeTotalDataChartBreakdown,
        dataType: measureOf(dataType, usual),
      }),
    { respell: overviewSpelt, isEmpty: (value) => ((value as Flows | null)?.protocols.length ?? 0) === 0 },
  )
}

/** `whole` has the parameters that the company requires for a whole answer. */
function summary<Result>(
  kind: string,
  usual: string,
  whole: QueryMembers = {},
): Resolver<Protocol, Summary, Result, DataEngines> {
  return readOf(
    ({ slug, dataType }) =>
      get(`/api/summary/${kind}/${segment(slug)}`, { ...whole, dataType: measureOf(dataType, usual) }),
    { respell: summarySpelt },
  )
}

/** The company's spelling of a measure; undefined for the one that it takes without, as not every path documents it. */
function measureOf(name: string, usual: string): string | undefined {
  return name === usual ? undefined : spelt(name)
}

/** `DAILY_VOLUME` → `dailyVolume`. */
const spelt = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
