import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atomicUsdc, formatUsd, parseUsd, sumUsdc, timesUsdc } from '../../../schema/money.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 24n }).map(atomicUsdc)

describe('money', () => {
  it('reads every amount that it writes', () => {
    fc.assert(fc.property(units, (amount) => parseUsd(formatUsd(amount)) === amount))
  })

  it('writes amounts as decimals with two to six places', () => {
    fc.assert(fc.property(units, (amount) => /^\d+\.\d{2,6}$/.test(formatUsd(amount))))
    expect(formatUsd(parseUsd('20'))).toBe('20.00')
    expect(formatUsd(parseUsd('0.0054'))).toBe('0.0054')
    expect(formatUsd(parseUsd('0.000001'))).toBe('0.000001')
  })

  it('agrees with whole-number arithmetic when it adds and multiplies', () => {
    fc.assert(
      fc.property(
        fc.array(units),
        (amounts) => sumUsdc(amounts) === amounts.reduce((total: bigint, amount) => total + amount, 0n),
      ),
    )
    fc.assert(
      fc.property(units, fc.nat(100_000), (amount, count) => timesUsdc(amount, count) === amount * BigInt(count)),
    )
  })

  it('never reads a text as another amount than the one it writes', () => {
    const text = fc
      .tuple(fc.nat(10 ** 9), fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }))
      .map(([whole, decimals]) => `${whole}.${decimals.join('')}`)
    fc.assert(
      fc.property(text, (given) => {
        const [whole = '0', decimals = ''] = given.split('.')
        const isExact = !/[1-9]/.test(decimals.slice(6))
        if (!isExact) expect(() => parseUsd(given)).toThrow(RangeError)
        else expect(parseUsd(given)).toBe(BigInt(whole) * 1_000_000n + BigInt(decimals.slice(0, 6).padEnd(6, '0')))
      }),
    )
  })

  it.each(['', '-1', '+1', '1e3', '.5', '1.', 'NaN', '0x10', ' 1', '1.0000001', '1,5'])('refuses %j', (text) => {
    expect(() => parseUsd(text)).toThrow(RangeError)
  })

  it('refuses negative amounts and counts that are not whole', () => {
    expect(() => atomicUsdc(-1n)).toThrow(RangeError)
    expect(() => timesUsdc(atomicUsdc(1n), 0.5)).toThrow(RangeError)
    expect(() => timesUsdc(atomicUsdc(1n), -1)).toThrow(RangeError)
  })
})
