import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countIn, grown, momentIn } from '../../../../stand-ins/worlds/social/growth.ts'
import { countUntil, momentOf } from '../../../../stand-ins/worlds/social/rhythm.ts'

const START = Date.UTC(2020, 0, 1)
const HOUR = 3_600_000
const seed = fc.integer()
const moment = fc.integer({ min: START - HOUR, max: START + 80_000 * HOUR })

describe('what happens again and again', () => {
  const rhythm = fc.record({ seed, startMs: fc.constant(START), everyMs: fc.integer({ min: HOUR, max: 5_000 * HOUR }) })

  it('has been done as often as there are moments of it', () => {
    fc.assert(
      fc.property(rhythm, moment, (it, at) => {
        const count = countUntil(it, at)
        if (count > 0) expect(momentOf(it, count - 1)).toBeLessThanOrEqual(at)
        expect(momentOf(it, count)).toBeGreaterThan(at)
      }),
    )
  })

  it('comes at full seconds, one after the other', () => {
    fc.assert(
      fc.property(rhythm, fc.integer({ min: 0, max: 60_000 }), (it, k) => {
        expect(momentOf(it, k) % 1000).toBe(0)
        expect(momentOf(it, k + 1)).toBeGreaterThan(momentOf(it, k))
      }),
    )
  })

  it('never happens where its pause has no end', () => {
    expect(countUntil({ seed: 1, startMs: START, everyMs: Infinity }, START + HOUR)).toBe(0)
  })
})

describe('what grows ever more slowly', () => {
  const flow = fc.record({
    seed,
    startMs: fc.constant(START),
    most: fc.integer({ min: 0, max: 4_095 }),
    halfMs: fc.integer({ min: HOUR, max: 200 * HOUR }),
  })

  it('has as many as there are moments of them, and no more than there will ever be', () => {
    fc.assert(
      fc.property(flow, moment, (it, at) => {
        const count = countIn(it, at)
        expect(count).toBeLessThanOrEqual(it.most)
        if (count > 0) expect(momentIn(it, count - 1)).toBeLessThanOrEqual(at)
        if (count < it.most) expect(momentIn(it, count)).toBeGreaterThan(at)
      }),
    )
  })

  it('never shrinks', () => {
    fc.assert(
      fc.property(flow, moment, fc.nat({ max: 1_000 * HOUR }), (it, at, later) => {
        expect(countIn(it, at + later)).toBeGreaterThanOrEqual(countIn(it, at))
        expect(grown(it.most, at + later, it.halfMs)).toBeGreaterThanOrEqual(grown(it.most, at, it.halfMs))
      }),
    )
  })
})
