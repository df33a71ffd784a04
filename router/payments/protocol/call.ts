import type { FormattedExecutionResult } from 'graphql'
import type { ServiceName } from '../../../schema/services.ts'
import type { Operation } from '../../graph/operation.ts'
import type { Answer } from './answer.ts'
import type { PublicBill } from './bill.ts'
import type { Resource } from './offer.ts'

/** One call of an operation, whichever door it came in by. */
export interface Call {
  readonly requestId: string
  /** What limits count the caller by until it shows a wallet; null where no limit counts it. See router/limits. */
  readonly clientAddress: string | null
  readonly operation: Operation
  /** Coerced by their types, defaults in place. Null while the input has not been looked at: such a call is only ever challenged. */
  readonly variables: Readonly<Record<string, unknown>> | null
  readonly resource: Resource
  /** For the ledger: the service and documented path, or `graphql`. */
  readonly endpoint: {
    readonly service: ServiceName | 'graphql'
    readonly method: string | null
    readonly path: string | null
  }
  /** Equal for equal requests: what a credential is spent on. */
  readonly requestHash: Buffer
  /** Extensions of the payment challenge, such as discovery. */
  readonly extensions: Readonly<Record<string, unknown>>
  readonly credentials: Credentials
  /** Asks for the price only. */
  readonly wantsBill: boolean
  /** Makes the HTTP answer of a result. */
  render(result: FormattedExecutionResult): Answer
}

/** What a request carries to pay or to say who it is: header values. */
export interface Credentials {
  /** An x402 payment, of either version. */
  readonly payment: string | null
  /** An MPP payment: the value of `Authorization`. */
  readonly mpp: string | null
  readonly siwx: string | null
  readonly bearer: string | null
  /** The payer's name for what it buys, so that buying it twice takes two names. */
  readonly idempotencyKey: string | null
  /** Which MPP methods the client would rather pay by. */
  readonly acceptPayment: string | null
}

/** What a call comes to, when it is not refused: its answer, or its price where only that was asked for. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'bill'; readonly bill: PublicBill }
