import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BadInput } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { priceOf } from '../../../subgraphs/merch/price.ts'
import { PRODUCTS } from '../../../subgraphs/merch/products.ts'

const SOMEBODY = '0x000000000000000000000000000000000000dEaD'
const product = fc.constantFrom('SHIRT' as const, 'MUG' as const)
/** A rate as callers write one, with what it is in millionths. */
const rate = fc.integer({ min: 1, max: 1_000_000 }).map((millionths) => ({ millionths, written: millionths / 1e6 }))
const withRate = (commissionRate: number) => ({ commissionAddress: SOMEBODY, commissionRate })

describe('the price of a thing', () => {
  it('is its base, and with a commission base × (1 + rate) to the unit, up to its highest price', () => {
    fc.assert(
      fc.property(product, rate, (thing, { millionths, written }) => {
        const { base, most } = PRODUCTS[thing]
        const exact = base + (base / 1_000_000n) * BigInt(millionths)
        const { total, commission } = priceOf(thing, withRate(written))
        expect(total).toBe(exact < most ? exact : most)
        expect(commission).toBe(total - base)
        expect(priceOf(thing, {})).toEqual({ total: base, commission: 0n })
      }),
    )
  })

  it('never falls when the rate rises, and stays within the documented range', () => {
    fc.assert(
      fc.property(product, rate, rate, (thing, one, other) => {
        const [low, high] = one.millionths <= other.millionths ? [one, other] : [other, one]
        const dear = priceOf(thing, withRate(high.written)).total
        expect(priceOf(thing, withRate(low.written)).total).toBeLessThanOrEqual(dear)
        expect(dear).toBeLessThanOrEqual(PRODUCTS[thing].most)
      }),
    )
  })

  it.each([
    ['SHIRT', 0.1, '22'],
    ['SHIRT', 0.333333, '26.66666'],
    ['SHIRT', 1, '40'],
    ['MUG', 0.15, '17.25'],
    ['MUG', 0.666666, '24.99999'],
    ['MUG', 0.666667, '25'],
    ['MUG', 1, '25'],
    ['MUG', 0.000001, '15.000015'],
  ] as const)('%s at %d is %s USD', (thing, written, usd) => {
    expect(priceOf(thing, withRate(written)).total).toBe(parseUsd(usd))
  })

  it.each([
    { commissionAddress: SOMEBODY },
    { commissionRate: 0.1 },
    { commissionAddress: SOMEBODY, commissionRate: null },
    { commissionAddress: null, commissionRate: 0.1 },
  ])('is refused with half a commission, naming both members: %j', (half) => {
    expect(issuesOf(() => priceOf('SHIRT', half))).toEqual([
      ['input', 'commissionAddress'],
      ['input', 'commissionRate'],
    ])
  })

  it.each([1e-7, 0.1234567])('is refused for a rate that money cannot say: %d', (finer) => {
    expect(issuesOf(() => priceOf('MUG', withRate(finer)))).toEqual([['input', 'commissionRate']])
  })
})

function issuesOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof BadInput) return error.fields.issues?.map(({ path }) => path)
    throw error
  }
  return []
}
