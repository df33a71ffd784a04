import { createHash, randomUUID } from 'node:crypto'

/** A new clTRID (RFC 5730, 2.5: 3 to 64 characters). */
export function transactionId(): string {
  return `tg-${randomUUID()}`
}

/** The clTRID of an order: its id if that is a valid clTRID, else one derived from it. */
export function transactionIdOfOrder(orderId: string): string {
  if (/^[!-~]{3,64}$/.test(orderId)) return orderId
  return `tg-order-${createHash('sha256').update(orderId).digest('hex').slice(0, 40)}`
}
