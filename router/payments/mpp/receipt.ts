import { encodeBase64url } from './base64url.ts'
import type { MppOffer } from './offer.ts'

/** A payment that has been made. */
export interface MppReceipt {
  readonly method: MppOffer['method']
  /** The hash of the transaction that paid. */
  readonly transaction: string
  readonly settledAt: Date
  /** The server's own name of the payment. */
  readonly externalId?: string
}

/** Writes a receipt as the value of the `Payment-Receipt` header, which only answers of success carry. */
export function mppReceipt({ method, transaction, settledAt, externalId }: MppReceipt): string {
  return encodeBase64url(
    JSON.stringify({
      status: 'success',
      method,
      reference: transaction,
      timestamp: settledAt.toISOString(),
      ...(externalId === undefined ? {} : { externalId }),
    }),
  )
}
