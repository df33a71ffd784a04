import { describe, expect, it } from 'vitest'
import { mismatch } from '../../../router/payments/checkout/match.ts'
import type { Credential } from '../../../router/payments/protocol/credential.ts'
import type { Offer } from '../../../router/payments/protocol/offer.ts'
import type { Rail } from '../../../router/payments/protocol/rail.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { newPayment } from '../../prisma/ledger/newPayment.ts'
import { ASSET, PAYEE } from '../../prisma/ledger/token.ts'

const SECONDS = 1_800_000_000n
/** Late in its second: whole seconds count, as on the chain. */
const NOW = new Date(Number(SECONDS) * 1_000 + 900)
const OFFER: Offer = {
  rail: { asset: ASSET, objection: () => null } as Partial<Rail> as Rail,
  amount: atomicUsdc(10_000n),
  payTo: PAYEE,
  maxTimeoutSeconds: 60,
  quote: null,
  id: 'offer',
}
const ACCEPTED = { asset: ASSET, amount: '10000', payTo: PAYEE, quote: null, offer: null }

/** Why a payment of the offer is refused after these changes; null when it is taken. */
function reason(changes: Partial<Credential>): string | null {
  const { credential } = newPayment([10_000n])
  const payment = { ...credential, accepted: ACCEPTED, validBefore: SECONDS + 60n, ...changes }
  return mismatch(payment as Credential, OFFER, NOW)?.reason ?? null
}

describe('before any work, a payment is', () => {
  it.each<[string, Partial<Credential>, string | null]>([
    ['taken with the time that settlement needs left', { validBefore: SECONDS + 6n }, null],
    ['refused with less', { validBefore: SECONDS + 5n }, 'invalid_exact_evm_payload_authorization_valid_before'],
    ['taken up to ten minutes longer than its offer', { validBefore: SECONDS + 660n }, null],
    [
      'refused when valid for longer',
      { validBefore: SECONDS + 661n },
      'invalid_exact_evm_payload_authorization_valid_before',
    ],
    ['taken from a clock half a minute ahead', { validAfter: SECONDS + 30n }, null],
    [
      'refused when it starts later',
      { validAfter: SECONDS + 31n },
      'invalid_exact_evm_payload_authorization_valid_after',
    ],
    ['taken until its offer expires', { offeredUntil: new Date(NOW.getTime() + 1) }, null],
    ['refused at the moment its offer expires', { offeredUntil: NOW }, 'payment-expired'],
  ])('%s', (_what, changes, expected) => {
    expect(reason(changes)).toBe(expected)
  })

  it.each<[string, Partial<Credential>, string]>([
    ['signed for less', { value: 9_999n }, 'invalid_exact_evm_payload_authorization_value'],
    ['signed for more', { value: 10_001n }, 'invalid_exact_evm_payload_authorization_value'],
    [
      'under an offer of another sum',
      { accepted: { ...ACCEPTED, amount: '9999' } },
      'invalid_exact_evm_payload_authorization_value',
    ],
    ['signed to another payee', { payTo: ASSET }, 'invalid_exact_evm_payload_recipient_mismatch'],
    [
      'under an offer to another payee',
      { accepted: { ...ACCEPTED, payTo: ASSET } },
      'invalid_exact_evm_payload_recipient_mismatch',
    ],
    ['under an offer of another token', { accepted: { ...ACCEPTED, asset: PAYEE } }, 'invalid_asset'],
  ])('refused when %s', (_what, changes, expected) => {
    expect(reason(changes)).toBe(expected)
  })

  it('taken when its offer spells addresses in another case, or is not repeated', () => {
    const upper = (address: string) => `0x${address.slice(2).toUpperCase()}`
    expect(reason({ accepted: { ...ACCEPTED, asset: upper(ASSET), payTo: upper(PAYEE) } })).toBeNull()
    expect(reason({ accepted: null })).toBeNull()
  })

  it('refused when its offer spells an address of Solana in another case: that is another address', () => {
    const [asset, payTo] = [
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
    ]
    const offer = { ...OFFER, rail: { ...OFFER.rail, asset }, payTo }
    const { credential } = newPayment([10_000n])
    const reasonOf = (accepted: object) =>
      mismatch(
        {
          ...credential,
          method: 'svm',
          payTo,
          accepted: { ...ACCEPTED, asset, payTo, ...accepted },
          validBefore: SECONDS + 60n,
        } as Credential,
        offer,
        NOW,
      )?.reason ?? null
    expect(reasonOf({})).toBeNull()
    expect(reasonOf({ asset: asset.toLowerCase() })).toBe('invalid_asset')
    expect(reasonOf({ payTo: payTo.toLowerCase() })).toMatch(/recipient/)
  })
})
