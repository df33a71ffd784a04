import {
  extractReceiptFromResponse,
  isJWSSignedReceipt,
  type JWSSignedReceipt,
  OFFER_RECEIPT,
  type ReceiptPayload,
} from '@x402/extensions/offer-receipt'
import { LATE_KEY } from '../../prisma/ledger/arrival.ts'
import type { Disbursement } from '../../prisma/ledger/disbursements.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import { RECEIPT_SCHEMA } from './schemas.ts'
import type { Signer } from './signer.ts'

/** A settled payment, for its signed receipt. */
export interface Delivered {
  /** CAIP-2. */
  readonly network: string
  readonly payer: string
  /** The URL paid for; null for payments from before it was stored. */
  readonly resourceUrl: string | null
  /** Amount that the work earned; null until it is done. */
  readonly charge: AtomicUsdc | null
}

/**
 * Signs that a payment was received and something delivered for it. Null when nothing was delivered: the payment of
 * failed work is refunded, and so is one that arrived after it had failed, whose answer was withheld; no receipt
 * contradicts that. Also null for a foreign host.
 */
export function signReceipt(
  signer: Signer,
  { network, payer, resourceUrl, charge }: Delivered,
  refunds: readonly Pick<Disbursement, 'key'>[],
  transaction: string,
  issuedAt: Date,
): JWSSignedReceipt | null {
  const isLate = refunds.some(({ key }) => key === LATE_KEY)
  if (resourceUrl === null || charge === null || charge === 0n || isLate) return null
  const seconds = Math.floor(issuedAt.getTime() / 1_000)
  const payload: ReceiptPayload = { version: 1, network, resourceUrl, payer, issuedAt: seconds, transaction }
  const signature = signer.sign(payload)
  return signature === null ? null : { format: 'jws', signature }
}

/** The extension of a settlement; empty without a receipt. */
export function receiptExtension(receipt: JWSSignedReceipt | null): Record<string, unknown> {
  return receipt ? { [OFFER_RECEIPT]: { info: { receipt }, schema: RECEIPT_SCHEMA } } : {}
}

/** The signed receipt in a payment's receipt headers; null when they contain none. */
export function signedReceiptIn(headers: Readonly<Record<string, string>>): JWSSignedReceipt | null {
  const receipt = extractReceiptFromResponse(new Response(null, { headers }))
  return receipt && isJWSSignedReceipt(receipt) ? receipt : null
}
