/** One line of a bill: a priced field of the operation. Sums are decimal USD strings. */
export interface BillLine {
  readonly path: string
  /** `Query.domainSearch`. */
  readonly field: string
  readonly service: string
  readonly usd: string
  /** Number of priced items, if the price is per item. */
  readonly units?: number
  /** The maximum, if the price is dynamic. */
  readonly max?: string
}

/** The price of a request, from the router. */
export interface Bill {
  /** Decimal USD string. */
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

/** A GraphQL response. */
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

/** The result of a payment, from the response's settlement header. */
export interface Receipt {
  readonly paymentId: string
  /** The final charge, decimal USD string. */
  readonly charged: string
  readonly lines: readonly ReceiptLine[]
  readonly transaction: string | null
  /** Transaction of the refund, if there is one. */
  readonly refundTransaction: string | null
  readonly network: string
  readonly payer: string
}
