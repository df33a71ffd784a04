import { Receipt } from 'mppx'
import type { MppOffer } from './offer.ts'

/** A completed payment. */
export interface MppReceipt {
  readonly method: MppOffer['method']
  /** Hash of the settling transaction. */
  readonly transaction: string
  readonly settledAt: Date
  /** The server's id of the payment. */
  readonly externalId?: string
}

/** Writes a receipt as the value of the `Payment-Receipt` header, which only successful answers carry. */
export function mppReceipt({ method, transaction, settledAt, externalId }: MppReceipt): string {
  return Receipt.serialize({
    status: 'success',
    method,
    reference: transaction,
    timestamp: settledAt.toISOString(),
    ...(externalId === undefined ? {} : { externalId }),
  })
}
