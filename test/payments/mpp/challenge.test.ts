import fc from 'fast-check'
import { Challenge } from 'mppx'
import { expect, test } from 'vitest'
import { mppChallenge } from '../../../router/payments/mpp/challenge.ts'
import { tempoDetails } from '../../../router/payments/mpp/offer.ts'
import { parseAddress } from '../../../schema/address.ts'
import { challenge, NETWORK, offer, REALM, SECRET } from './offers.ts'

test('mppx reads a challenge, and finds that its id is bound to all of it', () => {
  const expires = new Date('2030-01-02T03:04:05.678Z')
  const read = Challenge.deserialize(challenge({ expires, opaque: { quote: 'abc.def' } }, 'Search "domains" – fast'))
  expect(read).toMatchObject({
    realm: REALM,
    method: 'evm',
    intent: 'charge',
    description: 'Search "domains" – fast',
    expires: '2030-01-02T03:04:05.678Z',
    request: {
      amount: '10000',
      currency: NETWORK.usdc,
      methodDetails: { chainId: NETWORK.chainId, credentialTypes: ['authorization'], decimals: 6 },
    },
  })
  expect(Challenge.verify(read, { secretKey: SECRET })).toBe(true)
  expect(Challenge.verify(read, { secretKey: 'another secret' })).toBe(false)
})

test('a challenge is written as mppx writes it', () => {
  const [header, tempo] = [challenge({ opaque: { b: '1', a: '2' } }), challengeOnTempo()]
  expect(parameters(Challenge.serialize(Challenge.deserialize(header)))).toEqual(parameters(header))
  expect(parameters(Challenge.serialize(Challenge.deserialize(tempo)))).toEqual(parameters(tempo))
})

function challengeOnTempo(): string {
  const currency = parseAddress('0x20c0000000000000000000000000000000000000')!
  const { methodDetails: _, ...rest } = offer()
  const tempo = { ...rest, method: 'tempo', currency, methodDetails: tempoDetails(42_431, 'server') } as const
  return mppChallenge(tempo, { realm: REALM, secret: SECRET, description: 'Search domains' })
}

/** The parameters of a challenge, whatever their order. */
function parameters(header: string): string[] {
  return header.replace('Payment ', '').split(', ').sort()
}

test('ten thousand challenges for one offer have ten thousand ids', () => {
  const made = offer()
  const options = { realm: REALM, secret: SECRET, description: 'Search domains' }
  const ids = Array.from({ length: 10_000 }, () => /id="([^"]+)"/.exec(mppChallenge(made, options))?.[1])
  expect(new Set(ids).size).toBe(10_000)
})

test('whatever a description holds, the challenge is one legal header and says the same to mppx', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string()), (text) => {
      const header = challenge({}, text)
      expect(header).toMatch(/^[\x20-\x7e]+$/)
      const read = Challenge.deserialize(header)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what may not stand in a header becomes a space
      const shown = text.slice(0, 400).replace(/[\u0000-\u001f\u007f]+/g, ' ')
      expect(read.description ?? '').toBe(shown)
      expect(Challenge.verify(read, { secretKey: SECRET })).toBe(true)
    }),
  )
})

test('a challenge stays below 8 KB with the longest description, and one that would not is not made', () => {
  expect(challenge({}, '\uffff'.repeat(10_000)).length).toBeLessThan(8_000)
  expect(() => challenge({ opaque: { quote: 'x'.repeat(8_000) } })).toThrow(/too long/)
})

test.each(['', 'a"b', 'a|b', 'a\r\nb', 'a b', 'ä.example', 'x'.repeat(256)])('%j is no realm', (realm) => {
  expect(() => mppChallenge(offer(), { realm, secret: SECRET, description: '' })).toThrow(RangeError)
})
