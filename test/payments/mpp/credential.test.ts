import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { Challenge, Credential, PaymentRequest } from 'mppx'
import { beforeAll, expect, test } from 'vitest'
import { isMppRefusal, readMppCredential } from '../../../router/payments/mpp/credential.ts'
import type { MppRefusal } from '../../../router/payments/mpp/problem.ts'
import { parseAddress } from '../../../schema/address.ts'
import { answer, challenge, NETWORK, newAccount, offer, REALM, SECRET, tampered } from './offers.ts'

const account = newAccount()
let header: string
let credential: string

beforeAll(async () => {
  header = challenge({ opaque: { quote: 'abc.def' } })
  credential = await answer(header, account)
})

const read = (text: string, changes: Partial<Parameters<typeof readMppCredential>[1]> = {}) =>
  readMppCredential(text, { realm: REALM, secret: SECRET, ...changes })

function refusal(text: string, changes: Partial<Parameters<typeof readMppCredential>[1]> = {}): MppRefusal {
  const found = read(text, changes)
  if (!found || !isMppRefusal(found)) throw new Error('It was not refused')
  return found
}

/** A credential of any JSON. */
const encoded = (json: unknown) => `Payment ${Buffer.from(JSON.stringify(json)).toString('base64url')}`

/** The JSON of the stock client's credential. */
const wire = () => JSON.parse(Buffer.from(credential.slice('Payment '.length), 'base64url').toString())

test("the stock client's credential says what it pays and for which challenge", () => {
  const stock = Challenge.deserialize(header)
  const { amount, recipient } = offer()
  expect(read(credential)).toMatchObject({
    method: 'evm',
    challenge: { id: stock.id, realm: REALM, intent: 'charge', expires: new Date(stock.expires ?? '') },
    request: { amount, recipient, currency: NETWORK.usdc, methodDetails: { chainId: NETWORK.chainId } },
    opaque: { quote: 'abc.def', n: expect.stringMatching(/^[\w-]{22}$/) },
    payload: { from: account.address, to: recipient, value: amount, validAfter: 0n },
    source: { chainId: NETWORK.chainId, address: account.address },
    hash: createHash('sha256')
      .update(Buffer.from(credential.slice('Payment '.length), 'base64url'))
      .digest(),
  })
})

test('the scheme is recognised in any case, and another scheme is not ours', () => {
  for (const scheme of ['payment', 'PAYMENT', 'Payment '])
    expect(read(credential.replace('Payment', scheme))).toMatchObject({ method: 'evm' })
  for (const other of ['Bearer abc', 'Basic abc', 'Payments abc', 'PaymentX', '', 'x Payment abc'])
    expect(read(other)).toBeNull()
})

test('a credential that was written with padding is the same credential', () => {
  const token = Buffer.from(credential.slice('Payment '.length), 'base64url')
  const padded = `Payment ${token.toString('base64').replaceAll('+', '-').replaceAll('/', '_')}`
  expect(read(padded)).toEqual(read(credential))
})

test('a challenge that was answered with `opaque` written out, as old clients do, is read', () => {
  const { challenge: made, ...rest } = wire()
  const opaque = JSON.parse(Buffer.from(made.opaque, 'base64url').toString())
  expect(read(encoded({ ...rest, challenge: { ...made, opaque } }))).toMatchObject({ method: 'evm' })
})

test.each([
  ['id', { id: 'x'.repeat(43) }],
  ['id, in another spelling', (made: Challenge.Challenge) => ({ id: `${made.id}=` })],
  ['method', { method: 'tempo' }],
  ['request', (made: Challenge.Challenge) => ({ request: { ...made.request, amount: '1' } })],
  ['expires', { expires: '2099-01-01T00:00:00.000Z' }],
  ['expires, left out', { expires: undefined }],
  ['digest', { digest: 'sha-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }],
  ['opaque', { opaque: PaymentRequest.serialize({ quote: 'cheaper' }) }],
  ['opaque, left out', { opaque: undefined }],
])('a challenge whose %s was changed is refused', (_slot, change) => {
  const changed = tampered(credential, ({ challenge: made }) => ({
    challenge: { ...made, ...(typeof change === 'function' ? change(made) : change) },
  }))
  expect(['invalid-challenge', 'malformed-credential']).toContain(refusal(changed).reason)
})

test('an id has one spelling, because the nonce of the payment is made of it', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const { id } = Challenge.deserialize(header)
  const twin = `${id.slice(0, -1)}${alphabet[alphabet.indexOf(id.slice(-1)) ^ 1]}`
  expect(Buffer.from(twin, 'base64url')).toEqual(Buffer.from(id, 'base64url'))
  const changed = tampered(credential, ({ challenge: made }) => ({ challenge: { ...made, id: twin } }))
  expect(refusal(changed)).toMatchObject({ reason: 'invalid-challenge' })
})

test('a challenge of another host, or with the realm of another, is refused', () => {
  expect(refusal(credential, { realm: 'other.test' })).toMatchObject({ reason: 'invalid-challenge' })
  const moved = tampered(credential, ({ challenge: made }) => ({ challenge: { ...made, realm: 'other.test' } }))
  expect(refusal(moved, { realm: 'other.test' })).toMatchObject({ reason: 'invalid-challenge' })
})

test('a challenge that another secret signed is refused', () => {
  expect(refusal(credential, { secret: 'another secret of thirty-two characters' }).reason).toBe('invalid-challenge')
})

test('a challenge says until when it may be answered', () => {
  const expires = new Date(Challenge.deserialize(header).expires ?? '')
  expect(read(credential)).toMatchObject({ method: 'evm', challenge: { expires } })
})

test.each([
  ['stripe', 'charge'],
  ['evm', 'session'],
  ['tempo', 'subscription'],
])('payments by %s/%s are not supported', (method, intent) => {
  const changed = tampered(credential, ({ challenge: made }) => ({ challenge: { ...made, method, intent } }))
  expect(refusal(changed)).toMatchObject({ reason: 'method-unsupported', message: expect.stringContaining(method) })
})

test.each([
  ['pays somebody else', { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }, 'verification-failed', /recipient/],
  ['pays less', { value: '9999' }, 'payment-insufficient', /below the 10000/],
  ['pays more', { value: '10001' }, 'verification-failed', /above the 10000/],
  ['has a nonce of its own', { nonce: `0x${'1'.repeat(64)}` }, 'verification-failed', /not bound/],
  ['is of another type', { type: 'permit2' }, 'malformed-credential', /type `authorization`/],
  ['has no signature', { signature: undefined }, 'malformed-credential', /payload\.signature/],
  ['has a signature that is no hex', { signature: '0xabc' }, 'malformed-credential', /payload\.signature/],
  ['has a negative value', { value: '-1' }, 'malformed-credential', /payload\.value/],
  ['has a value of a thousand digits', { value: '9'.repeat(1_000) }, 'malformed-credential', /payload\.value/],
  [
    'has an address with a wrong checksum',
    { from: '0x3c44CdDdB6a900fa2b585dd299e03d12FA4293BC' },
    'malformed-credential',
    /payload\.from/,
  ],
])('a payment that %s is refused', (_what, change, reason, message) => {
  const changed = tampered(credential, ({ payload }) => ({ payload: { ...payload, ...change } }))
  expect(refusal(changed)).toMatchObject({ reason, message: expect.stringMatching(message) })
})

test('a nonce that is bound to another challenge is refused', async () => {
  const other = Credential.deserialize<Record<string, unknown>>(await answer(challenge(), account))
  const changed = tampered(credential, ({ payload }) => ({ payload: { ...payload, nonce: other.payload.nonce } }))
  expect(refusal(changed)).toMatchObject({ reason: 'verification-failed', message: expect.stringMatching(/not bound/) })
})

test.each(['did:pkh:eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 'did:key:abc', 'nonsense\u0000'])(
  'a source that is not who pays is refused: %s',
  (source) => {
    expect(refusal(tampered(credential, () => ({ source }))).reason).toBe('verification-failed')
  },
)

test('a refusal names the challenge that was answered, as soon as it can be read', () => {
  const { id } = Challenge.deserialize(header)
  expect(refusal(credential, { realm: 'other.test' }).challengeId).toBe(id)
  expect(refusal('Payment x').challengeId).toBeUndefined()
})

test.each([
  ['nothing', 'Payment'],
  ['only spaces', 'Payment    '],
  ['no base64url', 'Payment a+b/c'],
  ['two tokens', 'Payment abc def'],
  ['two credentials', 'Payment abc, Payment def'],
  ['NUL', 'Payment \u0000'],
  ['no JSON', `Payment ${Buffer.from('{"challenge":').toString('base64url')}`],
  ['no UTF-8', `Payment ${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`],
  ['a list', encoded([])],
  ['null', encoded(null)],
  ['no challenge', encoded({ payload: { type: 'authorization' } })],
  ['no payload', encoded({ challenge: {} })],
  [
    'a request that is an object',
    encoded({
      challenge: { id: 'x', realm: REALM, method: 'evm', intent: 'charge', request: {} },
      payload: { type: 'x' },
    }),
  ],
  ['more than fits into a header', `Payment ${'a'.repeat(16_385)}`],
  ['very deep JSON', `Payment ${Buffer.from('['.repeat(6_000) + ']'.repeat(6_000)).toString('base64url')}`],
])('a credential with %s is malformed', (_what, text) => {
  expect(refusal(text).reason).toBe('malformed-credential')
})

test('no text whatever makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), fc.boolean(), (text, isOurs) => {
      const found = read(isOurs ? `Payment ${text}` : text)
      return found === null || isMppRefusal(found)
    }),
    { numRuns: 2_000 },
  )
})

test('no JSON whatever makes reading throw, nor is it taken for a payment', () => {
  const part = fc.dictionary(
    fc.constantFrom('id', 'realm', 'method', 'intent', 'request', 'expires', 'opaque', 'type', '__proto__'),
    fc.jsonValue(),
  )
  const json = fc.record({
    challenge: fc.oneof(part, fc.jsonValue()),
    payload: fc.oneof(part, fc.jsonValue()),
    source: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.oneof(json, fc.jsonValue()), (value) => {
      const found = read(encoded(value))
      return found !== null && isMppRefusal(found)
    }),
    { numRuns: 2_000 },
  )
})

test('changing any character of a credential never lets it pay anything else', () => {
  const token = credential.slice('Payment '.length)
  const original = read(credential)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ059-_'), (at, character) => {
      const found = read(`Payment ${token.slice(0, at)}${character}${token.slice(at + 1)}`)
      if (!found || isMppRefusal(found)) return true
      // Signatures are not looked at here, nor is what nobody signed.
      expect({ ...found.request }).toEqual(original && 'request' in original ? { ...original.request } : null)
      return 'challenge' in found && found.challenge.id === Challenge.deserialize(header).id
    }),
    { numRuns: 2_000 },
  )
})

test('reading gives back what was offered, whatever that is', async () => {
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => parseAddress(`0x${Buffer.from(bytes).toString('hex')}`)!)
  const opaque = fc.dictionary(
    fc.string().filter((name) => name !== 'n' && name !== '__proto__'),
    fc.string({ unit: 'grapheme' }),
    { maxKeys: 5 },
  )
  const offered = fc.record({
    amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    currency: address,
    recipient: address,
    opaque,
  })
  await fc.assert(
    fc.asyncProperty(offered, async (changes) => {
      const { request, ...found } = Object(read(await answer(challenge(changes), account)))
      expect(request).toMatchObject({
        amount: changes.amount,
        currency: changes.currency,
        recipient: changes.recipient,
      })
      expect(found.opaque).toEqual({ ...changes.opaque, n: expect.any(String) })
    }),
    { numRuns: 100 },
  )
})
