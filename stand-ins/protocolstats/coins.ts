import type { FastifyInstance } from 'fastify'
import { coinById } from '../worlds/market/coins.ts'
import { chainCalled } from '../worlds/protocols/chains/chains.ts'
import { secondsOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Asked, askedOf, refused } from './route.ts'

/** The coin or token of a coin key. */
interface Priced {
  readonly coinId: string
  readonly symbol: string
  /** Null for a coin that is not a contract. */
  readonly decimals: number | null
}

/** Coin prices by `chain:address` or `coingecko:id`: current, at one or several times, and as a chart. */
export function coinRoutes(app: FastifyInstance, world: ProtocolWorld): void {
  const now = () => secondsOf(world.coins.asOf())
  const answer = (path: string, make: (asked: Asked) => unknown) =>
    app.get(path, (request, reply) => reply.header('cache-control', 'max-age=10').send(make(askedOf(request))))

  answer('/coins/prices/current/:coins', ({ path }) => pricesOf(world, path.coins, now()))
  answer('/coins/prices/historical/:timestamp/:coins', ({ path }) =>
    pricesOf(world, path.coins, Math.min(Number(path.timestamp), now())),
  )
  answer('/coins/batchHistorical', ({ query }) => batchOf(world, query.coins, now()))
  answer('/coins/chart/:coins', ({ path, query }) => chartOf(world, path.coins, query, now()))
}

function pricedBy({ assets }: ProtocolWorld, key: string): Priced | null {
  const colon = key.indexOf(':')
  const place = key.slice(0, colon)
  const word = key.slice(colon + 1)
  if (place === 'coingecko') {
    const coin = coinById(word)
    return coin ? { coinId: coin.id, symbol: coin.symbol.toUpperCase(), decimals: null } : null
  }
  const chain = chainCalled(place)
  const asset = chain && assets.at(chain, word)
  return asset?.coinId ? { coinId: asset.coinId, symbol: asset.symbol, decimals: asset.decimals } : null
}

/** The valid keys; unknown ones are omitted. */
function known(world: ProtocolWorld, keys: readonly string[]): [key: string, priced: Priced][] {
  return [...new Set(keys)].flatMap((key) => {
    const priced = pricedBy(world, key)
    return priced ? [[key, priced] as [string, Priced]] : []
  })
}

const CONFIDENCE = 0.99

const aboutOf = ({ symbol, decimals }: Priced) => (decimals === null ? { symbol } : { decimals, symbol })

/** USD; null before the coin's first day. */
function priceOf({ coins }: ProtocolWorld, { coinId }: Priced, atSeconds: number): number | null {
  const price = coins.prices.priceAt(coinId, atSeconds * 1000)
  return price > 0 ? price : null
}

function pricesOf(world: ProtocolWorld, keys = '', atSeconds: number) {
  const found = known(world, keys.split(',')).flatMap(([key, priced]) => {
    const price = priceOf(world, priced, atSeconds)
    return price === null
      ? []
      : [[key, { ...aboutOf(priced), price, timestamp: atSeconds, confidence: CONFIDENCE }] as const]
  })
  return { coins: Object.fromEntries(found) }
}

function batchOf(world: ProtocolWorld, text = '{}', now: number) {
  const asked = JSON.parse(text) as Record<string, number[]>
  const found = known(world, Object.keys(asked)).map(([key, priced]) => {
    const prices = (asked[key] ?? []).flatMap((moment) => {
      const timestamp = Math.min(moment, now)
      const price = priceOf(world, priced, timestamp)
      return price === null ? [] : [{ timestamp, price, confidence: CONFIDENCE }]
    })
    return [key, { symbol: priced.symbol, prices }] as const
  })
  return { coins: Object.fromEntries(found) }
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800, W: 604_800 }
const USUAL_PERIOD = '24h'
const MOST_POINTS = 500

/** Seconds of a duration such as `24h`. */
function secondsIn(duration: string): number {
  const [, count = '', unit = 's'] = /^(\d+)([smhdwW]?)$/.exec(duration) ?? []
  const seconds = Number(count) * (UNIT_SECONDS[unit || 's'] ?? 0)
  if (!(seconds > 0)) throw refused('period is no duration')
  return seconds
}

function chartOf(world: ProtocolWorld, keys = '', query: Asked['query'], now: number) {
  const period = secondsIn(query.period ?? USUAL_PERIOD)
  const span = Math.min(Number(query.span ?? 10), MOST_POINTS)
  if (query.start && query.end) throw refused('use either start or end, not both')
  const end = Math.min(Number(query.end ?? now), now)
  const start = query.start ? Number(query.start) : end - (span - 1) * period
  const moments = Array.from({ length: span }, (_, index) => start + index * period).filter((moment) => moment <= now)
  const found = known(world, keys.split(',')).map(([key, priced]) => {
    const prices = moments.flatMap((timestamp) => {
      const price = priceOf(world, priced, timestamp)
      return price === null ? [] : [{ timestamp, price }]
    })
    return [key, { ...aboutOf(priced), confidence: CONFIDENCE, prices }] as const
  })
  return { coins: Object.fromEntries(found) }
}
