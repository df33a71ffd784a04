import type { Address, Hex } from 'viem'
import type { HttpRequest } from '../load/request.ts'

/** What came back; `status` is null when no whole answer came. */
export interface Answer {
  readonly status: number | null
  readonly text: string
  /** Of `Retry-After`; null without it. */
  readonly retryAfter: string | null
}

/** What became of one try of a call. */
export type Outcome =
  /** The answer that was paid for, or that the work was done and its answer lost. */
  | 'answered'
  /** Another answer: try again later. */
  | 'refused'
  /** The connection broke, or nothing came within the client's patience. */
  | 'broken'

/** One request that a client sent; times in milliseconds since 1970. */
export interface Try {
  readonly from: number
  readonly to: number
  readonly outcome: Outcome
  /** Status of the answer; null without one. */
  readonly status: number | null
  /** The rule of docs/payments.md that the answer breaks; null if none. */
  readonly breach: string | null
}

/** A call, sent again and again until it has its answer. */
export interface Call {
  readonly path: string
  readonly payer: Address
  /** Nonces of its payments: the next one is signed only after an answer that ends the one before. The answer is that of the last one. */
  readonly nonces: readonly Hex[]
  /** The request with the last payment. */
  readonly request: HttpRequest
  readonly tries: readonly Try[]
  /** The answer; null while there is none. */
  readonly answer: string | null
}
