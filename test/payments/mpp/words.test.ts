import fc from 'fast-check'
import { Receipt } from 'mppx'
import { expect, test } from 'vitest'
import { preferredOffers } from '../../../router/payments/mpp/acceptPayment.ts'
import {
  conflictProblem,
  mppProblem,
  PROBLEMS,
  type ProblemSlug,
  refusalOf,
} from '../../../router/payments/mpp/problem.ts'
import { mppReceipt } from '../../../router/payments/mpp/receipt.ts'

const OFFERS = [
  { method: 'evm', intent: 'charge' },
  { method: 'tempo', intent: 'charge' },
] as const
const [EVM, TEMPO] = OFFERS

test('mppx reads a receipt', () => {
  const settledAt = new Date('2030-01-02T03:04:05.678Z')
  const transaction = `0x${'ab'.repeat(32)}`
  const header = mppReceipt({ method: 'tempo', transaction, settledAt, externalId: 'payment-1' })
  expect(header).toMatch(/^[\w-]+$/)
  expect(Receipt.deserialize(header)).toEqual({
    status: 'success',
    method: 'tempo',
    reference: transaction,
    timestamp: '2030-01-02T03:04:05.678Z',
    externalId: 'payment-1',
  })
  expect(Receipt.deserialize(mppReceipt({ method: 'evm', transaction, settledAt }))).not.toHaveProperty('externalId')
})

test('each problem has the type and the status of the specification', () => {
  const statuses = Object.fromEntries(
    (Object.keys(PROBLEMS) as ProblemSlug[]).map((reason) => {
      const { type, status } = mppProblem({ reason, message: 'What to do.', challengeId: 'abc' })
      return [type, status]
    }),
  )
  expect(statuses).toEqual({
    'https://paymentauth.org/problems/payment-required': 402,
    'https://paymentauth.org/problems/payment-insufficient': 402,
    'https://paymentauth.org/problems/payment-expired': 402,
    'https://paymentauth.org/problems/verification-failed': 402,
    'https://paymentauth.org/problems/malformed-credential': 402,
    'https://paymentauth.org/problems/invalid-challenge': 402,
    'https://paymentauth.org/problems/method-unsupported': 400,
  })
  expect(conflictProblem('abc')).toMatchObject({ status: 409, challengeId: 'abc' })
})

test.each([
  ['invalid_exact_evm_insufficient_balance', 'payment-insufficient'],
  ['invalid_exact_evm_payload_authorization_valid_before', 'payment-expired'],
  ['invalid_exact_evm_signature', 'verification-failed'],
  ['invalid_exact_evm_nonce_already_used', 'verification-failed'],
  ['transaction_expired', 'payment-expired'],
])('the reason %s of a facilitator is the problem %s', (reason, problem) => {
  expect(refusalOf(reason, 'abc')).toMatchObject({ reason: problem, challengeId: 'abc' })
})

test('what a facilitator says beyond its known reasons is not shown', () => {
  const secret = 'execution reverted: 0xdeadbeef at internal-node.example'
  expect(JSON.stringify(refusalOf(secret))).not.toMatch(/deadbeef|internal-node/)
})

test.each([
  [undefined, [EVM, TEMPO]],
  ['', [EVM, TEMPO]],
  ['tempo/charge, evm/*;q=0.5', [TEMPO, EVM]],
  ['evm/charge', [EVM]],
  ['tempo/charge;q=0, */*', [EVM]],
  ['tempo/charge;q=0, tempo/*;q=1, evm/charge;q=0.1', [EVM]],
  ['*/charge ; q=0.3 , tempo/charge', [TEMPO, EVM]],
  ['*/*', [EVM, TEMPO]],
  ['stripe/charge', [EVM, TEMPO]],
  ['nonsense, tempo/charge, ;;q=, evm/charge;q=7', [TEMPO]],
  ['x'.repeat(5_000), [EVM, TEMPO]],
])('Accept-Payment: %s', (header, offers) => {
  expect(preferredOffers(header, OFFERS)).toEqual(offers)
})

test('no preference whatever makes the offers go away, or throw', () => {
  const entry = fc
    .tuple(fc.constantFrom('evm', 'tempo', '*', 'x'), fc.constantFrom('charge', '*', ''), fc.string())
    .map(([a, b, c]) => `${a}/${b};q=${c}`)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(entry).map((entries) => entries.join(',')),
      ),
      (header) => {
        const preferred = preferredOffers(header, OFFERS)
        return preferred.length > 0 && preferred.every((offer) => OFFERS.includes(offer))
      },
    ),
  )
})
