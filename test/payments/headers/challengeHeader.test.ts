import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { challengeHeaders, challengeV2, MAX_HEADER_BYTES } from '../../../router/payments/checkout/challenge.ts'
import { constant } from '../../../router/payments/headers/constantJson.ts'
import type { Challenge } from '../../../router/payments/protocol/paymentRequired.ts'

function challengeWith(extensions: Record<string, unknown>, description = 'Search'): Challenge {
  return {
    // One without an offer that still has a header.
    kind: 'identity',
    reason: 'siwx_missing_header',
    message: 'This costs 0.01 USD.',
    resource: {
      url: 'http://a.example/x',
      method: 'POST',
      description,
      mimeType: 'application/json',
      serviceName: 'T',
    },
    offers: [],
    authenticate: [],
    problem: null,
    bill: null,
    extensions,
  }
}

function decoded(challenge: Challenge): unknown {
  const header = challengeHeaders(challenge)['payment-required'] ?? ''
  return JSON.parse(Buffer.from(header, 'base64').toString('utf8'))
}

describe('the header of a challenge', () => {
  it('says what the challenge says, whatever letters and extensions that takes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
        (description, extensions) => {
          const challenge = challengeWith(extensions, description)
          expect(decoded(challenge)).toEqual(JSON.parse(JSON.stringify(challengeV2(challenge))))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('says the same of an extension whose JSON was written before', () => {
    const extension = { info: { text: 'é "quoted"', list: [1, null] } }
    const before = decoded(challengeWith({ one: extension }))
    expect(decoded(challengeWith({ one: constant(extension) }))).toEqual(before)
  })

  it('is the base64 of its JSON to the byte, wherever what was written before comes to stand in it', () => {
    const known = { one: constant({ a: 1 }), two: constant({ text: 'é' }), three: constant({}) }
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.string({ maxLength: 5 }),
        (description, between) => {
          const challenge = challengeWith({ ...known, between, last: known.one }, description)
          const json = JSON.stringify(challengeV2(challenge))
          expect(challengeHeaders(challenge)['payment-required']).toBe(Buffer.from(json).toString('base64'))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('leaves out the last extensions when it would grow too long for proxies', () => {
    const long = 'x'.repeat(3_000)
    const challenge = challengeWith({ first: long, second: 'short', third: long, fourth: 'short' })
    const header = challengeHeaders(challenge)['payment-required'] ?? ''
    expect(header.length).toBeLessThanOrEqual(MAX_HEADER_BYTES)
    expect(decoded(challenge)).toMatchObject({ extensions: { first: long, second: 'short' } })
    expect(Object.keys((decoded(challenge) as Challenge).extensions)).toEqual(['first', 'second'])
  })
})
