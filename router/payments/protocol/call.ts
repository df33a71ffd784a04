import type { FormattedExecutionResult } from 'graphql'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import type { TollgraphError } from '../../../schema/errors.ts'
import type { Operation } from '../../graph/operation.ts'
import type { PublicBill } from './bill.ts'
import type { CallNotes } from './callNotes.ts'
import type { Resource } from './offer.ts'

/** One call of an operation, from either door. */
export interface Call {
  readonly requestId: string
  /** What the call writes down about itself; null where its request is not observed. */
  readonly notes: CallNotes | null
  /**
   * The key of limits by address, until the caller's wallet is known; null where no limit counts it. See router/limits.
   */
  readonly clientAddress: string | null
  /** Whether the door has counted it against its address already, before it read the document. */
  readonly isAdmitted?: boolean
  readonly operation: Operation
  /** Coerced by type, with defaults. Null while the input has not been read: such a call is only challenged. */
  readonly variables: Readonly<Record<string, unknown>> | null
  readonly resource: Resource
  /** For the ledger: the service and documented path, or `graphql`. */
  readonly endpoint: {
    readonly service: string
    readonly method: string | null
    readonly path: string | null
  }
  /** Equal for equal requests; a credential is bound to it. */
  readonly requestHash: Buffer
  /** Extensions of the payment challenge, such as discovery. */
  readonly extensions: Readonly<Record<string, unknown>>
  readonly credentials: Credentials
  /** Requests only the price. */
  readonly wantsBill: boolean
  /** Renders a result as the HTTP answer. */
  render(result: FormattedExecutionResult): Answer
  /** Renders an error of the work as the door answers it when it is thrown. */
  refuse(error: TollgraphError): Answer
}

/** Header values of a request for payment and identity. */
export interface Credentials {
  /** An x402 payment, of either version. */
  readonly payment: string | null
  /** An MPP payment: the value of `Authorization`. */
  readonly mpp: string | null
  readonly siwx: string | null
  readonly bearer: string | null
  /** The payer's idempotency key; a second purchase needs another key. */
  readonly idempotencyKey: string | null
  /** The organization that a payment is made for: its slug or id. */
  readonly organization: string | null
  /** The client's preferred MPP methods. */
  readonly acceptPayment: string | null
}

/** Result of a call that is not refused: its answer, or its price if only that was requested. */
export type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'bill'; readonly bill: PublicBill }
