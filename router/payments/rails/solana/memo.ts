import { createHash } from 'node:crypto'

/**
 * The memo that a payment of an offer carries. It binds the payment to the offer and gives the offer's id away to
 * nobody: the chain shows the memo and the whole transaction, so without the id anybody could put the credential
 * together again and fetch its answer.
 */
export function memoOf(offerId: string): string {
  return createHash('sha256').update(`tollgraph offer ${offerId}`).digest('hex').slice(0, 32)
}
