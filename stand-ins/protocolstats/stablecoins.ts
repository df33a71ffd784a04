import { CHAINS } from '../worlds/protocols/chains/chains.ts'
import { addDaily } from '../worlds/protocols/clock.ts'
import type { Stablecoin } from '../worlds/protocols/stablecoins/stablecoins.ts'
import { DAY, HISTORY_DAYS, midnightOf, secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { isTrue, type Route, unknown } from './route.ts'

/** Stablecoins: list, the history of one, total supplies, and supplies by chain. */
export function stablecoinRoutes(route: Route, world: ProtocolWorld): void {
  route('/stablecoins/stablecoins', ({ query }) => listOf(world, isTrue(query.includePrices)))
  route('/stablecoins/stablecoin/:id', ({ path }) => historyOf(world, find(world, path.id)))
  route('/stablecoins/stablecoincharts/all', ({ query }) =>
    query.stablecoin === undefined
      ? suppliesOf(world, world.stablecoins)
      : world.stablecoins.filter(({ id }) => id === query.stablecoin).flatMap((coin) => suppliesOf(world, [coin])),
  )
  route('/stablecoins/stablecoinchains', () => chainsOf(world))
}

function find({ stablecoins }: ProtocolWorld, id = ''): Stablecoin {
  const coin = stablecoins.find((one) => one.id === id)
  if (!coin) throw unknown('Stablecoin')
  return coin
}

function listOf({ stablecoins, supplies, clock }: ProtocolWorld, hasPrices: boolean) {
  const at = clock.at()
  const describe = (coin: Stablecoin) => {
    const pegged = (amount: number) => ({ [coin.pegType]: amount })
    const now = supplies.byChainAt(coin, at)
    const [day, week, month] = [1, 7, 30].map((days) => supplies.byChainAt(coin, at - days * DAY))
    const sum = (parts: readonly number[] = []) => parts.reduce((all, part) => all + part, 0)
    return {
      id: coin.id,
      name: coin.name,
      symbol: coin.symbol,
      gecko_id: coin.coinId,
      pegType: coin.pegType,
      pegMechanism: coin.pegMechanism,
      priceSource: coin.coinId ? 'marketdata' : 'oracle',
      circulating: pegged(sum(now)),
      circulatingPrevDay: pegged(sum(day)),
      circulatingPrevWeek: pegged(sum(week)),
      circulatingPrevMonth: pegged(sum(month)),
      chainCirculating: Object.fromEntries(
        coin.chains.map((chain, index) => [
          chain.name,
          {
            current: pegged(now[index] ?? 0),
            circulatingPrevDay: pegged(day?.[index] ?? 0),
            circulatingPrevWeek: pegged(week?.[index] ?? 0),
            circulatingPrevMonth: pegged(month?.[index] ?? 0),
          },
        ]),
      ),
      chains: coin.chains.map(({ name }) => name),
      ...(hasPrices ? { price: supplies.priceAt(coin, at) } : {}),
    }
  }
  return { peggedAssets: stablecoins.map(describe) }
}

function historyOf({ supplies, clock }: ProtocolWorld, coin: Stablecoin) {
  const { id, name, symbol, coinId, pegType, pegMechanism, chains } = coin
  const at = clock.at()
  const first = clock.firstDay()
  const present = supplies.byChainAt(coin, at)
  const pointsOf = (series: Float64Array, now: number) =>
    [...[...series].map((amount, day) => [midnightOf(first + day), amount] as const), [secondsOf(at), now] as const]
      .filter(([, amount]) => amount > 0)
      .map(([date, amount]) => ({ date, circulating: { [pegType]: amount } }))
  return {
    id,
    name,
    symbol,
    gecko_id: coinId,
    pegType,
    pegMechanism,
    price: supplies.priceAt(coin, at),
    chainBalances: Object.fromEntries(
      supplies
        .byChainDaily(coin)
        .map((series, index) => [chains[index]?.name ?? '', { tokens: pointsOf(series, present[index] ?? 0) }]),
    ),
    currentChainBalances: Object.fromEntries(
      chains.map((chain, index) => [chain.name, { [pegType]: present[index] ?? 0 }]),
    ),
    tokens: pointsOf(supplies.totalDaily(coin), supplies.totalAt(coin, at)),
  }
}

interface PegSeries {
  readonly coins: Float64Array
  readonly dollars: Float64Array
  readonly minted: Float64Array
}

/** One more point than midnights: the last one is the present. */
const POINTS = HISTORY_DAYS + 1

/** Sums of coins and USD by peg, rounded, at each midnight and now. */
function suppliesOf({ supplies, clock }: ProtocolWorld, coins: readonly Stablecoin[]) {
  const at = clock.at()
  const first = clock.firstDay()
  const moments = [...Array.from({ length: HISTORY_DAYS }, (_, day) => (first + day) * DAY), at]
  const byPeg = new Map<string, PegSeries>()
  for (const coin of coins) {
    const series = byPeg.get(coin.pegType) ?? {
      coins: new Float64Array(POINTS),
      dollars: new Float64Array(POINTS),
      minted: new Float64Array(POINTS),
    }
    byPeg.set(coin.pegType, series)
    const total = Float64Array.of(...supplies.totalDaily(coin), supplies.totalAt(coin, at))
    const home = Float64Array.of(...(supplies.byChainDaily(coin)[0] ?? []), supplies.byChainAt(coin, at)[0] ?? 0)
    const price = Float64Array.of(...supplies.priceDaily(coin), supplies.priceAt(coin, at))
    addDaily(series.coins, total)
    addDaily(
      series.dollars,
      total.map((amount, index) => Math.round(amount * (price[index] ?? 0))),
    )
    addDaily(
      series.minted,
      home.map((amount, index) => Math.round(amount * (price[index] ?? 0))),
    )
  }
  const pegs = [...byPeg]
  const told = (index: number, pick: (series: PegSeries) => number) =>
    Object.fromEntries(
      pegs.filter(([, { coins: held }]) => (held[index] ?? 0) > 0).map(([peg, one]) => [peg, pick(one)]),
    )
  return moments.map((moment, index) => ({
    date: String(secondsOf(moment)),
    totalCirculating: told(index, ({ coins: held }) => held[index] ?? 0),
    totalUnreleased: told(index, () => 0),
    totalCirculatingUSD: told(index, ({ dollars }) => dollars[index] ?? 0),
    totalMintedUSD: told(index, ({ minted }) => minted[index] ?? 0),
    totalBridgedToUSD: told(index, ({ dollars, minted }) => (dollars[index] ?? 0) - (minted[index] ?? 0)),
  }))
}

function chainsOf({ stablecoins, supplies, clock }: ProtocolWorld) {
  const at = clock.at()
  const byChain = new Map<string, Record<string, number>>()
  for (const coin of stablecoins) {
    const price = supplies.priceAt(coin, at)
    supplies.byChainAt(coin, at).forEach((amount, index) => {
      const name = coin.chains[index]?.name ?? ''
      const pegs = byChain.get(name) ?? {}
      pegs[coin.pegType] = (pegs[coin.pegType] ?? 0) + Math.round(amount * price)
      byChain.set(name, pegs)
    })
  }
  return CHAINS.filter(({ name }) => byChain.has(name)).map(({ name, coinId, tokenSymbol }) => ({
    gecko_id: coinId,
    totalCirculatingUSD: byChain.get(name),
    tokenSymbol,
    name,
  }))
}
