import { describe, expect, it } from 'vitest'
import { type Taken, WorkerRates } from '../../../router/limits/workerRates.ts'
import { eventually } from '../../support/ledger.ts'

/** Two workers, whose reports reach each other. */
function twoWorkers() {
  const reports: (readonly Taken[])[] = []
  const one = new WorkerRates((taken) => {
    reports.push(taken)
    other.tookElsewhere(taken)
  })
  const other = new WorkerRates((taken) => one.tookElsewhere(taken))
  return { one: one.make('payments', 10), other: other.make('payments', 10), reports }
}

describe('rates of several workers', () => {
  it('count what each has admitted, in one report for many units', async () => {
    const { one, other, reports } = twoWorkers()
    for (let unit = 0; unit < 4; unit += 1) expect(one.take('a', 2)).toBe(0)
    expect(one.take('b', 1)).toBe(0)
    await eventually('the report has arrived', async () => reports.length > 0)
    expect(reports).toEqual([
      [
        ['payments', 'a', 8],
        ['payments', 'b', 1],
      ],
    ])
    expect(other.take('a', 2)).toBe(0)
    expect(other.take('a', 1)).toBeGreaterThan(0)
    expect(other.take('b', 9)).toBe(0)
  })

  it('do not report what was refused, nor what others reported', async () => {
    const { one, other, reports } = twoWorkers()
    expect(one.take('a', 10)).toBe(0)
    expect(one.take('a', 10)).toBeGreaterThan(0)
    await eventually('the report has arrived', async () => reports.length > 0)
    expect(reports).toEqual([[['payments', 'a', 10]]])
    expect(other.take('a', 1)).toBeGreaterThan(0)
  })
})
