import { type Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, HOUR_MS, type Market, type Standing } from '../market.ts'
import { rememberForTick } from '../remember.ts'
import { coinImages } from './images.ts'

const SPANS: Readonly<Record<string, number>> = {
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '14d': 14 * DAY_MS,
  '30d': 30 * DAY_MS,
  '60d': 60 * DAY_MS,
  '1y': 365 * DAY_MS,
}
const LISTED = 30
/** Minimum volume of a listed coin, in US dollars. */
const LEAST_VOLUME = 50_000

/** `GET /coins/top_gainers_losers`: the thirty largest gains, and the thirty largest losses. */
export function createMovers(market: Market) {
  const ranked = rememberForTick(market.world, (key) => {
    const [currency = '', span = '', most = ''] = key.split('/')
    const since = market.world.asOf() - (SPANS[span] ?? 0)
    return market
      .standings()
      .slice(0, Number(most))
      .filter(({ coin, volume }) => coin.genesisMs <= since && volume >= LEAST_VOLUME)
      .map((standing) => ({ standing, moved: market.changeSince(standing.coin.id, currency, since) }))
      .sort((a, b) => b.moved - a.moved)
  })

  return (asked: Asked): unknown => {
    const currency = asked.text('vs_currency').toLowerCase()
    if (!market.hasCurrency(currency)) throw refuseCoins(422, 'invalid vs_currency')
    const span = asked.oneOf('duration', Object.keys(SPANS), '24h')
    const top = asked.oneOf('top_coins', ['300', '500', '1000', 'all'], '1000')
    const list = ranked(`${currency}/${span}/${top === 'all' ? Number.MAX_SAFE_INTEGER : top}`)
    const write = ({ standing, moved }: (typeof list)[number]) => moverRow(market, standing, currency, span, moved)
    return {
      top_gainers: list
        .filter(({ moved }) => moved > 0)
        .slice(0, LISTED)
        .map(write),
      top_losers: list
        .filter(({ moved }) => moved < 0)
        .slice(-LISTED)
        .reverse()
        .map(write),
    }
  }
}

function moverRow(
  market: Market,
  { coin, rank, price, volume }: Standing,
  currency: string,
  span: string,
  moved: number,
) {
  const rate = market.rate(currency, market.world.asOf())
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    image: coinImages(coin.id).large,
    market_cap_rank: rank,
    [currency]: price * rate,
    [`${currency}_24h_vol`]: volume * rate,
    [`${currency}_${span}_change`]: moved,
  }
}
