/** A question for the price of one field. */
export interface QuoteRequest {
  /** `Query.forecast`. */
  readonly field: string
  /** Coerced by the field's types. */
  readonly args: Readonly<Record<string, unknown>>
}
