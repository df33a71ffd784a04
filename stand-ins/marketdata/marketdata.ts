import type { FastifyInstance } from 'fastify'
import type { DataWorld } from '../worlds/market/world.ts'
import { refuseCoins, refuseOnchain } from './asked.ts'
import { coinCategories } from './coins/categories.ts'
import { createChart } from './coins/chart.ts'
import { createCoin } from './coins/coin.ts'
import { createExchanges } from './coins/exchange.ts'
import { globalMarket } from './coins/global.ts'
import { coinHistory } from './coins/history.ts'
import { createMarkets } from './coins/markets.ts'
import { createMovers } from './coins/movers.ts'
import { createOhlc } from './coins/ohlc.ts'
import { simplePrice } from './coins/price.ts'
import { searchTrending } from './coins/trending.ts'
import { openMarket } from './market.ts'
import { onchainRoutes } from './onchain/routes.ts'
import { routesOf } from './routes.ts'

/** The stand-in for the market data company: its documented paths, over the world's coins and pools. */
export function marketdataStandIn(app: FastifyInstance, world: DataWorld): void {
  const market = openMarket(world)
  const exchanges = createExchanges(market)
  const route = routesOf(app, world, refuseCoins)
  route('/simple/price', (asked) => simplePrice(market, asked))
  route('/coins/markets', createMarkets(market))
  route('/coins/categories', (asked) => coinCategories(market, asked))
  route('/coins/top_gainers_losers', createMovers(market))
  route('/coins/:id', createCoin(market))
  route('/coins/:id/market_chart', createChart(market))
  route('/coins/:id/ohlc', createOhlc(market))
  route('/coins/:id/history', (asked) => coinHistory(market, asked))
  route('/search/trending', () => searchTrending(market))
  route('/global', () => globalMarket(market))
  route('/exchanges/:id', exchanges.exchange)
  route('/exchanges/:id/tickers', exchanges.tickers)
  route('/exchanges/:id/volume_chart', exchanges.volumeChart)
  onchainRoutes(routesOf(app, world, refuseOnchain), world)
}
