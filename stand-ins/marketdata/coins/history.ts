import { CURRENCIES } from '../../worlds/market/currencies.ts'
import { type Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, type Market } from '../market.ts'
import { whole } from '../numbers.ts'
import { communityOf, developersOf, namesOf } from './coin.ts'
import { coinImages } from './images.ts'

/** `GET /coins/{id}/history`: a coin's figures at the start of a day (UTC). */
export function coinHistory(market: Market, asked: Asked): unknown {
  const { prices } = market.world
  const coin = asked.found(market.standing(asked.text('id'))?.coin, 'coin not found')
  const at = dayOf(asked.text('date'))
  if (at > market.world.asOf()) throw refuseCoins(422, 'invalid date')
  const inAll = (usd: number, shown = (value: number) => value) =>
    Object.fromEntries(CURRENCIES.map((currency) => [currency, shown(usd * market.rate(currency, at))]))
  const wasThere = at >= coin.genesisMs
  return {
    id: coin.id,
    symbol: coin.symbol,
    name: coin.name,
    ...(asked.flag('localization', true) ? { localization: namesOf(coin) } : {}),
    image: { thumb: coinImages(coin.id).thumb, small: coinImages(coin.id).small },
    ...(wasThere
      ? {
          market_data: {
            current_price: inAll(prices.priceAt(coin.id, at)),
            market_cap: inAll(prices.marketCapAt(coin.id, at), whole),
            total_volume: inAll(prices.volumeBetween(coin.id, at - DAY_MS, at)),
          },
          community_data: communityOf(coin),
          developer_data: developersOf(coin),
        }
      : {}),
  }
}

/** `31-12-2025`. */
function dayOf(text: string): number {
  const [, day = '', month = '', year = ''] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  const at = Date.parse(`${year}-${month}-${day}T00:00:00Z`)
  if (Number.isNaN(at) || new Date(at).getUTCDate() !== Number(day)) throw refuseCoins(422, 'invalid date')
  return at
}
