import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keyedHash } from '../../../router/payments/mpp/keyedHash.ts'

it('is HMAC-SHA-256 as everybody else makes it, whatever the key and the text', () => {
  const text = fc.string({ unit: 'binary', maxLength: 700 })
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(text, { minLength: 1, maxLength: 3 }),
      (key, texts) => {
        const mac = keyedHash(key)
        expect(texts.map(mac)).toEqual(texts.map((one) => createHmac('sha256', key).update(one).digest('base64url')))
      },
    ),
  )
})
