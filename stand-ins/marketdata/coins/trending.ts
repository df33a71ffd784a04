import { gaussian, hash32, pick, seedOf, unit } from '../../kit/random.ts'
import { Asked, refuseCoins } from '../asked.ts'
import { DAY_MS, type Market } from '../market.ts'
import { change } from '../numbers.ts'
import { coinCategories } from './categories.ts'
import { coinImages, pictureOf } from './images.ts'

const COINS_LISTED = 15
const COLLECTIONS_LISTED = 7
const CATEGORIES_LISTED = 6
/** Search interest changes every six hours. */
const MOOD_MS = DAY_MS / 4

/** `GET /search/trending`: trending searches: coins with unusual volume, collections, categories. */
export function searchTrending(market: Market): unknown {
  return {
    coins: trendingCoins(market),
    nfts: trendingCollections(market),
    categories: trendingCategories(market),
  }
}

function trendingCoins(market: Market) {
  const { world } = market
  const asOf = world.asOf()
  const mood = Math.floor(asOf / MOOD_MS)
  const bitcoin = world.prices.priceAt('bitcoin', asOf)
  const interest = market
    .standings()
    .filter(({ coin }) => coin.follows === null)
    .map((standing) => {
      const usual = standing.coin.turnover * standing.coin.referencePrice * standing.coin.circulatingSupply
      return {
        standing,
        heat: (standing.volume / usual) * (0.3 + unit(seedOf(world.seed, 'interest', standing.coin.id), mood)),
      }
    })
    .sort((a, b) => b.heat - a.heat)
  return interest.slice(0, COINS_LISTED).map(({ standing }, score) => {
    const { coin, price } = standing
    const day = change(standing.priceDayAgo, price)
    const { thumb, small, large } = coinImages(coin.id)
    const item = {
      id: coin.id,
      coin_id: hash32(seedOf('coin number'), coin.id.length, seedOf(coin.id)) % 100_000,
      name: coin.name,
      symbol: coin.symbol.toUpperCase(),
      market_cap_rank: standing.rank,
      thumb,
      small,
      large,
      slug: coin.id,
      price_btc: price / bitcoin,
      score,
      data: {
        price,
        price_btc: String(price / bitcoin),
        price_change_percentage_24h: { usd: day, btc: market.changeSince(coin.id, 'btc', asOf - DAY_MS) },
        market_cap: dollars(standing.marketCap),
        market_cap_btc: String(standing.marketCap / bitcoin),
        total_volume: dollars(standing.volume),
        total_volume_btc: String(standing.volume / bitcoin),
      },
    }
    return { item }
  })
}

function trendingCollections(market: Market) {
  const { world } = market
  const dice = seedOf(world.seed, 'collections')
  const mood = Math.floor(world.asOf() / MOOD_MS)
  const shift = hash32(dice, mood) % COLLECTIONS.length
  return Array.from({ length: COLLECTIONS_LISTED }, (_, place) => {
    const name = COLLECTIONS[(shift + place) % COLLECTIONS.length]!
    const own = seedOf(world.seed, 'collection', name)
    const floor = 0.05 + 3 * unit(own, 0) ** 2
    const moved = 8 * gaussian(own, mood)
    const id = name.toLowerCase().replaceAll(' ', '-')
    return {
      id,
      name,
      symbol: name.replace(/[^A-Z]/g, ''),
      thumb: pictureOf('collections', id),
      nft_contract_id: hash32(own, 1) % 10_000,
      native_currency_symbol: pick(['eth', 'eth', 'sol'], own, 2),
      floor_price_in_native_currency: floor,
      floor_price_24h_percentage_change: moved,
      data: {
        floor_price: `${floor.toFixed(2)} ETH`,
        floor_price_in_usd_24h_percentage_change: String(moved),
        h24_volume: `${(floor * (5 + 60 * unit(own, mood, 3))).toFixed(2)} ETH`,
        h24_average_sale_price: `${(floor * 1.08).toFixed(2)} ETH`,
      },
    }
  })
}

function trendingCategories(market: Market) {
  const order = new Asked({ order: 'market_cap_change_24h_desc' }, refuseCoins)
  const rows = coinCategories(market, order)
  const bitcoin = market.world.prices.priceAt('bitcoin', market.world.asOf())
  return rows.slice(0, CATEGORIES_LISTED).map((row, index) => ({
    id: index + 1,
    name: row.name,
    market_cap_1h_change: row.market_cap_change_24h / 24,
    slug: row.id,
    coins_count: String(market.standings().filter(({ coin }) => coin.categories.includes(row.id)).length),
    data: {
      market_cap: row.market_cap,
      market_cap_btc: row.market_cap / bitcoin,
      total_volume: row.volume_24h,
      total_volume_btc: row.volume_24h / bitcoin,
      market_cap_change_percentage_24h: { usd: row.market_cap_change_24h },
    },
  }))
}

function dollars(value: number): string {
  return `$${Math.round(value).toLocaleString('en-US')}`
}

/** Invented collections. */
const COLLECTIONS = [
  'Quiet Lighthouses',
  'Paper Cranes',
  'Midnight Gardeners',
  'Glass Herons',
  'Tin Automata',
  'Pocket Comets',
  'Salt Marsh Foxes',
  'Copper Moths',
  'Northern Doors',
  'Clockwork Finches',
]
