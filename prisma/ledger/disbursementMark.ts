import { createHash } from 'node:crypto'
import type { Scheme } from './stored.ts'

/** The credential of a payment, by which the chain and every backup of the ledger know it. */
export interface PaidBy {
  readonly scheme: Scheme
  /** CAIP-2. */
  readonly network: string
  readonly payer: string
  readonly nonce: string
}

/** Bytes of each half of a mark. */
const HALF = 16

/**
 * The mark of a refund or payout: 32 bytes in lower-case hex that its transfer carries on chain (EIP-3009 nonce, memo).
 *
 * The first half names the payment by its credential, not by its row's id: a ledger that was restored from a backup and
 * completed from the chain gives the payment another id, and would otherwise sign the same refund anew under another
 * nonce. The second half names the disbursement within the payment.
 */
export function disbursementMark(payment: PaidBy, key: string): `0x${string}` {
  return `0x${markOfPayment(payment)}${markOfKey(key)}`
}

/** The first half of the marks of a payment's refunds and payouts, in hex. */
export function markOfPayment({ scheme, network, payer, nonce }: PaidBy): string {
  return half(`tollgraph payment ${scheme} ${network} ${payer} ${nonce}`)
}

/** The second half of the mark of a disbursement, in hex. */
export function markOfKey(key: string): string {
  return half(`tollgraph disbursement ${key}`)
}

/** The two halves of the mark that a transfer carries, in hex: its payment's, and its key's. */
export function halvesOf(mark: string): { readonly payment: string; readonly key: string } {
  const digits = mark.slice(2)
  return { payment: digits.slice(0, 2 * HALF), key: digits.slice(2 * HALF) }
}

/** SQL: `markOfPayment` of a row of ledger.payment, as bytes. */
export const PAYMENT_MARK = `substring(sha256(convert_to(
  'tollgraph payment ' || payment.scheme || ' ' || payment.network || ' ' || payment.payer || ' ' || payment.nonce, 'UTF8')) FOR ${HALF})`

function half(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * HALF)
}
