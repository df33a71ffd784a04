import { createHash } from 'node:crypto'

/**
 * The memo of a payment for an offer. It binds the payment to the offer without revealing the offer's id: the chain
 * shows the memo and the whole transaction, and with the id any reader could rebuild the credential and fetch its
 * answer.
 */
export function memoOf(offerId: string): string {
  return createHash('sha256').update(`tollgraph offer ${offerId}`).digest('hex').slice(0, 32)
}
