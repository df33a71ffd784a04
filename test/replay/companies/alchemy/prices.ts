import { type ReplayRoute, Reply } from '../../definition.ts'

const price = { currency: 'usd', value: '4608.25', lastUpdatedAt: '2026-11-20T20:17:27Z' }
const TOKEN = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const history = {
  symbol: 'ETH',
  prices: [
    { value: '1900.25', timestamp: '2026-01-01T00:00:00Z', marketCap: '274292310008.25', totalVolume: '6715146404.5' },
    { value: '1901.5', timestamp: '2026-01-01T01:00:00Z' },
  ],
}

/** Current and past prices. */
export const priceRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/prices/v1/{key}/tokens/by-symbol',
    query: { 'symbols!': /^[A-Za-z0-9&]+$/ },
    answer: ({ query }) => ({
      data: query.getAll('symbols').map((symbol) => ({ symbol, prices: [price], error: null })),
    }),
    odd: () => ({
      data: [
        { symbol: null, prices: [] },
        { symbol: 'ETH', prices: [price], error: null },
      ],
    }),
    empty: ({ query }) => ({
      data: query.getAll('symbols').map((symbol) => ({ symbol, prices: [], error: `Token not found: ${symbol}` })),
    }),
  },
  {
    method: 'POST',
    path: '/prices/v1/{key}/tokens/by-address',
    body: {
      type: 'object',
      required: ['addresses'],
      properties: {
        addresses: {
          type: 'array',
          minItems: 1,
          maxItems: 25,
          items: {
            type: 'object',
            required: ['network', 'address'],
            properties: { network: { type: 'string' }, address: { type: 'string' } },
          },
        },
      },
    },
    answer: () => ({ data: [{ network: 'base-sepolia', address: TOKEN, prices: [price], error: null }] }),
    odd: () => ({
      data: [
        { network: 'base-sepolia', address: null, prices: [price], error: null },
        { network: 'base-sepolia', address: TOKEN, prices: [price], error: null },
      ],
    }),
    empty: () => ({ data: [{ network: 'base-sepolia', address: TOKEN, prices: [], error: 'Token not found' }] }),
  },
  {
    method: 'POST',
    path: '/prices/v1/{key}/tokens/historical',
    body: {
      type: 'object',
      required: ['symbol', 'startTime', 'endTime'],
      properties: {
        symbol: { type: 'string' },
        startTime: { type: 'string', format: 'date-time' },
        endTime: { type: 'string', format: 'date-time' },
        interval: { enum: ['5m', '1h', '1d'] },
        withMarketData: { type: 'boolean' },
      },
    },
    answer: () => ({ data: history }),
    odd: () => ({ data: { ...history, prices: [{ value: null, timestamp: null }, ...history.prices] } }),
    empty: () => new Reply(404, { error: { message: 'Token not found: NOPE' } }),
  },
]
