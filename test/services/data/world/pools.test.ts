import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEXES, dexesOf } from '../../../../stand-ins/worlds/market/dexes.ts'
import { NETWORKS } from '../../../../stand-ins/worlds/market/networks.ts'
import { NEW_FOR_MS } from '../../../../stand-ins/worlds/market/newPools.ts'
import { poolCandles, subjectLine } from '../../../../stand-ins/worlds/market/ohlcv.ts'
import { poolVolume, reserveAt } from '../../../../stand-ins/worlds/market/pools.ts'
import { priceOn } from '../../../../stand-ins/worlds/market/priceLine.ts'
import { countTrades, tradesBetween, tradesIn } from '../../../../stand-ins/worlds/market/trades.ts'
import { openDataWorld } from '../../../../stand-ins/worlds/market/world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 10, 20, 21, 3, 4)
const world = openDataWorld({ seed: 'tests', now: () => new Date(NOW) })

const fresh = NETWORKS.flatMap((network) => world.newPools.recent(network, NOW, 500))
const anyPool = fc.constantFrom(...world.pools.all, ...fresh)
const anyNetwork = fc.constantFrom(...NETWORKS)

describe('pools', () => {
  it('are found by their addresses, each one once', () => {
    const ids = new Set([...world.pools.all, ...fresh].map((pool) => `${pool.network.id}_${pool.address}`))
    expect(ids.size).toBe(world.pools.all.length + fresh.length)
    fc.assert(fc.property(anyPool, (pool) => world.findPool(pool.network, pool.address) === pool))
  })

  it('have addresses as their networks write them, in whatever case they are asked for', () => {
    for (const { network, address } of [...world.pools.all, ...fresh])
      expect(address).toMatch(network.addresses === 'evm' ? /^0x[0-9a-f]{40}$/ : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
    const [weth] = world.pools.on(NETWORKS[0]!)
    expect(world.findPool(NETWORKS[0]!, weth!.address.toUpperCase().replace('0X', '0x'))).toBe(weth)
  })

  it('stand on an exchange of their network that existed when they were opened', () => {
    for (const { network, dex, createdMs, base, quote } of world.pools.all) {
      expect(dexesOf(network.id)).toContain(dex)
      expect(createdMs).toBeGreaterThanOrEqual(dex.sinceMs)
      expect(base).not.toBe(quote)
    }
  })

  it('stand on every exchange of every network', () => {
    const used = new Set(world.pools.all.map(({ dex }) => dex))
    expect(DEXES.filter((dex) => !used.has(dex))).toEqual([])
  })

  it('hold something, and trade', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        expect(reserveAt(pool, NOW)).toBeGreaterThan(0)
        const trades = tradesIn(pool, pool.createdMs, NOW)
        expect(poolVolume(pool, pool.createdMs, NOW) > 0).toBe(trades > 0)
        if (pool.createdMs < NOW - DAY) expect(trades).toBeGreaterThan(0)
        expect(poolVolume(pool, pool.createdMs - DAY, pool.createdMs)).toBe(0)
      }),
    )
  })
})

describe('new pools', () => {
  it('were opened in the last two days, the newest first, on every network', () => {
    for (const network of NETWORKS) {
      const created = world.newPools.recent(network, NOW, 500).map(({ createdMs }) => createdMs)
      expect(created.length).toBeGreaterThan(10)
      expect(created).toEqual(created.toSorted((a, b) => b - a))
      expect(created[0]).toBeLessThanOrEqual(NOW)
      expect(created.at(-1)).toBeGreaterThan(NOW - NEW_FOR_MS)
    }
  })

  it('do not exist before they are opened, and exist for ever after', () => {
    fc.assert(
      fc.property(anyNetwork, fc.integer({ min: 1, max: 400 }), (network, days) => {
        const [pool] = world.newPools.recent(network, NOW - days * DAY, 1)
        expect(world.findPool(network, pool!.address)).toEqual(pool)
        expect(world.findToken(network, pool!.base.address)?.symbol).toBe(pool!.base.symbol)
        expect(world.newPools.find(network, pool!.address, pool!.createdMs - 1)).toBeUndefined()
        expect(world.newPools.find(network, pool!.address, pool!.createdMs)).toBeDefined()
      }),
    )
  })

  it('are not found at addresses that nobody gave out', () => {
    fc.assert(
      fc.property(anyNetwork, fc.uint8Array({ minLength: 20, maxLength: 20 }), (network, bytes) => {
        const address = `0x${Buffer.from(bytes).toString('hex')}`
        expect(world.findPool(network, address)).toBeUndefined()
        expect(world.findToken(network, address)).toBeUndefined()
      }),
    )
    expect(world.findPool(NETWORKS[0]!, 'no address')).toBeUndefined()
  })
})

describe('trades', () => {
  it('add up to what the pool says was traded between the first and the last', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const trades = tradesBetween(pool, NOW - DAY, NOW, 0, 100_000)
        if (trades.length < 2) return
        const sum = trades.slice(0, -1).reduce((total, { volumeUsd }) => total + volumeUsd, 0)
        const told = poolVolume(pool, trades.at(-1)!.atMs, trades[0]!.atMs)
        expect(sum / told).toBeCloseTo(1, 6)
        expect(trades.every(({ atMs }) => atMs > NOW - DAY && atMs <= NOW)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('are as many as the pool counts, of each kind', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const spans = [HOUR, 6 * HOUR, DAY]
        const counted = countTrades(pool, NOW, spans)
        spans.forEach((span, index) => {
          const trades = tradesBetween(pool, NOW - span, NOW, 0, 100_000)
          const { buys, sells, buyers, sellers } = counted[index]!
          expect(buys).toBe(trades.filter(({ kind }) => kind === 'buy').length)
          expect(sells).toBe(trades.filter(({ kind }) => kind === 'sell').length)
          expect(buyers).toBe(new Set(trades.filter(({ kind }) => kind === 'buy').map(({ wallet }) => wallet)).size)
          expect(sellers).toBeLessThanOrEqual(sells)
          expect(tradesIn(pool, NOW - span, NOW)).toBe(trades.length)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('are counted from the moment they happen', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const trades = tradesBetween(pool, NOW - DAY, NOW, 0, 100_000)
        const before = (atMs: number) => trades.filter((trade) => trade.atMs <= atMs).length
        for (const { atMs } of trades) expect(tradesIn(pool, NOW - DAY, atMs)).toBe(before(atMs))
      }),
      { numRuns: 40 },
    )
  })

  it('happen at the price of their moment', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const [trade] = tradesBetween(pool, NOW - DAY, NOW, 0, 1)
        if (!trade) return
        const price = priceOn(subjectLine(pool, { token: 'base', currency: 'token' }), trade.atMs)
        expect(trade.quoteAmount / trade.baseAmount / price).toBeCloseTo(1, 9)
        expect(trade.baseAmount * trade.basePriceUsd).toBeCloseTo(trade.volumeUsd, 6)
      }),
      { numRuns: 60 },
    )
  })
})

describe('candles of a pool', () => {
  it('begin where the one before ended, and their volumes add up', () => {
    fc.assert(
      fc.property(anyPool, fc.constantFrom(60_000, 900_000, HOUR, 4 * HOUR, DAY), (pool, step) => {
        const candles = poolCandles(pool, { token: 'base', currency: 'usd' }, step, NOW, 50)
        for (const [index, candle] of candles.entries()) {
          const before = candles[index + 1]
          if (before) expect(candle.open).toBeCloseTo(before.close, 12)
          expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close))
          expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close))
        }
        const first = Math.max(pool.createdMs, candles.at(-1)!.fromMs)
        const sum = candles.reduce((total, { volumeUsd }) => total + volumeUsd, 0)
        const told = poolVolume(pool, first, NOW)
        expect(Math.abs(sum - told)).toBeLessThanOrEqual(1e-6 * told + 1e-6)
        expect(candles[0]!.close).toBeCloseTo(priceOn(pool.base.line, NOW), 12)
      }),
    )
  })

  it('of the quote token turn those of the base token upside down', () => {
    const [pool] = world.pools.all
    const base = poolCandles(pool!, { token: 'base', currency: 'token' }, HOUR, NOW, 10)
    const quote = poolCandles(pool!, { token: 'quote', currency: 'token' }, HOUR, NOW, 10)
    base.forEach((candle, index) => {
      expect(candle.open * quote[index]!.open).toBeCloseTo(1, 9)
      expect(candle.high * quote[index]!.low).toBeCloseTo(1, 9)
    })
  })
})
