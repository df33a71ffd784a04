import { type ReplayRequest, type ReplayRoute, Reply } from '../../definition.ts'

const COIN = /^(coingecko:[a-z0-9-]+|(ethereum|base|bsc|arbitrum):0x[0-9a-fA-F]{40})$/
const at = 1780000000

/** Keys that the company knows; others are left out of its answers. */
function known(text = ''): string[] {
  return text.split(',').filter((key) => COIN.test(key))
}

const decimalsOf = (key: string) => (key.startsWith('coingecko:') ? {} : { decimals: 18 })

function pricesOf({ params }: ReplayRequest) {
  const price = (key: string) => ({
    ...decimalsOf(key),
    symbol: 'KTC',
    price: 61234.5,
    timestamp: at,
    confidence: 0.99,
  })
  return { coins: Object.fromEntries(known(params.coins).map((key) => [key, price(key)])) }
}

const oddPrices = (request: ReplayRequest) => ({
  coins: { ...pricesOf(request).coins, 'base:0x1': { symbol: 'ODD', price: null, timestamp: at, confidence: 0.1 } },
})
const nothing = () => ({ coins: {} })

/** Prices of coins, and the block at a time. */
export const coinRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/coins/prices/current/{coins}',
    query: { searchWidth: 'string' },
    answer: pricesOf,
    odd: oddPrices,
    empty: nothing,
  },
  {
    method: 'GET',
    path: '/coins/prices/historical/{timestamp}/{coins}',
    query: { searchWidth: 'string' },
    answer: pricesOf,
    odd: oddPrices,
    empty: nothing,
  },
  {
    method: 'GET',
    path: '/coins/batchHistorical',
    query: { 'coins!': 'string', searchWidth: 'string' },
    answer: ({ query }) => {
      const asked = JSON.parse(query.get('coins') ?? '{}') as Record<string, number[]>
      const series = known(Object.keys(asked).join(',')).map((key) => {
        const prices = (asked[key] ?? []).map((timestamp) => ({ timestamp, price: 61234.5, confidence: 0.99 }))
        return [key, { symbol: 'KTC', prices }]
      })
      return { coins: Object.fromEntries(series) as unknown }
    },
    empty: nothing,
  },
  {
    method: 'GET',
    path: '/coins/chart/{coins}',
    query: { start: 'integer', end: 'integer', span: 'integer', period: 'string', searchWidth: 'string' },
    answer: ({ params }) => {
      const prices = [{ timestamp: at, price: 61234.5 }]
      const chart = (key: string) => ({ ...decimalsOf(key), symbol: 'KTC', confidence: 0.99, prices })
      return { coins: Object.fromEntries(known(params.coins).map((key) => [key, chart(key)])) }
    },
    empty: nothing,
  },
  {
    method: 'GET',
    path: '/coins/block/{chain}/{timestamp}',
    answer: () => ({ height: 11150916, timestamp: at }),
    empty: () => new Reply(400, { message: 'Invalid chain or timestamp provided' }),
  },
]
