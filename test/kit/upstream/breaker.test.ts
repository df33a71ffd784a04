import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Asked, CircuitBreaker, COUNTED, FAILURES } from '../../../subgraphs/kit/upstream/breaker.ts'

/** Somebody who has not asked before, about something new. */
const STRANGER: Asked = { origin: 'stranger', question: 'something new' }
/** Longer than an open circuit rests. */
const REST_MS = 5_000

const pauses = fc.array(fc.nat(6_000), { minLength: 1, maxLength: 80 })
const origin = fc.oneof(fc.constant(null), fc.stringMatching(/^[a-j]$/))
const question = fc.stringMatching(/^[a-j]$/)

/** A question that fails, if it is let through. */
function fail(breaker: CircuitBreaker, asked: Asked): void {
  if (breaker.pause(asked) === 0) breaker.failed(asked)
}

describe('a circuit breaker', () => {
  it('opens for one caller after failures in a row, lets one through after its rest, and closes when that one succeeds', () => {
    let now = 0
    const asked = { origin: 'one', question: 'a' }
    const breaker = new CircuitBreaker(() => now)
    for (let round = 0; round < 7; round++) breaker.failed(asked)
    breaker.succeeded(asked)
    for (let round = 0; round < 7; round++) breaker.failed(asked)
    expect(breaker.pause(asked)).toBe(0)
    breaker.failed(asked)
    expect(breaker.pause(asked)).toBe(5_000)
    now = 5_000
    expect(breaker.pause(asked)).toBe(0)
    expect(breaker.pause(asked)).toBeGreaterThan(0)
    breaker.failed(asked)
    expect(breaker.pause(asked)).toBe(5_000)
    now = 10_000
    expect(breaker.pause(asked)).toBe(0)
    breaker.succeeded(asked)
    expect([breaker.pause(asked), breaker.pause(asked)]).toEqual([0, 0])
  })

  it('is never opened for others by one caller, whatever it asks and whenever', () => {
    fc.assert(
      fc.property(origin, pauses, (culprit, rounds) => {
        let now = 0
        const breaker = new CircuitBreaker(() => now)
        for (const [index, pause] of rounds.entries()) {
          now += pause
          fail(breaker, { origin: culprit, question: `question ${index}` })
          expect(breaker.pause(STRANGER)).toBe(0)
          breaker.abandoned(STRANGER)
        }
      }),
    )
  })

  it('is never opened for others by one question, whoever asks it', () => {
    fc.assert(
      fc.property(pauses, (rounds) => {
        let now = 0
        const breaker = new CircuitBreaker(() => now)
        for (const [index, pause] of rounds.entries()) {
          now += pause
          fail(breaker, { origin: `caller ${index}`, question: 'the one that makes it fail' })
          expect(breaker.pause(STRANGER)).toBe(0)
          breaker.abandoned(STRANGER)
        }
      }),
    )
  })

  it('opens for everybody only when several callers failed with several questions since the last success', () => {
    const steps = fc.array(fc.record({ origin, question, isFine: fc.nat(9).map((dice) => dice === 0) }), {
      maxLength: 120,
    })
    fc.assert(
      fc.property(steps, (asked) => {
        const breaker = new CircuitBreaker(() => 0)
        let failed: Asked[] = []
        for (const { isFine, ...one } of asked) {
          if (breaker.pause(one) > 0) continue
          if (isFine) {
            breaker.succeeded(one)
            failed = []
          } else {
            breaker.failed(one)
            failed.push(one)
          }
          const isOpen = breaker.pause(STRANGER) > 0
          if (!isOpen) breaker.abandoned(STRANGER)
          const few = Math.ceil(FAILURES / COUNTED)
          const several = (member: keyof Asked) => new Set(failed.map((each) => each[member])).size >= few
          if (isOpen)
            expect([several('origin'), several('question'), failed.length >= FAILURES]).toEqual([true, true, true])
        }
      }),
    )
  })

  it('opens for everybody when an upstream fails for all who ask, and closes with its first answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: FAILURES, max: 40 }), (callers) => {
        let now = 0
        const breaker = new CircuitBreaker(() => now)
        for (let index = 0; index < callers; index += 1)
          fail(breaker, { origin: `caller ${index}`, question: `${index}` })
        expect(breaker.pause(STRANGER)).toBe(REST_MS)
        now += REST_MS
        expect(breaker.pause(STRANGER)).toBe(0)
        // One at a time.
        expect(breaker.pause({ origin: 'another' })).toBeGreaterThan(0)
        breaker.succeeded(STRANGER)
        expect([breaker.pause(STRANGER), breaker.pause({ origin: 'another' })]).toEqual([0, 0])
      }),
    )
  })

  it('lets somebody try again whatever became of the question before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('failed' as const, 'abandoned' as const, 'succeeded' as const),
        origin,
        (what, trier) => {
          let now = 0
          const breaker = new CircuitBreaker(() => now)
          for (let index = 0; index < FAILURES; index += 1)
            fail(breaker, { origin: `caller ${index}`, question: `${index}` })
          now += REST_MS
          const asked = { origin: trier, question: 'again' }
          expect(breaker.pause(asked)).toBe(0)
          breaker[what](asked)
          now += REST_MS
          expect(breaker.pause(STRANGER)).toBe(0)
        },
      ),
    )
  })
})
