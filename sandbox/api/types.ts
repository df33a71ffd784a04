/** One line of a bill: a priced field of the operation. Sums are decimal strings of USD. */
export interface BillLine {
  readonly path: string
  /** `Query.domainSearch`. */
  readonly field: string
  readonly service: string
  readonly usd: string
  /** How many items are paid for, where the price is per item. */
  readonly units?: number
  /** The most that it can come to, where the price is dynamic. */
  readonly max?: string
}

/** What a request costs, as the router says. */
export interface Bill {
  /** Decimal string of USD. */
  readonly total: string
  readonly currency: string
  readonly lines: readonly BillLine[]
}

export interface GraphqlError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly locations?: readonly { readonly line: number; readonly column: number }[]
  readonly extensions?: Readonly<Record<string, unknown>> & { readonly code?: string; readonly reason?: string }
}

/** An answer of the graph. */
export interface GraphqlAnswer {
  readonly data?: unknown
  readonly errors?: readonly GraphqlError[]
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** One line of a receipt. */
export interface ReceiptLine {
  readonly path: string
  readonly field: string
  readonly usd: string
  readonly outcome: 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'
}

/** What a payment came to, from the settlement header of the answer. */
export interface Receipt {
  readonly paymentId: string
  /** What was taken in the end, decimal string of USD. */
  readonly charged: string
  readonly lines: readonly ReceiptLine[]
  readonly transaction: string | null
  /** What went back, where something did. */
  readonly refundTransaction: string | null
  readonly network: string
  readonly payer: string
}
