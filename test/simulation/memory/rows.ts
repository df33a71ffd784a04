import type { DisbursementState } from '../../../prisma/ledger/disbursementStates.ts'
import type { LineOutcome, PaymentState } from '../../../prisma/ledger/states.ts'

// The rows of the ledger's tables that payments pass through. Times are milliseconds since 1970, amounts atomic units. A row is
// never changed: an update puts a new one in its place.

/** A step of a payment, as in the array `steps`. */
export interface StepRow {
  readonly to: PaymentState
  readonly reason: string
  readonly at: number
}

export interface PaymentRow {
  readonly id: string
  readonly state: PaymentState
  readonly reason: string
  readonly settle: string
  readonly protocol: string
  readonly scheme: string
  readonly network: string
  readonly asset: string
  readonly payer: string
  readonly nonce: string
  readonly payTo: string
  readonly amount: bigint
  readonly charge: bigint | null
  readonly settled: bigint | null
  readonly transaction: string | null
  readonly log: number | null
  readonly validBefore: number
  readonly service: string
  readonly resourceUrl: string
  readonly requestId: string
  readonly answerStatus: number | null
  readonly createdAt: number
  readonly settledAt: number | null
  readonly retold: boolean
  readonly isShort: boolean
  readonly steps: readonly StepRow[]
}

export interface OpenRow {
  readonly paymentId: string
  readonly reservedAt: number
  readonly leaseUntil: number
  readonly state: PaymentState
  readonly owner: string
  readonly payer: string
  readonly network: string
  readonly asset: string
  readonly amount: bigint
  /** In hex. */
  readonly openKey: string | null
  readonly isDue: boolean
  readonly settledAt: number | null
}

export interface CredentialRow {
  readonly paymentId: string
  readonly validBefore: number
  readonly scheme: string
  readonly network: string
  readonly payer: string
  readonly nonce: string
  readonly idempotencyKey: string | null
  readonly hash: Buffer
  readonly requestHash: Buffer
  /** JSON. */
  readonly payload: Buffer
  /** JSON. */
  readonly requirements: Buffer
}

export interface AnswerRow {
  readonly createdAt: number
  /** JSON. */
  readonly headers: Buffer
  readonly body: Buffer
}

export interface ReceiptRow {
  readonly createdAt: number
  readonly headers: Readonly<Record<string, string>>
}

/** A line of a payment; the lines of one payment share a cell. */
export interface LineRow {
  readonly position: number
  readonly path: string
  readonly field: string
  readonly service: string
  readonly amount: bigint
  readonly settle: string
  readonly charged: bigint | null
  readonly delivered: number | null
  readonly outcome: LineOutcome
}

export interface DisbursementRow {
  readonly id: string
  readonly paymentId: string
  readonly purpose: string
  readonly key: string
  readonly amount: bigint
  readonly reason: string
  readonly recipient: string | null
  readonly state: DisbursementState
  readonly note: string | null
  readonly prepared: unknown
  readonly transaction: string | null
  readonly attempts: number
  readonly countedAt: number | null
  readonly approvedAt: number | null
  readonly leaseUntil: number | null
  readonly leasedBy: string | null
  readonly createdAt: number
  readonly updatedAt: number
  /** Rows of disbursement_line. */
  readonly parts: readonly { readonly position: number; readonly amount: bigint }[]
}

/** What was counted against the caps in a day, and in its latest hour. */
export interface OutflowRow {
  readonly dayAmount: bigint
  readonly hour: number
  readonly hourAmount: bigint
}
