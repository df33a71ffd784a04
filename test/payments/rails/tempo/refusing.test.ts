import fc from 'fast-check'
import { Credential } from 'mppx'
import { pino } from 'pino'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { prepareTransactionRequest, signTransaction } from 'viem/actions'
import { Actions, Transaction } from 'viem/tempo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMppRefusal, readMppCredential } from '../../../../router/payments/mpp/credential.ts'
import { tempoDetails } from '../../../../router/payments/mpp/offer.ts'
import { readMpp } from '../../../../router/payments/mpp/read.ts'
import { Rails } from '../../../../router/payments/protocol/rail.ts'
import { readTempoPayment } from '../../../../router/payments/rails/tempo/credential.ts'
import { openTempo } from '../../../../router/payments/rails/tempo/index.ts'
import { parseAddress } from '../../../../schema/address.ts'
import { startTempo, type TestTempo } from '../../../support/tempo/startTempo.ts'
import {
  answer,
  challenge,
  facilitatorOf,
  newAddress,
  offer,
  payerWith,
  payment,
  present,
  REALM,
  read,
  SECRET,
} from './payments.ts'

let chain: TestTempo

beforeAll(async () => {
  chain = await startTempo()
}, 30_000)
afterAll(() => chain.stop())

/** A credential whose payload is that of another one. */
function withPayload(header: string, payload: Record<string, unknown>): string {
  return Credential.serialize({ ...Credential.deserialize(header), payload })
}

/** Signs a transaction of the given calls as the stock client would, with some members changed. */
async function sign(calls: unknown[], changes: Record<string, unknown> = {}): Promise<string> {
  const account = await payerWith(chain, 1_000_000n)
  const validBefore = Math.floor(Date.now() / 1_000) + 20
  const request = { account, calls, nonceKey: 'expiring', validBefore, ...changes }
  const prepared = await prepareTransactionRequest(chain.client, request as never)
  return signTransaction(chain.client, prepared as never)
}

test('a payer that holds less than the price is refused before anything is sent', async () => {
  const poor = await payerWith(chain, 9_999n)
  const made = offer(chain)
  // The stock client asks the node for an estimate, so that a poor payer cannot sign by itself.
  const rich = await payerWith(chain, 1_000_000n)
  const header = await answer(chain, rich, challenge(made))
  const token = made.currency
  const transfer = Actions.token.transfer.call(chain.client, {
    amount: made.amount,
    memo: `0x${'1'.repeat(64)}`,
    to: made.recipient,
    token,
  })
  const raw = await signTransaction(chain.client, {
    account: poor,
    calls: [transfer],
    chainId: chain.chainId,
    gas: 800_000n,
    maxFeePerGas: 30_000_000_000n,
    nonce: 0,
    nonceKey: 2n ** 256n - 1n,
    validBefore: Math.floor(Date.now() / 1_000) + 20,
  } as never)
  const credential = read(
    Credential.serialize({
      challenge: Credential.deserialize(header).challenge,
      payload: { signature: raw, type: 'transaction' },
    }),
  )
  expect(await facilitatorOf(chain).verify(present(credential))).toMatchObject({
    isValid: false,
    reason: 'insufficient_funds',
  })
})

test.each([
  ['another amount', (made: ReturnType<typeof offer>) => ({ ...made, amount: made.amount - 1n })],
  ['another recipient', (made: ReturnType<typeof offer>) => ({ ...made, recipient: newAddress() })],
  [
    'another token',
    (made: ReturnType<typeof offer>) => ({
      ...made,
      currency: parseAddress('0x20c0000000000000000000000000000000000001')!,
    }),
  ],
])('a transaction that pays %s is refused', async (_what, change) => {
  const made = offer(chain)
  const { amount, currency, recipient } = change(made)
  const memo = `0x${'ab'.repeat(32)}` as const
  const raw = await sign([Actions.token.transfer.call(chain.client, { amount, memo, to: recipient, token: currency })])
  const header = await answer(chain, await payerWith(chain, 1_000_000n), challenge(made))
  const credential = read(
    Credential.serialize({
      challenge: Credential.deserialize(header).challenge,
      payload: { signature: raw, type: 'transaction' },
    }),
  )
  expect(readTempoPayment(credential)).toMatchObject({ reason: 'verification-failed' })
  expect(await facilitatorOf(chain).settle(present(credential))).toEqual({
    kind: 'refused',
    reason: 'invalid_payload',
  })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
})

test('a transaction that was signed for one challenge does not pay for another', async () => {
  const account = await payerWith(chain, 1_000_000n)
  const made = offer(chain)
  const [first, second] = await Promise.all([
    answer(chain, account, challenge(made)),
    answer(chain, account, challenge(made)),
  ])
  const stolen = read(withPayload(second, Credential.deserialize<Record<string, unknown>>(first).payload))
  const facilitator = facilitatorOf(chain)
  const presented = present(stolen)
  expect(await facilitator.verify(presented)).toMatchObject({ isValid: false, reason: 'memo_not_bound' })
  expect(await facilitator.settle(presented)).toEqual({ kind: 'refused', reason: 'memo_not_bound' })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
})

test('a transaction that never expires is refused: nobody could tell that it will not land', async () => {
  const made = offer(chain)
  const memo = `0x${'ab'.repeat(32)}` as const
  const { amount, currency: token, recipient: to } = made
  const transfer = Actions.token.transfer.call(chain.client, { amount, memo, to, token })
  const raw = await sign([transfer], { nonceKey: 7n, nonce: 0, validBefore: undefined })
  const header = await answer(chain, await payerWith(chain, 1_000_000n), challenge(made))
  const credential = Credential.serialize({
    challenge: Credential.deserialize(header).challenge,
    payload: { signature: raw, type: 'transaction' },
  })
  expect(readTempoPayment(read(credential))).toMatchObject({ message: expect.stringContaining('must expire') })
})

test('a credential whose source is not its payer is refused', async () => {
  const header = await answer(chain, await payerWith(chain, 1_000_000n), challenge(offer(chain)))
  const source = `did:pkh:eip155:${chain.chainId}:${newAddress()}`
  const credential = read(Credential.serialize({ ...Credential.deserialize(header), source }))
  expect(readTempoPayment(credential)).toMatchObject({ message: expect.stringContaining('source') })
})

test('the router checks the source of a credential against who pays, and takes the payer from the transaction', async () => {
  const { rpcUrl, chainId, currency } = chain
  const config = { rpcUrl, chainId, currency, payee: newAddress(), feePayerKey: null, refundKey: null }
  const rails = new Rails([openTempo(config, 5_000, pino({ level: 'silent' }))])
  const account = await payerWith(chain, 1_000_000n)
  const header = await answer(chain, account, challenge(offer(chain)))
  const readWith = (source: string | undefined) => {
    const { source: _own, ...credential } = Credential.deserialize(header)
    const claimed = source === undefined ? credential : { ...credential, source }
    return readMpp(Credential.serialize(claimed), { realm: REALM, secret: SECRET }, rails)
  }
  const payer = parseAddress(account.address)
  for (const source of [undefined, `did:pkh:eip155:${chainId}:${account.address}`])
    expect(await readWith(source)).toMatchObject({ method: 'tempo', payer })
  for (const source of [`did:pkh:eip155:${chainId}:${newAddress()}`, `did:pkh:eip155:1:${account.address}`])
    expect(await readWith(source)).toMatchObject({
      reason: 'verification-failed',
      message: expect.stringContaining('source'),
    })
  // A source that is no did:pkh is ignored.
  expect(await readWith('did:web:somebody.example')).toMatchObject({ method: 'tempo', payer })
})

test('what a payment is presented for must be what its challenge asked for', async () => {
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const facilitator = facilitatorOf(chain)
  const changed = [
    { amount: '9999' },
    { payTo: newAddress() },
    { network: 'eip155:4217' as const },
    { asset: newAddress() },
  ]
  for (const change of changed) {
    const requirements = { ...presented.requirements, ...change }
    expect(await facilitator.verify({ ...presented, requirements })).toMatchObject({ reason: 'invalid_payload' })
    expect(await facilitator.settle({ ...presented, requirements })).toEqual({
      kind: 'refused',
      reason: 'invalid_payload',
    })
  }
})

test.each([
  [{ type: 'hash', hash: `0x${'1'.repeat(64)}` }, /let the server send it/],
  [{ type: 'proof', signature: '0x12' }, /has a price/],
  [{ type: 'constructor', signature: '0x12' }, /type `transaction`/],
  [{ type: 'transaction', signature: 'zz' }, /hexadecimal/],
  [{ type: 'transaction' }, /hexadecimal/],
])('the payload %j is refused with what to do instead', async (payload, message) => {
  const header = await answer(chain, await payerWith(chain, 1_000_000n), challenge(offer(chain)))
  const refusal = readMppCredential(withPayload(header, payload), { realm: REALM, secret: SECRET })
  expect(refusal && isMppRefusal(refusal)).toBe(true)
  expect(refusal).toMatchObject({ reason: 'malformed-credential', message: expect.stringMatching(message) })
})

test('a sponsored payment whose payer has spent the money since is refused, and does not settle', async () => {
  const made = offer(chain, { amount: 500_000n, methodDetails: tempoDetails(chain.chainId, 'server') })
  const account = await payerWith(chain, 1_000_000n)
  const { presented } = await payment(chain, account, made)
  const feePayerKey = generatePrivateKey()
  await chain.give(parseAddress(privateKeyToAddress(feePayerKey))!, 5_000_000n)
  const facilitator = facilitatorOf(chain, { feePayerKey })
  expect(await facilitator.verify(presented)).toEqual({ isValid: true, balance: expect.any(BigInt) })
  const elsewhere = { account, amount: 900_000n, to: newAddress(), token: made.currency, nonceKey: 'random' }
  await Actions.token.transferSync(chain.client, elsewhere as never)
  expect(await facilitator.verify(presented)).toMatchObject({ isValid: false, reason: 'insufficient_funds' })
  expect(await facilitator.settle(presented)).not.toMatchObject({ kind: 'settled' })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
})

test.each([
  ['more gas than a payment needs', { gas: 2_000_001n }],
  ['a nonce that does not expire', { nonceKey: 7n, nonce: 0 }],
  ['a higher fee than is usual', { maxFeePerGas: 200_000_000_000n }],
  ['a fee beyond every balance', { maxFeePerGas: 10n ** 24n }],
])('a sponsored payment with %s is refused when it is verified, and not after the work', async (_what, changes) => {
  const feePayerKey = generatePrivateKey()
  await chain.give(parseAddress(privateKeyToAddress(feePayerKey))!, 5_000_000n)
  const made = offer(chain, { methodDetails: tempoDetails(chain.chainId, 'server') })
  const account = await payerWith(chain, 1_000_000n)
  const header = await answer(chain, account, challenge(made))
  const { payload } = Credential.deserialize<{ readonly signature: `0x76${string}` }>(header)
  const {
    signature: _own,
    feePayerSignature: _none,
    from: _from,
    ...signed
  } = Transaction.deserialize(payload.signature)
  const signature = await signTransaction(chain.client, { ...signed, account, feePayer: true, ...changes } as never)
  const presented = present(read(withPayload(header, { signature, type: 'transaction' })))
  const facilitator = facilitatorOf(chain, { feePayerKey })
  expect(await facilitator.verify(presented)).toMatchObject({ isValid: false, reason: 'sponsor_policy' })
  expect(await facilitator.settle(presented)).toEqual({ kind: 'refused', reason: 'sponsor_policy' })
})

test('no bytes whatever that pose as a transaction make reading throw', async () => {
  const base = read(await answer(chain, await payerWith(chain, 1_000_000n), challenge(offer(chain))))
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => `0x76${Buffer.from(array).toString('hex')}` as const)
  const cut = fc
    .nat(base.payload.length)
    .map((length) => base.payload.slice(0, 4 + length - (length % 2)) as `0x${string}`)
  const flipped = fc
    .tuple(fc.integer({ min: 4, max: base.payload.length - 1 }), fc.integer({ min: 0, max: 15 }))
    .map(
      ([at, digit]) =>
        `${base.payload.slice(0, at)}${digit.toString(16)}${base.payload.slice(at + 1)}` as `0x${string}`,
    )
  fc.assert(
    fc.property(fc.oneof(bytes, cut, flipped), (payload) => {
      const paid = readTempoPayment({ ...base, payload })
      return 'payer' in paid || 'reason' in paid
    }),
    { numRuns: 500 },
  )
})
