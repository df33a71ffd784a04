import { describe, expect, it } from 'vitest'
import { decodeBase64, encodeBase64 } from '../../../sandbox/api/base64.ts'
import { asksForIdentity, readChallenge, reasonOf } from '../../../sandbox/pay/challenge.ts'

const write = (value: unknown) => encodeBase64(JSON.stringify(value))

describe('the challenge of a 402', () => {
  it('is read out of its header', () => {
    const challenge = readChallenge(
      write({ x402Version: 2, error: 'Payment required', accepts: [{ scheme: 'exact' }] }),
    )
    expect(challenge).toMatchObject({ accepts: [{ scheme: 'exact' }], extensions: {}, resource: {} })
    expect(challenge && asksForIdentity(challenge)).toBe(false)
  })

  it('asks who is there when it offers nothing to pay', () => {
    const extensions = { 'sign-in-with-x': {} }
    const challenge = readChallenge(
      write({ x402Version: 2, error: 'x', code: 'siwx_missing_header', accepts: [], extensions }),
    )
    expect(challenge && asksForIdentity(challenge)).toBe(true)
    expect(challenge && reasonOf(challenge)).toBe('siwx_missing_header')
  })

  it.each([null, '', '%%%', write([]), write({ x402Version: 1, accepts: [] }), write({ x402Version: 2 })])(
    'is none in %j',
    (header) => expect(readChallenge(header)).toBeNull(),
  )
})

describe('base64', () => {
  it('bears any text', () => {
    const text = 'Zürich – 東京 🗺️'
    expect(encodeBase64(text)).toBe(Buffer.from(text).toString('base64'))
    expect(decodeBase64(encodeBase64(text))).toBe(text)
  })
})
