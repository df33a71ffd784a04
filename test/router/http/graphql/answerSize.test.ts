import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exceedsBytes } from '../../../../router/payments/checkout/answerSize.ts'

/** Values of results: JSON, and dates, which are written as texts. */
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.array(tie('value'), { maxLength: 8 }),
    fc.dictionary(fc.string({ unit: 'binary' }), tie('value'), { maxKeys: 8 }),
  ),
})).value

const result = fc.record({ data: value, errors: fc.constantFrom(undefined, []) })

describe('the size of an answer', () => {
  it('is that of its JSON in UTF-8', () => {
    fc.assert(
      fc.property(result, fc.integer({ min: -3, max: 3 }), (given, more) => {
        const size = Buffer.byteLength(JSON.stringify(given))
        expect(exceedsBytes(given, size + more)).toBe(more < 0)
      }),
    )
  })

  it('is compared rightly with any limit', () => {
    fc.assert(
      fc.property(result, fc.nat(4_096), (given, limit) => {
        expect(exceedsBytes(given, limit)).toBe(Buffer.byteLength(JSON.stringify(given)) > limit)
      }),
    )
  })
})
