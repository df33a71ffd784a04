import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Card, cardIssues, isoMonth, masked, shortMonth } from '../../../../subgraphs/travel/bookings/card.ts'

const NOW = new Date('2031-05-20T12:00:00Z')
const MEMBERS = { vendorCode: 'vendorCode', number: 'number', expiryDate: 'expiryDate' }
const GOOD: Card = { vendorCode: 'VI', number: '4111111111111111', expiryDate: '2031-06' }
const issuesOf = (changes: Partial<Card> = {}) =>
  cardIssues({ ...GOOD, ...changes }, MEMBERS, ['card'], NOW).map(({ path }) => path.join('.'))

/** Digits with the check digit that ISO/IEC 7812 adds, worked out from left to right. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => {
    const isDoubled = (digits.length - index) % 2 === 1
    const value = Number(digit) * (isDoubled ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

const visa = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 })
  .map((digits) => `4${digits.join('')}`)

describe('a card', () => {
  it.each([
    ['VI', '4111111111111111'],
    ['CA', '5555555555554444'],
    ['CA', '2223003122003222'],
    ['AX', '378282246310005'],
    ['DC', '30569309025904'],
    ['JC', '3530111333300000'],
    ['DS', '6011111111111117'],
  ])('of %s is taken: %s', (vendorCode, number) => {
    expect(issuesOf({ vendorCode, number })).toEqual([])
  })

  it('has the right check digit, and none that differs in one digit has', () => {
    fc.assert(
      fc.property(visa, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 9 }), (digits, at, step) => {
        const number = withCheckDigit(digits)
        expect(issuesOf({ number })).toEqual([])
        const wrong = String((Number(number[at]) + step) % 10)
        expect(issuesOf({ number: number.slice(0, at) + wrong + number.slice(at + 1) })).toEqual(['card.number'])
      }),
    )
  })

  it('is taken until the end of its month, wherever that ends last', () => {
    const at = (text: string, expiryDate: string) =>
      cardIssues({ ...GOOD, expiryDate }, MEMBERS, [], new Date(text)).length
    for (const expiryDate of ['2031-05', '0531']) {
      expect(at('2031-05-31T23:59:59Z', expiryDate)).toBe(0)
      expect(at('2031-06-01T11:59:59Z', expiryDate)).toBe(0)
      expect(at('2031-06-01T12:00:00Z', expiryDate)).toBe(1)
    }
  })

  it('is refused for everything that is wrong at once', () => {
    const all = issuesOf({ vendorCode: 'QQ', number: '1234', expiryDate: '2031-13' })
    expect(all).toEqual(['card.vendorCode', 'card.number', 'card.expiryDate'])
    expect(issuesOf({ vendorCode: 'AX' })).toEqual(['card.number'])
  })

  it('shows its last four digits and no more', () => {
    fc.assert(
      fc.property(visa.map(withCheckDigit), (number) => {
        expect(masked(number)).toBe(`XXXXXXXXXXXX${number.slice(-4)}`)
      }),
    )
    expect(masked('411111XXXXXX1111')).toBe('XXXXXXXXXXXX1111')
  })

  it('has its month in either form', () => {
    expect([isoMonth('0531'), isoMonth('2031-05'), shortMonth('0531'), shortMonth('2031-05')]).toEqual([
      '2031-05',
      '2031-05',
      '0531',
      '0531',
    ])
  })
})
