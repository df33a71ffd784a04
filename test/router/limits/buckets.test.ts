import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Buckets } from '../../../router/limits/buckets.ts'

describe('buckets in memory', () => {
  it('never give more than a minute’s worth and what has refilled since', () => {
    const steps = fc.array(fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 30 })), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 300 }), steps, (perMinute, taken) => {
        let now = 0
        let given = 0
        const buckets = new Buckets(perMinute, () => now)
        for (const [pause, units] of taken) {
          now += pause
          const wait = buckets.take('one', units)
          if (wait === 0) given += units
          else {
            now += wait + 1e-6
            expect(buckets.take('one', units)).toBe(0)
            given += units
          }
          expect(given).toBeLessThanOrEqual(perMinute + (now / 60_000) * perMinute + 1e-3)
        }
      }),
    )
  })

  it('count each key for itself', () => {
    const buckets = new Buckets(1, () => 0)
    expect([buckets.take('one', 1), buckets.take('other', 1)]).toEqual([0, 0])
    expect(buckets.take('one', 1)).toBe(60_000)
  })

  it('let through once what is larger than the bucket, and make it pay with time', () => {
    let now = 0
    const buckets = new Buckets(10, () => now)
    expect(buckets.take('one', 30)).toBe(0)
    expect(buckets.take('one', 30)).toBe(180_000)
    now = 180_000
    expect(buckets.take('one', 30)).toBe(0)
  })
})
