import type { StatedProblem } from '../../../../schema/errors.ts'

/** Header of a router's request to a subgraph: a signed token of its caller and of what is paid. */
export const CONTEXT_HEADER = 'toll-context'

/** Header of a subgraph's answer to a router that wants it authenticated: a signed token of the answer. */
export const ANSWER_HEADER = 'toll-answer'

/** The `typ` of each token. */
export const CONTEXT_TYPE = 'toll-context+jwt'
export const ANSWER_TYPE = 'toll-answer+jwt'

/** How long a token is valid, in seconds. */
export const TOKEN_SECONDS = 30

/** Most lines of one token: with more, the header would exceed what servers accept. */
export const MAX_LINES = 50

/** One paid line of a fetch. */
export interface LineClaim {
  /** `Station.reading`. */
  readonly field: string
  /** The response key of the field. */
  readonly key: string
  /** The most values that are paid for. */
  readonly units: number
  /** The price of all units together, as a decimal number. */
  readonly usd: string
  /** Permanent id of the purchase; an act that must happen once stores it with its effect. */
  readonly act: string
  /** For a subgraph of the router's own installation: the error by which the act was refused, to be stated as a problem. */
  readonly refused?: {
    readonly code: string
    readonly message: string
    readonly fields: Readonly<Record<string, unknown>>
    readonly problem: StatedProblem
  }
}

/** The claims of a router's request (docs/toll-specification.md), beside those of every JWT. */
export interface ContextClaims {
  /** SHA-256 of the request's body, base64url. */
  readonly body: string
  /** The caller's address, if a selected field needs it. */
  readonly caller?: string
  /** The payment that covers the request; `transaction` is null before its settlement. */
  readonly pay?: { readonly id: string; readonly transaction: string | null }
  readonly lines?: readonly LineClaim[]
  /**
   * For the subgraphs of the router's own installation: id of the client's request, its limit key, its payer, and the
   * digests of the handshakes that the router has verified.
   */
  readonly own?: {
    readonly request?: string
    readonly client?: string | null
    readonly payer?: string | null
    readonly verified?: readonly string[]
  }
}

/** The claims of a subgraph's answer. */
export interface AnswerClaims {
  /** The `jti` of the request. */
  readonly jti: string
  /** SHA-256 of the answer's body, base64url. */
  readonly body: string
}
