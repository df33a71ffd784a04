import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, DataGraph } from '../types.gen.ts'
import type { DataEngines } from '../work.ts'
import { type Protocol, protocolOf } from './protocols.ts'
import { read, readOf } from './read.ts'

/** Trading volumes and earnings of protocols. */
export const flows: Topic<DataGraph> = {
  resolvers: {
    Query: {
      dexVolumes: overview('dexs'),
      optionVolumes: overview('options'),
      derivativeVolumes: overview('derivatives'),
      protocolFees: overview('fees'),
    },
    FlowOverview: { protocols: ({ protocols }, { first }) => protocols.slice(0, first) },
    ProtocolFlow: { protocol: ({ slug }) => protocolOf(slug) },
    Protocol: { dexVolume: summary('dexs'), fees: summary('fees') },
  },
}

/** The part of an overview that decides whether it is empty. */
interface Flows {
  readonly protocols: readonly unknown[]
}

type Overview = Args<'Query.dexVolumes' | 'Query.optionVolumes' | 'Query.derivativeVolumes' | 'Query.protocolFees'>
type Summary = Args<'Protocol.dexVolume' | 'Protocol.fees'>

function overview<Result>(kind: string): Resolver<unknown, Overview, Result, DataEngines> {
  return read(
    ({ dataType, excludeTotalDataChart, excludeTotalDataChartBreakdown }) =>
      get(`/api/overview/${kind}`, {
        excludeTotalDataChart,
        excludeTotalDataChartBreakdown,
        dataType: measureOf(dataType),
      }),
    { isEmpty: (value) => ((value as Flows | null)?.protocols.length ?? 0) === 0 },
  )
}

function summary<Result>(kind: string): Resolver<Protocol, Summary, Result, DataEngines> {
  return readOf(({ slug, dataType }) => get(`/api/summary/${kind}/${segment(slug)}`, { dataType: measureOf(dataType) }))
}

/** `DAILY_VOLUME` → `dailyVolume`, the company's spelling. */
const measureOf = (name: string): string =>
  name.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
