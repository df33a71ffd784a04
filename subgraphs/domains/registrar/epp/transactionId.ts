import { createHash, randomUUID } from 'node:crypto'

/** A fresh clTRID (RFC 5730, 2.5: 3 to 64 characters). */
export function transactionId(): string {
  return `tg-${randomUUID()}`
}

/** The clTRID of an order: its own id where that is one, else one that is always the same for it. */
export function transactionIdOfOrder(orderId: string): string {
  if (/^[!-~]{3,64}$/.test(orderId)) return orderId
  return `tg-order-${createHash('sha256').update(orderId).digest('hex').slice(0, 40)}`
}
