import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Conflict } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import {
  formatMultiplier,
  nextSlot,
  priceInSlot,
  secondsToMidnight,
  utcDay,
} from '../../../subgraphs/domains/pricing/curve.ts'
import {
  chargeable,
  formatPrice,
  quotedRegistration,
  REGISTRATION_CAP,
  registrationPrice,
  renewalPrice,
} from '../../../subgraphs/domains/pricing/prices.ts'
import { TLDS, type Tld } from '../../../subgraphs/domains/pricing/tlds.ts'

const noon = new Date('2026-07-27T12:00:00Z')
const tld = (name: string): Tld => TLDS.find((one) => one.tld === name) ?? expect.fail(`.${name} is not sold`)

describe('endings', () => {
  it('are 28, each with a list price and the price of a check', () => {
    expect(TLDS).toHaveLength(28)
    expect(new Set(TLDS.map(({ tld }) => tld)).size).toBe(28)
  })

  it.each([
    ['com', '20', '0.01'],
    ['xyz', '20', '0.05'],
    ['tv', '40', '0.01'],
    ['dev', '25', '0.05'],
    ['io', '85', '0.05'],
    ['ai', '150', '0.05'],
  ])('.%s costs %s USD a year and %s USD to check', (name, price, checkPrice) => {
    expect(tld(name)).toMatchObject({ price: parseUsd(price), checkPrice: parseUsd(checkPrice) })
  })

  it('are 11 that are checked for a cent', () => {
    expect(TLDS.filter(({ checkPrice }) => checkPrice === parseUsd('0.01'))).toHaveLength(11)
  })
})

describe('the curve', () => {
  it('makes later slots of a day dearer', () => {
    const slots = Array.from({ length: 10 }, (_, index) => index + 1)
    expect(slots.map(formatMultiplier)).toEqual(['1.0', '1.0', '1.0', '1.0', '1.0', '1.5', '1.5', '2.5', '2.5', '5.0'])
    expect(slots.map((slot) => formatPrice(priceInSlot(parseUsd('25'), slot)))).toEqual([
      '$25',
      '$25',
      '$25',
      '$25',
      '$25',
      '$37.50',
      '$37.50',
      '$62.50',
      '$62.50',
      '$125',
    ])
  })

  it('gives the lowest slot that is free, and none when ten are taken', () => {
    expect(nextSlot([])).toBe(1)
    expect(nextSlot([1, 2, 4])).toBe(3)
    expect(nextSlot([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBeNull()
  })

  it('never gives a slot that is taken', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { maxLength: 9 }), (taken) => {
        expect(taken).not.toContain(nextSlot(taken))
      }),
    )
  })

  it('starts again at midnight UTC', () => {
    expect(utcDay(new Date('2026-07-27T23:59:59.999Z'))).toBe('2026-07-27')
    expect(secondsToMidnight(noon)).toBe(12 * 60 * 60)
    expect(secondsToMidnight(new Date('2026-07-27T23:59:59.999Z'))).toBe(1)
  })
})

describe('a registration', () => {
  it('costs the list price times the multiplier of its slot', () => {
    expect(chargeable(tld('com'), 10, noon).amount).toBe(parseUsd('100'))
    expect(chargeable(tld('tv'), 10, noon).amount).toBe(parseUsd('200'))
  })

  it('cannot be had above 200 USD, rather than being sold for 200', () => {
    expect(() => chargeable(tld('ai'), 6, noon)).toThrow(Conflict)
    expect(() => chargeable(tld('ai'), 6, noon)).toThrow('$225')
  })

  it('cannot be had when the day is sold out, and says when it can', () => {
    const error = (() => {
      try {
        return chargeable(tld('com'), null, noon)
      } catch (thrown) {
        return thrown
      }
    })()
    expect(error).toMatchObject({ code: 'CONFLICT', fields: { retryAfter: 43_200 } })
  })
})

it('a registration is quoted the price that is charged wherever one is, and never more than the cap', () => {
  const slots = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null })
  fc.assert(
    fc.property(fc.constantFrom(...TLDS), slots, (ending, slot) => {
      const price = registrationPrice(ending, slot)
      const quoted = quotedRegistration(ending, slot)
      if (price.kind === 'FOR_SALE') expect(quoted).toBe(price.amount)
      expect(quoted).toBeGreaterThanOrEqual(ending.price)
      expect(quoted).toBeLessThanOrEqual(REGISTRATION_CAP)
    }),
  )
})

it('a renewal costs the list price of each year, whatever the day', () => {
  expect(renewalPrice(tld('com'), 3)).toBe(parseUsd('60'))
  expect(renewalPrice(tld('ai'), 10)).toBe(parseUsd('1500'))
})
