import { LRUCache } from 'lru-cache'
import { normalAddress } from '../../worlds/market/addresses.ts'
import { type CandleSubject, type PoolCandle, poolCandles } from '../../worlds/market/ohlcv.ts'
import type { Pool } from '../../worlds/market/pools.ts'
import type { Token } from '../../worlds/market/tokens.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { type Asked, refuseOnchain } from '../asked.ts'

const MINUTE_MS = 60_000
/** Candle lengths and their supported multiples. */
const TIMEFRAMES = {
  minute: { lengthMs: MINUTE_MS, aggregates: ['1', '5', '15'] },
  hour: { lengthMs: 60 * MINUTE_MS, aggregates: ['1', '4', '12'] },
  day: { lengthMs: 1_440 * MINUTE_MS, aggregates: ['1'] },
}
/** Candles older than half a year are not served. */
const KEPT_MS = 180 * 1_440 * MINUTE_MS

/** Maximum number of cached candles. */
const MOST_KEPT = 100_000

/** `GET /onchain/networks/{network}/pools/{pool}/ohlcv/{timeframe}`: candles with volumes, newest first. */
export function createOhlcv(world: DataWorld): (pool: Pool, asked: Asked) => unknown {
  const candles = createFinishedCandles()
  return (pool, asked) => poolOhlcv(world, candles, pool, asked)
}

/** `poolCandles` that computes each finished candle only once. */
function createFinishedCandles(): typeof poolCandles {
  const kept = new LRUCache<string, PoolCandle[]>({ maxSize: MOST_KEPT })
  return (pool, subject, step, before, limit) => {
    const over = Math.floor(before / step) * step
    const running = over < before ? poolCandles(pool, subject, step, before, 1) : []
    const key = [pool.network.id, pool.address, subject.token, subject.currency, step, over, limit].join(':')
    const finished = kept.get(key) ?? poolCandles(pool, subject, step, over, limit)
    kept.set(key, finished, { size: finished.length + 1 })
    return [...running, ...finished].slice(0, limit)
  }
}

function poolOhlcv(world: DataWorld, draw: typeof poolCandles, pool: Pool, asked: Asked): unknown {
  const timeframe = asked.oneOf('timeframe', ['minute', 'hour', 'day'], 'day')
  const { lengthMs, aggregates } = TIMEFRAMES[timeframe]
  const step = lengthMs * Number(asked.oneOf('aggregate', aggregates, '1'))
  const limit = asked.whole('limit', 100, 1, 1_000)
  const before = asked.number('before_timestamp', world.asOf() / 1000) * 1000
  const currency = asked.oneOf('currency', ['usd', 'token'], 'usd')
  const subject: CandleSubject = { token: tokenOf(pool, asked.textOr('token', 'base')), currency }
  const asOf = world.asOf()
  const candles = draw(pool, subject, step, Math.min(before, asOf), limit)
  return {
    data: {
      id: `${pool.network.id}_${pool.address}_${timeframe}_${step / lengthMs}`,
      type: 'ohlcv_request_response',
      attributes: {
        ohlcv_list: candles
          .filter(({ fromMs }) => fromMs > asOf - KEPT_MS)
          .map(({ fromMs, open, high, low, close, volumeUsd }) => [fromMs / 1000, open, high, low, close, volumeUsd]),
      },
    },
    meta: { base: tokenReference(pool.base), quote: tokenReference(pool.quote) },
  }
}

function tokenOf(pool: Pool, word: string): 'base' | 'quote' {
  if (word === 'base' || word === 'quote') return word
  const address = normalAddress(pool.network, word)
  if (address === pool.base.address) return 'base'
  if (address === pool.quote.address) return 'quote'
  throw refuseOnchain(400, 'The token is not in this pool')
}

function tokenReference({ address, name, symbol, coin }: Token) {
  return { address, name, symbol, coingecko_coin_id: coin?.id ?? null }
}
