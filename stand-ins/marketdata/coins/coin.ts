import { seedOf, unit } from '../../kit/random.ts'
import { categoryById } from '../../worlds/market/categories.ts'
import { type Coin, circulatingSupplyAt, totalSupplyAt } from '../../worlds/market/coins.ts'
import { CURRENCIES } from '../../worlds/market/currencies.ts'
import type { Asked } from '../asked.ts'
import { DAY_MS, type Market, type Standing } from '../market.ts'
import { amount, change, percent, whole } from '../numbers.ts'
import { coinImages } from './images.ts'
import { CHANGE_SPANS } from './markets.ts'
import { createTickers } from './tickers.ts'

/** `GET /coins/{id}`: one coin in full. */
export function createCoin(market: Market) {
  const tickersOf = createTickers(market)

  return (asked: Asked): unknown => {
    const standing = asked.found(market.standing(asked.text('id')), 'coin not found')
    const { coin } = standing
    const sparkline = asked.flag('sparkline', false)
    return {
      id: coin.id,
      symbol: coin.symbol,
      name: coin.name,
      web_slug: coin.id,
      asset_platform_id: market.world.tokens.platformsOf(coin.id)[0]?.network.platformId ?? null,
      platforms: platformsOf(market, coin),
      categories: coin.categories.map((id) => categoryById(id)?.name ?? id),
      ...(asked.flag('localization', true) ? { localization: namesOf(coin) } : {}),
      description: { en: aboutCoin(coin) },
      links: {
        homepage: [`https://${coin.id}.example/`],
        blockchain_site: [`https://explorer.example/${coin.id}`],
        official_forum_url: [],
        twitter_screen_name: coin.id.replaceAll('-', ''),
        facebook_username: coin.id.replaceAll('-', '.'),
        repos_url: { github: [`https://code.example/${coin.id}`] },
      },
      image: coinImages(coin.id),
      genesis_date: new Date(coin.genesisMs).toISOString().slice(0, 10),
      market_cap_rank: standing.rank,
      ...(asked.flag('market_data', true) ? { market_data: marketDataOf(market, standing, sparkline) } : {}),
      ...(asked.flag('community_data', true) ? { community_data: communityOf(coin) } : {}),
      ...(asked.flag('developer_data', true) ? { developer_data: developersOf(coin) } : {}),
      ...(asked.flag('tickers', true) ? { tickers: tickersOf.ofCoin(coin.id).slice(0, 100) } : {}),
      last_updated: new Date(market.world.asOf()).toISOString(),
    }
  }
}

/** Names in some languages, all equal. */
export function namesOf(coin: Coin): Record<string, string> {
  return Object.fromEntries(['en', 'de', 'es', 'fr', 'it', 'pl', 'pt'].map((language) => [language, coin.name]))
}

/** Community statistics of a coin, constant over time. */
export function communityOf(coin: Coin) {
  const dice = seedOf('community', coin.id)
  return {
    reddit_subscribers: Math.floor(1e6 * unit(dice, 0) ** 4),
    telegram_channel_user_count: Math.floor(3e5 * unit(dice, 1) ** 3),
  }
}

/** Developer statistics of a coin, constant over time. */
export function developersOf(coin: Coin) {
  const dice = seedOf('developers', coin.id)
  return {
    forks: Math.floor(40_000 * unit(dice, 0) ** 5),
    stars: Math.floor(80_000 * unit(dice, 1) ** 5),
    subscribers: Math.floor(4_000 * unit(dice, 2) ** 4),
    total_issues: Math.floor(8_000 * unit(dice, 3) ** 3),
    closed_issues: Math.floor(8_000 * unit(dice, 3) ** 3 * (0.7 + 0.29 * unit(dice, 4))),
    commit_count_4_weeks: Math.floor(400 * unit(dice, 5) ** 2),
  }
}

function platformsOf(market: Market, coin: Coin): Record<string, string> {
  const tokens = market.world.tokens.platformsOf(coin.id)
  return Object.fromEntries(tokens.map(({ network, address }) => [network.platformId, address]))
}

function aboutCoin(coin: Coin): string {
  const kinds = coin.categories.map((id) => categoryById(id)?.name ?? id).join(', ')
  const since = new Date(coin.genesisMs).getUTCFullYear()
  return `${coin.name} (${coin.symbol.toUpperCase()}) has been traded since ${since}. Categories: ${kinds}.`
}

function marketDataOf(market: Market, standing: Standing, isSparkling: boolean) {
  const { coin, extremes } = standing
  const asOf = market.world.asOf()
  const inAll = (value: (rate: number, currency: string) => number) =>
    Object.fromEntries(CURRENCIES.map((currency) => [currency, value(market.rate(currency, asOf), currency)]))
  const rateBefore = (currency: string) => market.rate(currency, asOf - DAY_MS)
  const ath = (currency: string) => extremes.high * market.rate(currency, extremes.highAtMs)
  const atl = (currency: string) => extremes.low * market.rate(currency, extremes.lowAtMs)
  const spans = Object.entries(CHANGE_SPANS).filter(([, span]) => asOf - span >= coin.genesisMs)
  return {
    current_price: inAll((rate) => amount(standing.price * rate)),
    ath: inAll((_, currency) => amount(ath(currency))),
    ath_change_percentage: inAll((rate, currency) => percent(change(ath(currency), standing.price * rate))),
    ath_date: Object.fromEntries(CURRENCIES.map((currency) => [currency, new Date(extremes.highAtMs).toISOString()])),
    atl: inAll((_, currency) => amount(atl(currency))),
    atl_change_percentage: inAll((rate, currency) => percent(change(atl(currency), standing.price * rate))),
    atl_date: Object.fromEntries(CURRENCIES.map((currency) => [currency, new Date(extremes.lowAtMs).toISOString()])),
    market_cap: inAll((rate) => whole(standing.marketCap * rate)),
    market_cap_rank: standing.rank,
    fully_diluted_valuation: inAll((rate) => whole(standing.fullyDiluted * rate)),
    total_volume: inAll((rate) => whole(standing.volume * rate)),
    high_24h: inAll((rate) => amount(standing.high24h * rate)),
    low_24h: inAll((rate) => amount(standing.low24h * rate)),
    price_change_24h: amount(standing.price - standing.priceDayAgo),
    price_change_percentage_24h: percent(change(standing.priceDayAgo, standing.price)),
    ...Object.fromEntries(
      ['7d', '14d', '30d', '60d', '200d', '1y'].map((span) => {
        const since = asOf - (span === '60d' ? 60 * DAY_MS : (CHANGE_SPANS[span] ?? 0))
        const value = since < coin.genesisMs ? 0 : percent(market.changeSince(coin.id, 'usd', since))
        return [`price_change_percentage_${span}`, value]
      }),
    ),
    ...Object.fromEntries(
      spans.map(([span, length]) => [
        `price_change_percentage_${span}_in_currency`,
        inAll((_, currency) => percent(market.changeSince(coin.id, currency, asOf - length))),
      ]),
    ),
    market_cap_change_24h: whole(standing.marketCap - standing.marketCapDayAgo),
    market_cap_change_percentage_24h: percent(change(standing.marketCapDayAgo, standing.marketCap)),
    market_cap_change_24h_in_currency: inAll((rate, currency) =>
      whole(standing.marketCap * rate - standing.marketCapDayAgo * rateBefore(currency)),
    ),
    circulating_supply: circulatingSupplyAt(coin, asOf),
    total_supply: totalSupplyAt(coin, asOf),
    max_supply: coin.maxSupply,
    ...(isSparkling ? { sparkline_7d: { price: hourlyPrices(market, coin, asOf) } } : {}),
    last_updated: new Date(asOf).toISOString(),
  }
}

function hourlyPrices(market: Market, coin: Coin, asOf: number): number[] {
  const lastHour = Math.floor(asOf / 3_600_000)
  return Array.from({ length: 168 }, (_, index) =>
    market.world.prices.priceAt(coin.id, (lastHour - 167 + index) * 3_600_000),
  )
}
