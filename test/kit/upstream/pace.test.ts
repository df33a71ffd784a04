import { describe, expect, it } from 'vitest'
import { freshSeconds } from '../../../subgraphs/kit/upstream/freshness.ts'
import { Pace } from '../../../subgraphs/kit/upstream/pace.ts'

describe('a pace', () => {
  it('lets a second’s worth through at once, and spreads what comes after', () => {
    let now = 0
    const pace = new Pace(120, () => now)
    const waits = Array.from({ length: 4 }, () => pace.take(60_000).waitMs)
    expect(waits).toEqual([0, 0, 500, 1_000])
    now += 1_500
    expect(pace.take(60_000).waitMs).toBeCloseTo(0)
  })

  it('takes no turn from who will not wait for it', () => {
    const pace = new Pace(60, () => 0)
    pace.take(0)
    for (let round = 0; round < 5; round++) expect(pace.take(10).waitMs).toBe(1_000)
  })

  it('is none without a limit', () => {
    const pace = new Pace(null)
    expect(Array.from({ length: 1_000 }, () => pace.take(0).waitMs)).not.toContain(1)
  })
})

it.each([
  [{ 'cache-control': 'max-age=60' }, 60],
  [{ 'cache-control': 'Public, Max-Age=60', age: '20' }, 40],
  [{ 'cache-control': 'max-age=60', age: '90' }, 0],
  [{ 'cache-control': 'no-cache, max-age=60' }, 0],
  [{}, 0],
])('an answer with %j is fresh for %i s', (headers, seconds) => {
  expect(freshSeconds(headers)).toBe(seconds)
})
