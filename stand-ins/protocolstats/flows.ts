import { CHAINS } from '../worlds/protocols/chains/chains.ts'
import { addDaily } from '../worlds/protocols/clock.ts'
import type { Protocol } from '../worlds/protocols/directory/directory.ts'
import { FLOW_DAYS, withFlow } from '../worlds/protocols/flows/flows.ts'
import { type FlowKind, type FlowMeasure, hasFlow, MEASURES, METHODOLOGY } from '../worlds/protocols/flows/kinds.ts'
import { totalsOf } from '../worlds/protocols/flows/totals.ts'
import { midnightOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Asked, isTrue, type Route, refused, unknown } from './route.ts'

/** Volumes and fees: of all protocols of a kind, and of one. */
export function flowRoutes(route: Route, world: ProtocolWorld): void {
  for (const kind of Object.keys(MEASURES) as FlowKind[]) {
    route(`/api/overview/${kind}`, ({ query }) => overviewOf(world, kind, query))
    route(`/api/summary/${kind}/:protocol`, ({ path, query }) => summaryOf(world, kind, path.protocol, query))
  }
}

interface Counting {
  readonly measure: FlowMeasure
  /** Whether charts are cumulative. */
  readonly isRunning: boolean
}

/** `totalFees` is the cumulative sum of `dailyFees`. */
function countingOf(kind: FlowKind, dataType: string | undefined): Counting {
  const [usual] = MEASURES[kind]
  if (dataType === undefined && usual) return { measure: usual, isRunning: false }
  const measure = MEASURES[kind].find((one) => one === dataType?.replace(/^total/, 'daily'))
  if (!measure) throw refused('dataType is not known')
  return { measure, isRunning: dataType?.startsWith('total') ?? false }
}

function charted(series: Float64Array, { isRunning }: Counting): Float64Array {
  let sum = 0
  return isRunning ? series.map((value) => (sum += value)) : series
}

/** Number of days with a breakdown by protocol. */
const BROKEN_DOWN_DAYS = 30

function overviewOf(world: ProtocolWorld, kind: FlowKind, query: Asked['query']) {
  const { clock, directory, flows } = world
  const counting = countingOf(kind, query.dataType)
  const first = clock.firstDay()
  const each = withFlow(directory, kind)
    .map((protocol) => ({ protocol, series: flows.ofProtocol(protocol, counting.measure) }))
    .filter(({ series }) => series.at(-1) !== 0)
  const sum = new Float64Array(FLOW_DAYS)
  for (const { series } of each) addDaily(sum, series)
  const chains = new Set(each.flatMap(({ protocol }) => protocol.places.map(({ chain }) => chain.name)))
  const charts = each.map(({ protocol, series }) => ({ protocol, chart: charted(series, counting) }))
  const lastDays = Array.from({ length: BROKEN_DOWN_DAYS }, (_, index) => FLOW_DAYS - BROKEN_DOWN_DAYS + index)
  return {
    totalDataChart: isTrue(query.excludeTotalDataChart)
      ? []
      : [...charted(sum, counting)].map((value, day) => [midnightOf(first + day), value]),
    totalDataChartBreakdown: isTrue(query.excludeTotalDataChartBreakdown)
      ? []
      : lastDays.map((day) => [
          midnightOf(first + day),
          Object.fromEntries(charts.map(({ protocol, chart }) => [protocol.name, chart[day] ?? 0])),
        ]),
    allChains: CHAINS.filter(({ name }) => chains.has(name)).map(({ name }) => name),
    chain: null,
    ...totalsOf(sum),
    protocols: each
      .map(({ protocol, series }) => ({ ...factsOf(protocol), ...totalsOf(series) }))
      .sort((one, other) => other.total24h - one.total24h),
  }
}

function factsOf({ id, name, slug, category, logo, places }: Protocol) {
  return {
    id,
    defillamaId: id,
    name,
    displayName: name,
    module: slug,
    slug,
    category: category.name,
    chains: places.map(({ chain }) => chain.name),
    logo,
    protocolType: 'protocol',
  }
}

function summaryOf({ clock, directory, flows }: ProtocolWorld, kind: FlowKind, word = '', query: Asked['query']) {
  const protocol = directory.find(word)
  if (!protocol || !hasFlow(protocol, kind)) throw unknown('Protocol')
  const counting = countingOf(kind, query.dataType)
  const first = clock.firstDay()
  const sum = flows.ofProtocol(protocol, counting.measure)
  const chart = charted(sum, counting)
  const byPlace = protocol.places.map((place) => ({
    chain: place.chain.name,
    chart: charted(flows.ofPlace(place, counting.measure), counting),
  }))
  const days = [...chart.keys()].filter((day) => (chart[day] ?? 0) > 0)
  return {
    ...factsOf(protocol),
    url: protocol.url,
    description: protocol.description,
    symbol: protocol.symbol,
    methodology: METHODOLOGY[kind],
    ...totalsOf(sum),
    totalDataChart: days.map((day) => [midnightOf(first + day), chart[day]]),
    totalDataChartBreakdown: days.map((day) => [
      midnightOf(first + day),
      Object.fromEntries(byPlace.map((one) => [one.chain, { [protocol.name]: one.chart[day] ?? 0 }])),
    ]),
  }
}
