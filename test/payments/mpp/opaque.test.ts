import fc from 'fast-check'
import { PaymentRequest } from 'mppx'
import { expect, test } from 'vitest'
import { encodeOpaque } from '../../../router/payments/mpp/opaque.ts'

test('opaque members are encoded as mppx encodes them', () => {
  const name = fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,12}$/)
  fc.assert(
    fc.property(fc.dictionary(name, fc.string({ unit: 'binary' }), { maxKeys: 6 }), (members) => {
      const flat = { ...members }
      expect(encodeOpaque(flat)).toBe(PaymentRequest.serialize(flat as never))
    }),
  )
})
