import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstBytes, isMacOf, macOf } from '../../../subgraphs/kit/keys/mac.ts'

const key = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 })
const form = fc.constantFrom(undefined, firstBytes(9), firstBytes(16), (mac: Buffer) =>
  mac.toString('hex').slice(0, 24),
)

describe('a MAC', () => {
  it('is HMAC-SHA-256 in base64url, whatever the key and the text', () => {
    fc.assert(
      fc.property(key, fc.string({ unit: 'binary', maxLength: 700 }), (secret, text) => {
        expect(macOf(secret, [text])).toBe(createHmac('sha256', secret).update(text).digest('base64url'))
      }),
    )
  })

  it('holds in its own form under the current key and the one before, and for no other message', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key, { minLength: 3, maxLength: 3 }), fc.string(), form, (keys, text, made) => {
        const [before = '', current = '', other = ''] = keys
        const mac = macOf(before, ['part', text], made)
        expect(isMacOf([current, before], ['part', text], mac, made)).toBe(true)
        expect(isMacOf([current, other], ['part', text], mac, made)).toBe(false)
        expect(isMacOf(before, ['part', `${text}.`], mac, made)).toBe(false)
      }),
    )
  })

  it('has one spelling: no text that is shorter, longer or empty holds', () => {
    const mac = macOf('key', ['text'], firstBytes(16))
    for (const text of ['', mac.slice(0, -1), `${mac}=`, `${mac}A`, ` ${mac}`, macOf('key', ['text'])])
      expect(isMacOf('key', ['text'], text, firstBytes(16))).toBe(false)
  })
})
