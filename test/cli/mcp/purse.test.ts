import { describe, expect, it } from 'vitest'
import { Purse } from '../../../cli/mcp/purse.ts'
import { parseUsd } from '../../../schema/money.ts'

const limits = { budget: parseUsd('1'), maxPrice: parseUsd('0.50') }

describe('a purse', () => {
  it('counts what is signed until it has expired, and for good what was charged', () => {
    let now = 0
    const purse = new Purse(limits, () => now)
    const first = purse.take(parseUsd('0.50'), 60)
    purse.take(parseUsd('0.30'), 60)
    expect(purse.left).toBe(parseUsd('0.20'))
    expect(() => purse.take(parseUsd('0.21'), 60)).toThrow('0.20 of 1.00 USD are left (--budget)')
    first.settled(parseUsd('0.40'))
    expect([purse.spent, purse.left]).toEqual([parseUsd('0.40'), parseUsd('0.30')])
    now = 60_000
    expect([purse.spent, purse.left]).toEqual([parseUsd('0.40'), parseUsd('0.60')])
  })

  it('is still right when a payment is settled after it seemed expired', () => {
    let now = 0
    const purse = new Purse(limits, () => now)
    const late = purse.take(parseUsd('0.50'), 60)
    now = 61_000
    purse.take(parseUsd('0.10'), 60)
    late.settled(parseUsd('0.50'))
    expect(purse.spent).toBe(parseUsd('0.50'))
    expect(purse.left).toBe(parseUsd('0.40'))
  })

  it('counts a payment once, however often it is said to be settled', () => {
    const purse = new Purse(limits)
    const taken = purse.take(parseUsd('0.50'), 60)
    taken.settled(parseUsd('0.50'))
    taken.settled(parseUsd('0.50'))
    taken.dropped()
    expect([purse.spent, purse.left]).toEqual([parseUsd('0.50'), parseUsd('0.50')])
  })

  it('names the option whose limit a price exceeds', () => {
    const purse = new Purse(limits)
    expect(() => purse.take(parseUsd('0.51'), 60)).toThrow('one call may cost 0.50 USD (--max-price)')
    const empty = new Purse({ budget: parseUsd('0'), maxPrice: parseUsd('0') })
    expect(() => empty.take(parseUsd('0.01'), 60)).toThrow('Start it with --budget <usd>')
  })
})
