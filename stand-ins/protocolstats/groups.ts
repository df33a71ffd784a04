import { addDaily } from '../worlds/protocols/clock.ts'
import type { Protocol } from '../worlds/protocols/directory/directory.ts'
import { HISTORY_DAYS, midnightOf, secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import type { Route } from './route.ts'

/** Protocols grouped by category, by forked code, and by oracle. */
export function groupRoutes(route: Route, world: ProtocolWorld): void {
  route('/api/categories', () => {
    const groups = grouped(world, ({ category }) => [category.name])
    return { chart: chartOf(world, groups, (tvl) => ({ tvl })), categories: namesOf(groups) }
  })
  route('/api/forks', () => {
    const groups = grouped(world, ({ forkedFrom }) => forkedFrom)
    return { chart: chartOf(world, groups, (tvl, forks) => ({ tvl, forks })), forks: namesOf(groups) }
  })
  route('/api/oracles', () => {
    const groups = grouped(world, ({ oracles }) => oracles)
    return {
      chart: chartOf(world, groups, (tvl, protocolsSecured) => ({ tvl, protocolsSecured })),
      oracles: namesOf(groups),
      chainsByOracle: Object.fromEntries(
        groups.map(({ name, protocols }) => [
          name,
          [...new Set(protocols.flatMap(({ places }) => places.map(({ chain }) => chain.name)))],
        ]),
      ),
    }
  })
}

interface Group {
  readonly name: string
  readonly protocols: readonly Protocol[]
}

/** All non-empty groups, most protocols first. */
function grouped({ directory }: ProtocolWorld, groupsOf: (protocol: Protocol) => readonly string[]): Group[] {
  const groups = new Map<string, Protocol[]>()
  for (const protocol of directory.protocols) {
    for (const name of groupsOf(protocol)) groups.set(name, [...(groups.get(name) ?? []), protocol])
  }
  return [...groups]
    .map(([name, protocols]) => ({ name, protocols }))
    .sort((one, other) => other.protocols.length - one.protocols.length)
}

const namesOf = (groups: readonly Group[]) =>
  Object.fromEntries(groups.map(({ name, protocols }) => [name, protocols.map((protocol) => protocol.name)]))

/** Charts of groups have weekly points. */
const CHART_STEP = 7

/** Weekly value of each group; the last point is the present. */
function chartOf<Point>(world: ProtocolWorld, groups: readonly Group[], point: (tvl: number, count: number) => Point) {
  const { clock, values, present } = world
  const first = clock.firstDay()
  const series = groups.map(({ name, protocols }) => {
    const sum = new Float64Array(HISTORY_DAYS)
    for (const protocol of protocols) addDaily(sum, values.protocolDaily(protocol))
    return { name, protocols, sum }
  })
  const holdings = present()
  const past = Array.from({ length: Math.ceil(HISTORY_DAYS / CHART_STEP) }, (_, week) => week * CHART_STEP).map(
    (day) => [
      midnightOf(first + day),
      Object.fromEntries(
        series
          .filter(({ sum }) => (sum[day] ?? 0) > 0)
          .map(({ name, protocols, sum }) => [
            name,
            point(sum[day] ?? 0, protocols.filter(({ listedAt }) => listedAt <= midnightOf(first + day) * 1000).length),
          ]),
      ),
    ],
  )
  const now = Object.fromEntries(
    groups.map(({ name, protocols }) => [
      name,
      point(
        protocols.reduce((sum, protocol) => sum + holdings.of(protocol).total, 0),
        protocols.length,
      ),
    ]),
  )
  return Object.fromEntries([...past, [secondsOf(clock.at()), now]]) as Record<string, Record<string, Point>>
}
