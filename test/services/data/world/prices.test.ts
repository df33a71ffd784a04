import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COINS, coinById } from '../../../../stand-ins/worlds/market/coins.ts'
import { CURRENCIES } from '../../../../stand-ins/worlds/market/currencies.ts'
import { createExtremes } from '../../../../stand-ins/worlds/market/extremes.ts'
import { openPrices } from '../../../../stand-ins/worlds/market/prices.ts'

const DAY = 86_400_000
const YEAR = 365 * DAY
const NOW = Date.UTC(2026, 10, 20, 21, 3, 4)
const prices = openPrices('tests')

const anyCoin = fc.constantFrom(...COINS.map(({ id }) => id))
const anyMoment = fc.integer({ min: NOW - 2 * YEAR, max: NOW })
const anySpan = fc.integer({ min: 1_000, max: 200 * DAY })

describe('prices', () => {
  it('follow from the seed and the moment alone', () => {
    const again = openPrices('tests')
    const other = openPrices('another')
    fc.assert(fc.property(anyCoin, anyMoment, (coin, at) => again.priceAt(coin, at) === prices.priceAt(coin, at)))
    expect(other.priceAt('bitcoin', NOW)).not.toBe(prices.priceAt('bitcoin', NOW))
  })

  it('do not jump: a second moves no price by more than two percent', () => {
    fc.assert(
      fc.property(anyCoin, anyMoment, (coin, at) => {
        const [before, after] = [prices.priceAt(coin, at), prices.priceAt(coin, at + 1000)]
        return before === 0 || Math.abs(after / before - 1) < 0.02
      }),
    )
  })

  it('stay near a dollar where that is promised, and near the coin that is promised', () => {
    for (const { id, follows, referencePrice } of COINS.filter((coin) => coin.follows !== null)) {
      for (let at = NOW - YEAR; at <= NOW; at += 9 * DAY) {
        const price = prices.priceAt(id, at)
        if (price === 0) continue
        const anchor =
          follows === 'usd' ? 1 : follows === 'eur' ? 1 / prices.perDollar('eur', at)! : prices.priceAt(follows!, at)
        const promised = follows === 'usd' ? 1 : follows === 'eur' ? 1.174 : coinById(follows!)!.referencePrice
        expect(Math.abs(price / anchor / (referencePrice / promised) - 1), id).toBeLessThan(0.01)
      }
    }
  })

  it('are nothing before a coin exists', () => {
    const genesis = coinById('pepe')!.genesisMs
    expect(prices.priceAt('pepe', genesis - 1)).toBe(0)
    expect(prices.priceAt('pepe', genesis)).toBeGreaterThan(0)
    expect(prices.volumeBetween('pepe', genesis - DAY, genesis)).toBe(0)
    expect(() => prices.priceAt('nocoin', NOW)).toThrow('No such coin: nocoin')
  })

  it('move by day as far as a coin usually does', () => {
    const moves = Array.from({ length: 700 }, (_, day) => {
      const at = NOW - day * DAY
      return Math.log(prices.priceAt('bitcoin', at) / prices.priceAt('bitcoin', at - DAY))
    })
    const spread = Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / moves.length)
    expect(spread).toBeGreaterThan(0.01)
    expect(spread).toBeLessThan(0.045)
  })

  it('are in each currency what they are in dollars, at the rate of that moment', () => {
    fc.assert(
      fc.property(anyCoin, anyMoment, fc.constantFrom(...CURRENCIES), (coin, at, currency) => {
        const dollars = prices.priceAt(coin, at)
        if (dollars === 0) return
        const candle = prices.candle(coin, at, at + 60_000, currency)
        expect(candle.open / (dollars * prices.perDollar(currency, at)!)).toBeCloseTo(1, 9)
      }),
    )
    expect(prices.perDollar('usd', NOW)).toBe(1)
    expect(prices.perDollar('nothing', NOW)).toBeUndefined()
    expect(prices.priceAt('bitcoin', NOW) * prices.perDollar('btc', NOW)!).toBeCloseTo(1, 12)
    expect(prices.perDollar('sats', NOW)! / prices.perDollar('btc', NOW)!).toBeCloseTo(1e8, 0)
  })
})

describe('a candle', () => {
  it('opens and closes at the prices of its ends, and holds every price between', () => {
    fc.assert(
      fc.property(anyCoin, anyMoment, anySpan, fc.double({ min: 0, max: 1, noNaN: true }), (coin, to, span, part) => {
        const from = Math.max(to - span, coinById(coin)!.genesisMs)
        if (from >= to) return
        const candle = prices.candle(coin, from, to)
        expect(candle.open).toBeCloseTo(prices.priceAt(coin, from), 12)
        expect(candle.close).toBeCloseTo(prices.priceAt(coin, to), 12)
        const between = prices.priceAt(coin, from + Math.floor((to - from) * part))
        expect(between).toBeLessThanOrEqual(candle.high * (1 + 1e-12))
        expect(between).toBeGreaterThanOrEqual(candle.low * (1 - 1e-12))
      }),
      { numRuns: 400 },
    )
  })

  it('holds the candles of its parts', () => {
    fc.assert(
      fc.property(anyCoin, anyMoment, anySpan, fc.integer({ min: 2, max: 9 }), (coin, to, span, parts) => {
        const from = to - span
        if (from < coinById(coin)!.genesisMs) return
        const whole = prices.candle(coin, from, to)
        for (let part = 0; part < parts; part++) {
          const inner = prices.candle(coin, from + (span * part) / parts, from + (span * (part + 1)) / parts)
          expect(inner.high).toBeLessThanOrEqual(whole.high * (1 + 1e-12))
          expect(inner.low).toBeGreaterThanOrEqual(whole.low * (1 - 1e-12))
        }
      }),
    )
  })

  it('of up to 64 days lies between the lowest and the highest price ever', () => {
    const extremesOf = createExtremes(prices)
    fc.assert(
      fc.property(anyCoin, anyMoment, fc.integer({ min: 1_000, max: 64 * DAY }), (coin, to, span) => {
        const from = Math.max(to - span, coinById(coin)!.genesisMs)
        if (from >= to) return
        const extremes = extremesOf(coin, NOW)
        const candle = prices.candle(coin, from, to)
        expect(candle.high).toBeLessThanOrEqual(extremes.high * (1 + 1e-12))
        expect(candle.low).toBeGreaterThanOrEqual(extremes.low * (1 - 1e-12))
        expect(extremes.highAtMs).toBeLessThanOrEqual(NOW)
      }),
    )
  })

  it('of a longer life has no lower high, however the question is asked', () => {
    const forwards = createExtremes(prices)
    const moments = Array.from({ length: 60 }, (_, index) => NOW - YEAR + index * 6 * DAY)
    const highs = moments.map((at) => forwards('solana', at).high)
    expect(highs).toEqual(highs.toSorted((a, b) => a - b))
    expect(createExtremes(prices)('solana', moments.at(-1)!).high).toBe(highs.at(-1))
  })
})

describe('volumes', () => {
  it('of parts add up to the volume of the whole', () => {
    fc.assert(
      fc.property(
        anyCoin,
        anyMoment,
        anySpan,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        (coin, to, span, cuts) => {
          const from = to - span
          const edges = [from, ...cuts.map((cut) => from + span * cut).sort((a, b) => a - b), to]
          const parts = edges.slice(1).map((edge, index) => prices.volumeBetween(coin, edges[index]!, edge))
          const whole = prices.volumeBetween(coin, from, to)
          const sum = parts.reduce((total, part) => total + part, 0)
          expect(Math.abs(sum - whole)).toBeLessThanOrEqual(1e-6 * whole + 1e-3)
          for (const part of parts) expect(part).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
