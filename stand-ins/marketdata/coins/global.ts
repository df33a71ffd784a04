import { CURRENCIES } from '../../worlds/market/currencies.ts'
import type { Market, Standing } from '../market.ts'
import { change } from '../numbers.ts'

const SHARES_OF = 10

/** `GET /global`: sums over all coins. */
export function globalMarket(market: Market): unknown {
  const standings = market.standings()
  const asOf = market.world.asOf()
  const sum = (of: (standing: Standing) => number) => standings.reduce((total, standing) => total + of(standing), 0)
  const cap = sum((standing) => standing.marketCap)
  const capBefore = sum((standing) => standing.marketCapDayAgo)
  const volume = sum((standing) => standing.volume)
  const inAll = (usd: number) =>
    Object.fromEntries(CURRENCIES.map((currency) => [currency, usd * market.rate(currency, asOf)]))
  const shares = standings.slice(0, SHARES_OF).map(({ coin, marketCap }) => [coin.symbol, (marketCap / cap) * 100])
  return {
    data: {
      active_cryptocurrencies: standings.length,
      upcoming_icos: 0,
      ongoing_icos: 0,
      ended_icos: 0,
      markets: market.world.exchanges.length,
      total_market_cap: inAll(cap),
      total_volume: inAll(volume),
      market_cap_percentage: Object.fromEntries(shares),
      market_cap_change_percentage_24h_usd: change(capBefore, cap),
      updated_at: asOf / 1000,
    },
  }
}
