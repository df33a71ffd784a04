import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PurposeKeys } from '../../../router/keys/purposeKeys.ts'
import { allOf, currentOf, keyFor, keyId, type Secret } from '../../../subgraphs/kit/keys/keys.ts'
import { seal, unseal } from '../../../subgraphs/kit/keys/seal.ts'

const secret = fc.string({ minLength: 32, maxLength: 60 })
const PURPOSES = ['media', 'mpp', 'offers', 'quotes', 'sign-in', 'subgraphs'] as const
const macOf = (key: Secret, text: string) => createHmac('sha256', key).update(text).digest('hex')

describe('keys by purpose', () => {
  it('never vouch for what was made for another purpose, by the router or a service', () => {
    fc.assert(
      fc.property(fc.uniqueArray(secret, { minLength: 1, maxLength: 3 }), fc.string(), (secrets, text) => {
        const keys = new PurposeKeys(secrets)
        const all = [
          ...PURPOSES.map((name) => keys.of(name)),
          keys.ofService('mail', 'dkim'),
          keys.ofService('mail', 'srs'),
        ]
        for (const [index, made] of all.entries()) {
          const mac = macOf(currentOf(made), text)
          for (const [other, checking] of all.entries())
            expect(keyFor(checking, (key) => macOf(key, text) === mac) !== undefined).toBe(index === other)
        }
        expect(new Set(all.flatMap((some) => allOf(some).map(keyId))).size).toBe(all.length * secrets.length)
      }),
      { numRuns: 30 },
    )
  })

  it('hold after the secret was changed, as long as the one before is named', () => {
    fc.assert(
      fc.property(secret, secret, fc.string(), (before, after, text) => {
        fc.pre(before !== after)
        const kept = seal(new PurposeKeys([before]).ofService('mail', 'dkim'), text, 'a thing')
        const both = new PurposeKeys([after, before]).ofService('mail', 'dkim')
        expect(unseal(both, kept, 'a thing')).toBe(text)
        expect(() => unseal(new PurposeKeys([after]).ofService('mail', 'dkim'), kept, 'a thing')).toThrow(
          'SECRET_PREVIOUS',
        )
        // Sealed before keys had ids.
        expect(unseal(both, kept.split('.')[1] ?? '', 'a thing')).toBe(text)
        expect(() => unseal(both, kept, 'another thing')).toThrow('another thing')
      }),
      { numRuns: 30 },
    )
  })
})
