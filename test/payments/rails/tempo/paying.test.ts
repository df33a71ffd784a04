import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tempoDetails } from '../../../../router/payments/mpp/offer.ts'
import { transactionHash } from '../../../../router/payments/rails/tempo/credential.ts'
import { fateOf } from '../../../../router/payments/rails/tempo/fate.ts'
import { readTempoPayload } from '../../../../router/payments/rails/tempo/payload.ts'
import { parseAddress } from '../../../../schema/address.ts'
import { startTempo, TEMPO_MAINNET, type TestTempo } from '../../../support/tempo/startTempo.ts'
import { answer, challenge, facilitatorOf, newAddress, offer, paidBy, payerWith, payment, read } from './payments.ts'

let chain: TestTempo

beforeAll(async () => {
  chain = await startTempo()
}, 30_000)
afterAll(() => chain.stop())

test('a payment by the stock client is verified without moving money, and settles', async () => {
  const made = offer(chain)
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), made)
  const facilitator = facilitatorOf(chain)
  expect(await facilitator.verify(presented)).toEqual({ isValid: true, balance: expect.any(BigInt) })
  expect(await chain.balanceOf(made.recipient)).toBe(0n)
  const settlement = await facilitator.settle(presented)
  expect(settlement).toMatchObject({ kind: 'settled', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) })
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
})

test('the hash of the settlement is known from the credential before it settles', async () => {
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const transaction = await transactionHash(credential.payload)
  expect(await facilitatorOf(chain).settle(presented)).toEqual({ kind: 'settled', transaction })
})

test('a credential says who pays, how much, until when and under which nonce', async () => {
  const account = await payerWith(chain, 1_000_000n)
  const made = offer(chain)
  const { credential } = await payment(chain, account, made)
  const paid = paidBy(credential)
  expect(paid).toMatchObject({ payer: parseAddress(account.address), value: made.amount })
  expect(paid.nonce).toMatch(/^0x[0-9a-f]{64}$/)
  const seconds = Number(paid.validBefore) - Date.now() / 1_000
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(25)
})

test('what was presented says the same, after the ledger has kept it as JSON', async () => {
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const kept = JSON.parse(JSON.stringify(presented))
  expect(readTempoPayload(kept.payload.payload)).toEqual(paidBy(credential))
  expect(await facilitatorOf(chain).settle(kept)).toMatchObject({ kind: 'settled' })
})

test.each([null, {}, { transaction: '0x76' }, { transaction: '0x76', challenge: {} }, 'text'])(
  '%j is no payment',
  (payload) => {
    expect(readTempoPayload(payload)).toMatchObject({ reason: 'malformed-credential' })
  },
)

test('two answers to one challenge have one nonce, so that a client that signs twice pays once', async () => {
  const account = await payerWith(chain, 1_000_000n)
  const header = challenge(offer(chain))
  const [first, second] = await Promise.all([answer(chain, account, header), answer(chain, account, header)])
  const other = await answer(chain, account, challenge(offer(chain)))
  expect(paidBy(read(first)).nonce).toBe(paidBy(read(second)).nonce)
  expect(paidBy(read(other)).nonce).not.toBe(paidBy(read(first)).nonce)
})

test('the chain tells what became of a payment: open, then done', async () => {
  const { credential, presented } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const paid = paidBy(credential)
  expect(await fateOf(chain.client, paid.transfer)).toEqual({ kind: 'open' })
  const settlement = await facilitatorOf(chain).settle(presented)
  const done = { kind: 'done', transaction: 'transaction' in settlement ? settlement.transaction : '' }
  expect(await fateOf(chain.client, paid.transfer, await transactionHash(credential.payload))).toEqual(done)
  // By its memo alone, as for payments whose fee somebody else signs for.
  expect(await fateOf(chain.client, paid.transfer)).toEqual(done)
  const another = { ...paid.transfer, amount: paid.value + 1n }
  expect(await fateOf(chain.client, another)).toEqual({ kind: 'open' })
})

test('a payment that was not sent in time can never land', async () => {
  const { credential } = await payment(chain, await payerWith(chain, 1_000_000n), offer(chain))
  const paid = paidBy(credential)
  const late = { ...paid.transfer, validBefore: BigInt(Math.floor(Date.now() / 1_000) - 5) }
  expect(await fateOf(chain.client, late)).toEqual({ kind: 'never' })
})

test('a payment settles once: a second verification refuses it, a second settlement moves nothing', async () => {
  const made = offer(chain)
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), made)
  const facilitator = facilitatorOf(chain)
  const first = await facilitator.settle(presented)
  expect(await facilitator.verify(presented)).toMatchObject({ isValid: false, reason: 'transaction_already_used' })
  expect(await facilitator.settle(presented)).toEqual(first)
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
})

test('settling one payment many times at once moves the money once, and every answer names its transaction', async () => {
  const made = offer(chain)
  const { presented } = await payment(chain, await payerWith(chain, 1_000_000n), made)
  const facilitator = facilitatorOf(chain)
  const settlements = await Promise.all(Array.from({ length: 5 }, () => facilitator.settle(presented)))
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
  const hashes = settlements.map((settlement) => ('transaction' in settlement ? settlement.transaction : settlement))
  expect(new Set(hashes).size).toBe(1)
})

test('payments of one payer settle side by side', async () => {
  const account = await payerWith(chain, 1_000_000n)
  const recipient = newAddress()
  const facilitator = facilitatorOf(chain)
  const settlements = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const { presented } = await payment(chain, account, offer(chain, { recipient }))
      return facilitator.settle(presented)
    }),
  )
  expect(settlements.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => 'settled'))
  expect(await chain.balanceOf(recipient)).toBe(80_000n)
})

test('a payment that the server pays the fee of costs the payer its price and nothing else', async () => {
  const feePayerKey = generatePrivateKey()
  await chain.give(parseAddress(privateKeyToAddress(feePayerKey))!, 5_000_000n)
  const made = offer(chain, { methodDetails: tempoDetails(chain.chainId, 'server') })
  const account = await payerWith(chain, made.amount)
  const { presented, credential } = await payment(chain, account, made)
  const facilitator = facilitatorOf(chain, { feePayerKey })
  expect(await facilitator.verify(presented)).toEqual({ isValid: true, balance: expect.any(BigInt) })
  const settlement = await facilitator.settle(presented)
  expect(settlement).toMatchObject({ kind: 'settled' })
  expect(await chain.balanceOf(parseAddress(account.address)!)).toBe(0n)
  expect(await chain.balanceOf(made.recipient)).toBe(made.amount)
  const paid = paidBy(credential)
  expect(await fateOf(chain.client, paid.transfer)).toMatchObject({ kind: 'done' })
})

test('a payment whose fee the server cannot pay is not verified, and is no fault of the payer', async () => {
  const feePayerKey = generatePrivateKey()
  const sponsor = parseAddress(privateKeyToAddress(feePayerKey))!
  const made = offer(chain, { methodDetails: tempoDetails(chain.chainId, 'server') })
  const { presented } = await payment(chain, await payerWith(chain, made.amount), made)
  const facilitator = facilitatorOf(chain, { feePayerKey })
  const refusal = { code: 'UNAVAILABLE', message: expect.stringContaining('their fees cannot be paid') }
  await expect(facilitator.verify(presented)).rejects.toMatchObject(refusal)
  await chain.give(sponsor, 1n)
  await expect(facilitator.verify(presented)).rejects.toMatchObject(refusal)
  await chain.give(sponsor, 5_000_000n)
  expect(await facilitator.verify(presented)).toMatchObject({ isValid: true })
  expect(await facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
})

test('payments settle on the chain id of the main network as well', async () => {
  const main = await startTempo(TEMPO_MAINNET)
  try {
    const made = offer(main)
    const { presented } = await payment(main, await payerWith(main, 1_000_000n), made)
    const facilitator = facilitatorOf(main)
    expect(await facilitator.verify(presented)).toEqual({ isValid: true, balance: expect.any(BigInt) })
    expect(await facilitator.settle(presented)).toMatchObject({ kind: 'settled' })
    expect(await main.balanceOf(made.recipient)).toBe(made.amount)
  } finally {
    await main.stop()
  }
})
