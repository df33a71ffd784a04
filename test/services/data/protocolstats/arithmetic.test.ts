import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openBridges } from '../../../../stand-ins/worlds/protocols/bridges/bridges.ts'
import { openCrossings } from '../../../../stand-ins/worlds/protocols/bridges/crossings.ts'
import { drift, drifter } from '../../../../stand-ins/worlds/protocols/chance.ts'
import { type Section, unlockedAt } from '../../../../stand-ins/worlds/protocols/emissions/schedule.ts'
import { totalsOf } from '../../../../stand-ins/worlds/protocols/flows/totals.ts'
import { changePercent, splitWhole } from '../../../../stand-ins/worlds/protocols/round.ts'
import { DAY, HOUR } from '../../../../stand-ins/worlds/protocols/time.ts'
import { sum } from './standIn.ts'

const whole = fc.nat({ max: 1e12 })

describe('a whole number that is split', () => {
  const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 })

  it('is the sum of its parts, which are whole and not negative', () => {
    fc.assert(
      fc.property(whole, weights, (total, given) => {
        fc.pre(sum(given) > 0)
        const parts = splitWhole(total, given)
        expect(sum(parts)).toBe(total)
        for (const part of parts) expect(Number.isInteger(part) && part >= 0).toBe(true)
      }),
    )
  })

  it('gives to each by its weight, to less than one', () => {
    fc.assert(
      fc.property(
        whole,
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }),
        (total, given) => {
          splitWhole(total, given).forEach((part, index) => {
            expect(Math.abs(part - (total * (given[index] ?? 0)) / sum(given))).toBeLessThanOrEqual(1)
          })
        },
      ),
    )
  })

  it('goes to nobody where nobody has a weight', () => {
    expect(splitWhole(7, [0, 0])).toEqual([0, 0])
  })
})

it('a change in per cent leads from the one to the other, and from nothing there is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (now, before) => {
      const change = changePercent(now, before) ?? Number.NaN
      expect(Math.abs(before * (1 + change / 100) - now)).toBeLessThanOrEqual(before * 0.00006)
    }),
  )
  expect(changePercent(5, 0)).toBeNull()
})

it('sums over days are those of the series’ end', () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 1, maxLength: 500 }), (days) => {
      const totals = totalsOf(Float64Array.from(days))
      expect(totals.total7d).toBe(sum(days.slice(-7)))
      expect(totals.total14dto7d).toBe(sum(days.slice(-14, -7)))
      expect(totals.total1y).toBe(sum(days.slice(-365)))
      expect(totals.totalAllTime).toBe(sum(days))
    }),
  )
})

it('a drift is the same asked once or again and again, and stays within its bounds', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.double({ min: 0, max: 40_000, noNaN: true }), { maxLength: 20 }),
      (seed, days) => {
        const again = drifter(seed)
        for (const day of days) {
          expect(again(day)).toBe(drift(seed, day))
          expect(Math.abs(drift(seed, day))).toBeLessThan(1)
        }
      },
    ),
  )
})

it('tokens come from none to all, and none is taken back', () => {
  const section = fc.record({
    label: fc.constant('Team'),
    category: fc.constant('insiders'),
    unlocking: fc.constantFrom('cliff', 'linear', 'step'),
    tokens: fc.nat({ max: 1e12 }),
    from: fc.nat({ max: 1_000 }).map((days) => days * DAY),
    months: fc.nat({ max: 60 }),
  })
  fc.assert(
    fc.property(section, fc.array(fc.nat({ max: 4_000 }), { maxLength: 20 }), ({ months, ...rest }, days) => {
      const one: Section = { ...rest, to: rest.from + months * 30 * DAY }
      expect(unlockedAt(one, one.from - 1)).toBe(0)
      expect(unlockedAt(one, one.to)).toBe(one.tokens)
      const come = days.toSorted((first, second) => first - second).map((day) => unlockedAt(one, day * DAY))
      expect(come).toEqual(come.toSorted((first, second) => first - second))
      for (const count of come) expect(Number.isInteger(count) && count >= 0 && count <= one.tokens).toBe(true)
    }),
  )
})

it('hours of a crossing add up to its day', () => {
  const routes = openBridges('test').flatMap((bridge) => bridge.routes)
  const crossings = openCrossings()
  fc.assert(
    fc.property(fc.constantFrom(...routes), fc.integer({ min: 18_000, max: 22_000 }), (route, day) => {
      const hours = Array.from({ length: 24 }, (_, hour) => crossings.hour(route, day * DAY + hour * HOUR))
      const { usd, count } = crossings.day(route, day)
      expect(sum(hours.map((hour) => hour.usd))).toBe(usd)
      expect(sum(hours.map((hour) => hour.count))).toBe(count)
      for (const hour of hours) if (hour.count === 0) expect(hour.usd).toBe(0)
    }),
  )
})
