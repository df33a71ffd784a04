import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BadInput, LimitReached } from '../../../schema/errors.ts'
import { countingGuess, forgetLockouts, pauseAfter } from '../../../subgraphs/kit/rates/lockout.ts'
import { forgetRates, giveBack, type Taking, takeFrom } from '../../../subgraphs/kit/rates/rate.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
let key: string
let count = 0
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  key = `test:${++count}`
})

const START = Date.parse('2026-06-01T12:00:00Z')
const at = (ms: number) => new Date(START + ms)

function taking(most: number, windowMs: number, of = key): Taking {
  return { key: of, rate: { most, windowMs }, rule: `At most ${most} of these` }
}

/** Whether one unit could be taken. */
async function isTaken(takings: readonly Taking[], now: Date): Promise<boolean> {
  return takeFrom(database.db.pool, takings, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof LimitReached) return false
      throw error
    },
  )
}

describe('a durable rate', () => {
  it('never gives more than its burst and what has refilled since, and gives again after retryAfter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1_000, max: 100_000 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { minLength: 5, maxLength: 25 }),
        async (most, windowMs, pauses) => {
          const rule = taking(most, windowMs, `${key}:${++count}`)
          const taken: number[] = []
          let now = 0
          for (const pause of pauses) {
            now += pause
            const refusal = await takeFrom(database.db.pool, [rule], at(now)).catch((error: LimitReached) => error)
            if (refusal === undefined) taken.push(now)
            else {
              expect(refusal.status).toBe(429)
              const seconds = refusal.fields.retryAfter ?? 0
              expect(seconds).toBeGreaterThanOrEqual(1)
              now += seconds * 1_000
              expect(await isTaken([rule], at(now))).toBe(true)
              taken.push(now)
            }
          }
          for (const [index, since] of taken.entries()) {
            for (const [further, until] of taken.slice(index).entries()) {
              expect(further + 1).toBeLessThanOrEqual(most + (until - since + 1) / (windowMs / most) + 1e-3)
            }
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('gives no more than its burst to many who ask at the same moment', async () => {
    const takings = Array.from({ length: 40 }, () => isTaken([taking(7, 60_000)], at(0)))
    expect((await Promise.all(takings)).filter(Boolean)).toHaveLength(7)
  })

  it('takes from all buckets or from none', async () => {
    const narrow = taking(1, 60_000, `${key}:a`)
    const wide = taking(2, 60_000, `${key}:b`)
    expect(await isTaken([narrow, wide], at(0))).toBe(true)
    expect(await isTaken([wide, narrow], at(0))).toBe(false)
    expect(await isTaken([wide], at(0))).toBe(true)
    expect(await isTaken([wide], at(0))).toBe(false)
  })

  it('counts nothing that was given back', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await isTaken([taking(1, 60_000)], at(0))).toBe(true)
      await giveBack(database.db.pool, [taking(1, 60_000)])
    }
  })

  it('is forgotten once it is whole again, and not before', async () => {
    const rows = async () =>
      (await database.db.pool.query('SELECT FROM kit.rate WHERE starts_with(key, $1)', [key])).rowCount
    await takeFrom(database.db.pool, [taking(1, 60_000, `${key}:old`)], at(-400 * 86_400_000))
    await takeFrom(database.db.pool, [taking(1, 60_000, `${key}:new`)], new Date())
    await forgetRates(database.db.pool)
    expect(await rows()).toBe(1)
  })

  it('does not hold anybody up for years when the clock was set back', async () => {
    expect(await isTaken([taking(1, 60_000)], at(400 * 86_400_000))).toBe(true)
    expect(await isTaken([taking(1, 60_000)], at(0))).toBe(true)
    expect(await isTaken([taking(1, 60_000)], at(0))).toBe(false)
  })

  it('names its rule', async () => {
    await isTaken([taking(1, 60_000)], at(0))
    await expect(takeFrom(database.db.pool, [taking(1, 60_000)], at(0))).rejects.toThrow('At most 1 of these')
  })
})

describe('guesses of a code', () => {
  const wrong = async () => {
    throw new BadInput('is not the code', ['code'])
  }
  const isWrong = (error: unknown) => error instanceof BadInput
  const guess = (guessing: () => Promise<unknown>, now: Date, free = 3) =>
    countingGuess(database.db.pool, [{ key, free }], now, guessing, isWrong)

  it('lock out with pauses that double, up to a day', async () => {
    let now = 0
    for (let round = 0; round < 3; round += 1) await expect(guess(wrong, at(now))).rejects.toThrow(BadInput)
    for (const seconds of [60, 120, 240, 480]) {
      await expect(guess(wrong, at(now))).rejects.toThrow(BadInput)
      await expect(guess(wrong, at(now + 1_000))).rejects.toMatchObject({
        code: 'RATE_LIMITED',
        fields: { retryAfter: seconds - 1 },
      })
      now += seconds * 1_000
    }
    fc.assert(
      fc.property(fc.nat(500), fc.nat(20), (failures, free) => {
        const pause = pauseAfter(failures, free)
        expect(pause).toBeLessThanOrEqual(86_400_000)
        expect(pause).toBeLessThanOrEqual(pauseAfter(failures + 1, free))
        expect(pause === 0).toBe(failures <= free)
      }),
    )
  })

  it('run no more often than is free where many come at the same moment', async () => {
    let runs = 0
    const counted = async () => {
      runs += 1
      return wrong()
    }
    await Promise.all(Array.from({ length: 30 }, () => guess(counted, at(0)).catch(() => {})))
    // The fourth begins the pause.
    expect(runs).toBe(4)
  })

  it('do not count when they are right, or fail for another reason', async () => {
    for (let round = 0; round < 10; round += 1) {
      expect(await guess(async () => 'right', at(round))).toBe('right')
      await expect(guess(() => Promise.reject(new Error('away')), at(round))).rejects.toThrow('away')
    }
    for (let round = 0; round < 4; round += 1) await expect(guess(wrong, at(20))).rejects.toThrow(BadInput)
    await expect(guess(wrong, at(20))).rejects.toThrow(LimitReached)
  })

  it('are forgotten two days after the last', async () => {
    await expect(guess(wrong, at(-400 * 86_400_000))).rejects.toThrow(BadInput)
    await forgetLockouts(database.db.pool)
    expect((await database.db.pool.query('SELECT FROM kit.lockout WHERE key = $1', [key])).rowCount).toBe(0)
  })
})
