import type { Place, Protocol } from '../worlds/protocols/directory/directory.ts'
import { splitWhole } from '../worlds/protocols/round.ts'
import { DAY, midnightOf, secondsOf } from '../worlds/protocols/time.ts'
import type { Holding } from '../worlds/protocols/tvl/present.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Route, unknown } from './route.ts'

/** Protocols: the list, one with its history, and its current value. */
export function protocolRoutes(route: Route, world: ProtocolWorld): void {
  route('/api/protocols', () => world.present().holdings.map((holding) => summaryOf(world, holding)))
  route('/api/protocol/:protocol', ({ path }) => detailOf(world, find(world, path.protocol)))
  route('/api/tvl/:protocol', ({ path }) => world.present().of(find(world, path.protocol)).total)
}

function find({ directory }: ProtocolWorld, word = ''): Protocol {
  const protocol = directory.find(word)
  if (!protocol) throw unknown('Protocol')
  return protocol
}

function summaryOf(world: ProtocolWorld, { protocol, total, byPlace, change1h, change1d, change7d }: Holding) {
  const counted = Object.fromEntries(byPlace.map(([{ chain }, value]) => [chain.name, value]))
  return {
    ...factsOf(world, protocol),
    slug: protocol.slug,
    tvl: total,
    chainTvls: { ...counted, ...besides(protocol, byPlace, total) },
    change_1h: change1h,
    change_1d: change1d,
    change_7d: change7d,
  }
}

/** Values listed separately because they are excluded from a chain's total. */
function besides({ category }: Protocol, byPlace: Holding['byPlace'], total: number): Record<string, number> {
  if (!category.isDoubleCounted) return {}
  const again = byPlace.map(([{ chain }, value]): [string, number] => [`${chain.name}-doublecounted`, value])
  return Object.fromEntries([...again, ['doublecounted', total]])
}

function factsOf({ coins }: ProtocolWorld, protocol: Protocol) {
  const { id, name, symbol, url, description, logo, category, places, coinId, forkedFrom, oracles, listedAt } = protocol
  const chains = places.map(({ chain }) => chain.name)
  return {
    id,
    name,
    symbol,
    url,
    description,
    logo,
    category: category.name,
    chain: chains.length > 1 ? 'Multi-Chain' : chains[0],
    chains,
    gecko_id: coinId,
    forkedFrom,
    oracles,
    listedAt: secondsOf(listedAt),
    mcap: coinId ? Math.round(coins.prices.marketCapAt(coinId, coins.asOf())) : null,
  }
}

function detailOf(world: ProtocolWorld, protocol: Protocol) {
  const { clock, values } = world
  const { total, byPlace } = world.present().of(protocol)
  const now = secondsOf(clock.at())
  const first = clock.firstDay()
  const pointsOf = (series: Float64Array, present: number) => [
    ...[...series]
      .map((value, day) => ({ date: midnightOf(first + day), totalLiquidityUSD: value }))
      .filter(({ date }) => date * 1000 >= protocol.listedAt),
    { date: now, totalLiquidityUSD: present },
  ]
  return {
    ...factsOf(world, protocol),
    currentChainTvls: Object.fromEntries(byPlace.map(([{ chain }, value]) => [chain.name, value])),
    chainTvls: Object.fromEntries(
      byPlace.map(([place, value]) => [
        place.chain.name,
        { tvl: pointsOf(values.daily(place), value), ...compositionOf(world, place, value) },
      ]),
    ),
    tvl: pointsOf(values.protocolDaily(protocol), total),
  }
}

/** Number of days with token composition. */
const COMPOSED_DAYS = 30
/** Share of each token of a place, in the order of the chain's tokens. */
const WEIGHTS = [0.45, 0.25, 0.2, 0.1]

/** The tokens of a place's value; their USD values add up to it. */
function compositionOf({ assets, clock, coins, values, history }: ProtocolWorld, place: Place, value: number) {
  const tokens = assets.on(place.chain).slice(0, WEIGHTS.length)
  const weights = WEIGHTS.slice(0, tokens.length)
  const series = values.daily(place)
  const first = clock.firstDay()
  const days = Array.from({ length: COMPOSED_DAYS }, (_, index) => series.length - COMPOSED_DAYS + index)
  const moments = [
    ...days.map((day) => ({
      date: midnightOf(first + day),
      total: series[day] ?? 0,
      priceOf: (coinId: string) => history(coinId)[day] ?? 0,
    })),
    {
      date: secondsOf(clock.at()),
      total: value,
      priceOf: (coinId: string) => coins.prices.priceAt(coinId, clock.at()),
    },
  ].filter(({ date }) => date * 1000 >= place.since + DAY)
  const inUsd = moments.map(({ date, total }) => {
    const parts = splitWhole(total, weights)
    return { date, tokens: Object.fromEntries(tokens.map(({ symbol }, index) => [symbol, parts[index] ?? 0])) }
  })
  const inTokens = moments.map(({ date, priceOf }, moment) => {
    const amounts = tokens.map(({ symbol, coinId }): [string, number] => {
      const price = coinId ? priceOf(coinId) : 0
      return [symbol, price > 0 ? Number(((inUsd[moment]?.tokens[symbol] ?? 0) / price).toPrecision(12)) : 0]
    })
    return { date, tokens: Object.fromEntries(amounts) }
  })
  return { tokens: inTokens, tokensInUsd: inUsd }
}
