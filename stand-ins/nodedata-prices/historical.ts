import { z } from 'zod'
import { networkNamed } from '../../subgraphs/data/providers/node/networks.ts'
import { Refused } from '../../subgraphs/data/providers/node/nodedata/errors.ts'
import { Address, read } from '../../subgraphs/data/providers/node/nodedata/forms.ts'
import { coinBySymbol } from '../worlds/market/coins.ts'
import type { PriceGround } from './ground.ts'
import { coinOfToken, decimalOf } from './spot.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Interval between points, and longest supported span, in milliseconds. */
const INTERVALS = {
  '5m': { stepMs: 5 * MINUTE_MS, spanMs: 7 * DAY_MS },
  '1h': { stepMs: 60 * MINUTE_MS, spanMs: 30 * DAY_MS },
  '1d': { stepMs: DAY_MS, spanMs: 365 * DAY_MS },
} as const

const Time = z.union([
  z.iso.datetime({ offset: true }).transform(Date.parse),
  z.number().transform((seconds) => seconds * 1000),
])

const Body = z.object({
  symbol: z.string().min(1).max(20).optional(),
  network: z.string().optional(),
  address: Address.optional(),
  startTime: Time,
  endTime: Time,
  interval: z.enum(['5m', '1h', '1d']).default('1d'),
  withMarketData: z.boolean().default(false),
})

/** A coin's prices at regular intervals. */
export function historicalPrices({ prices, tokens, now }: PriceGround, body: unknown) {
  const { symbol, network, address, startTime, endTime, interval, withMarketData } = read(Body, body)
  const coinId = symbol !== undefined ? coinBySymbol(symbol)?.id : coinAt({ tokens }, network, address)
  if (!coinId) throw new Refused(`Token not found: ${symbol ?? address}`)
  const { stepMs, spanMs } = INTERVALS[interval]
  if (endTime <= startTime) throw new Refused('endTime: must be after startTime')
  if (endTime - startTime > spanMs) {
    throw new Refused(`endTime: at most ${spanMs / DAY_MS} days after startTime for an interval of ${interval}`)
  }
  const first = Math.ceil(startTime / stepMs) * stepMs
  const last = Math.min(endTime, now().getTime())
  const count = Math.max(0, Math.floor((last - first) / stepMs) + 1)
  const instants = Array.from({ length: count }, (_, index) => first + index * stepMs)
  return {
    ...(symbol !== undefined ? { symbol } : { network, address }),
    currency: 'usd',
    data: instants
      .map((at) => ({ at, price: prices.priceAt(coinId, at) }))
      // A coin has no price before its first day.
      .filter(({ price }) => price > 0)
      .map(({ at, price }) => ({
        value: decimalOf(price),
        timestamp: new Date(at).toISOString(),
        ...(withMarketData
          ? {
              marketCap: decimalOf(Math.round(prices.marketCapAt(coinId, at))),
              totalVolume: decimalOf(Math.round(prices.volumeBetween(coinId, at - DAY_MS, at))),
            }
          : {}),
      })),
  }
}

function coinAt(ground: Pick<PriceGround, 'tokens'>, slug = '', address?: `0x${string}`): string | null {
  const network = networkNamed(slug)
  return network && address ? coinOfToken(ground, network.chainId, address) : null
}
