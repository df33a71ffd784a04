import type { ReceiptLine } from '../api/types.ts'

/** A payment of the wallet, from `me { payments }`. Sums are decimal USD strings. */
export interface Payment {
  readonly id: string
  readonly state: string
  /** The settled amount; null before settlement. */
  readonly settledAmount: string | null
  readonly transactionHash: string | null
  /** The service of the request; the gateway for a query over several. */
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
    /** The earned part of the amount. */
    readonly charged: string | null
    readonly outcome: ReceiptLine['outcome'] | 'PENDING'
  }[]
  readonly refunds: readonly {
    readonly amount: string
    /**
     * `REFUNDED` once it is on chain; `DECLINED` if it stays with the operator; `NEEDS_APPROVAL` while it waits for the
     * operator's approval.
     */
    readonly state: string
    readonly transactionHash: string | null
  }[]
}

/** A page of the wallet's payments, newest first. */
export interface PaymentPage {
  readonly payments: readonly Payment[]
  /** Cursor of the next page; null after the last. */
  readonly next: string | null
}

/** Fetches a page of the signed-in wallet's payments. Free. */
export const PAYMENTS_QUERY = `query MyPayments($after: String) {
  me {
    payments(first: 100, after: $after) {
      edges {
        node {
          id: resourceId state settledAmount transactionHash service endpoint operation createdAt settledAt
          lines { path field service amount charged outcome }
          refunds { amount state transactionHash }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`
