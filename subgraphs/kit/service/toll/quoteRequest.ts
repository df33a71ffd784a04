import type { EntityReference } from '../subgraph.ts'

/** A question for the price of one field. */
export interface QuoteRequest {
  /** `Query.forecast`. */
  readonly field: string
  /** Coerced by the field's types. */
  readonly args: Readonly<Record<string, unknown>>
  /** The entity whose field it is; null for a root field. */
  readonly of: EntityReference | null
}
