import type { ReceiptLine } from '../api/types.ts'

/** A payment of the wallet, as `me { payments }` tells it. Sums are decimal strings of USD. */
export interface Payment {
  readonly id: string
  readonly state: string
  /** What was taken; null until it has settled. */
  readonly settledAmount: string | null
  readonly transactionHash: string | null
  /** The service that it was made to; of a query over several, the gateway. */
  readonly service: string
  /** Method and path; null for a query. */
  readonly endpoint: string | null
  readonly operation: string | null
  readonly createdAt: string
  readonly settledAt: string | null
  readonly lines: readonly {
    readonly path: string
    readonly field: string
    readonly service: string
    readonly amount: string
    /** What of the amount was earned. */
    readonly charged: string | null
    readonly outcome: ReceiptLine['outcome'] | 'PENDING'
  }[]
  readonly refunds: readonly {
    readonly amount: string
    /** `REFUNDED` once it is back; `DECLINED` where it stays with the operator; `NEEDS_APPROVAL` while the operator has to approve it. */
    readonly state: string
    readonly transactionHash: string | null
  }[]
}

/** A part of the wallet's payments, the newest first. */
export interface PaymentPage {
  readonly payments: readonly Payment[]
  /** Where the next part begins; null after the last. */
  readonly next: string | null
}

/** Asks for a part of the payments of whoever is signed in. Free. */
export const PAYMENTS_QUERY = `query MyPayments($after: String) {
  me {
    payments(first: 100, after: $after) {
      edges {
        node {
          id state settledAmount transactionHash service endpoint operation createdAt settledAt
          lines { path field service amount charged outcome }
          refunds { amount state transactionHash }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`
