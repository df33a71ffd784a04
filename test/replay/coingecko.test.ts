import { describe } from 'vitest'
import { coingeckoReplay } from './companies/coingecko.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'

/** A list without rows is an answer, free of charge. */
const NONE = { status: 200 } as const
/** A thing that does not exist. */
const MISSING = { status: 404 } as const

const cases: readonly ConformanceCase[] = [
  { operation: 'CoinPrices', has: [76975.5, 66000.25, -1.41], empty: NONE },
  {
    operation: 'CoinMarkets',
    has: ['kit-coin', 'Kit Two', 77671.25, 0.58234],
    empty: NONE,
    odd: { has: ['Kit Coin'] },
  },
  {
    operation: 'ReadCoin',
    has: ['Kit Coin', 'A coin for kits.', 69840.5, 6127543, 'https://kit.example'],
    empty: MISSING,
  },
  { operation: 'CoinChart', has: [77001.5, 29000000001.5], empty: MISSING, odd: { has: [77001.5] } },
  { operation: 'CoinOhlc', has: [77500, 76000.25], empty: MISSING, odd: { has: [76000.25] } },
  { operation: 'CoinHistory', has: [42208.25, 'Kitmünze', 5993012], empty: MISSING },
  {
    operation: 'SearchTrends',
    has: ['kit-coin', 'Kit Pictures', '102120809', 573],
    empty: NONE,
    odd: { has: ['kit-coin', 'Kit Native'] },
  },
  { operation: 'GlobalMarket', has: [17397, 2621040321355.25, 57.95], empty: null },
  { operation: 'CoinCategories', has: ['Kits', 2176528015490.25], empty: NONE, odd: { has: ['Kits'] } },
  { operation: 'TopMovers', has: ['kit-coin', 'Kit Two', 519.25], empty: NONE, odd: { has: ['Kit Coin', 'Kit Two'] } },
  { operation: 'ReadExchange', has: ['Kit Exchange', 95073.75], empty: MISSING },
  { operation: 'ExchangeTickers', has: ['KT2', 77172.5, 'kit-dollar'], empty: NONE, odd: { has: ['KT2'] } },
  { operation: 'ExchangeVolumes', has: ['306800.0517'], empty: MISSING, odd: { has: ['306800.0517'] } },
  {
    operation: 'TrendingPools',
    has: ['KIT / KUSD 0.05%', 'Kit Swap', 'kit-coin'],
    empty: NONE,
    odd: { has: ['KIT / KUSD 0.05%'] },
  },
  { operation: 'ListNetworks', has: ['eth', 'Kitnet'], empty: NONE, odd: { has: ['Kitnet'] } },
  { operation: 'SearchPools', has: ['KIT / KUSD 0.05%'], empty: NONE, odd: { has: ['KIT / KUSD 0.05%'] } },
  { operation: 'NewPools', input: { page: 1 }, has: ['126052349.38'], empty: NONE, odd: { has: ['126052349.38'] } },
  { operation: 'OnchainCategories', has: ['Kit Launchpad', '622.05'], empty: NONE, odd: { has: ['Kit Launchpad'] } },
  { operation: 'ReadPool', has: ['KIT / KUSD 0.05%', '2087.834'], empty: MISSING },
  { operation: 'PoolTokens', has: ['kit-coin', 'KUSD', 'kitcoin', 88.5], empty: MISSING, odd: { has: ['KIT Token'] } },
  { operation: 'PoolOhlcv', has: [2100.25, 145888.5, 'kit-coin'], empty: MISSING },
  { operation: 'PoolTrades', has: ['211.331589', 25191329], empty: NONE, odd: { has: ['211.331589'] } },
  { operation: 'NetworkDexes', has: ['kit_swap', 'Kit Swap'], empty: MISSING, odd: { has: ['Kit Swap'] } },
  { operation: 'NetworkTrendingPools', has: ['KIT / KUSD 0.05%'], empty: NONE, odd: { has: ['KIT / KUSD 0.05%'] } },
  {
    operation: 'NetworkNewPools',
    has: ['KIT / KUSD 0.05%', 'KUSD Token'],
    empty: NONE,
    odd: { has: ['KIT / KUSD 0.05%'] },
  },
  { operation: 'NetworkPools', has: ['KIT / KUSD 0.05%'], empty: NONE, odd: { has: ['KIT / KUSD 0.05%'] } },
  { operation: 'CategoryPools', has: ['KIT / KUSD 0.05%', '4.12'], empty: NONE, odd: { has: ['KIT / KUSD 0.05%'] } },
]

describe('CoinGecko', () => {
  describeConformance(coingeckoReplay, (url, key) => ({ COINGECKO_URL: url, COINGECKO_KEY: key }), cases)
})
