import type { Bill } from './bill.ts'
import { formatUsd } from './usd.ts'

/** The base of all errors of this package. `code` is stable, for programs. */
export abstract class TollgraphError extends Error {
  abstract readonly code: string

  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** Which limit a price exceeds: that of one call, that of all calls together, or the price that the user agreed to. */
export type Limit = 'perCall' | 'total' | 'agreed'

/** The price exceeds a limit. Nothing was signed. Agree to `usd`, or raise the limit, to pay. */
export class OverBudgetError extends TollgraphError {
  readonly code = 'OVER_BUDGET'
  /** The price, in decimal USD. */
  readonly usd: string
  readonly limit: Limit
  /** What the limit allows, or what is left of it, in decimal USD. */
  readonly allowedUsd: string
  /** The priced fields, if the router names them. */
  readonly bill: Bill | null

  constructor(price: bigint, limit: Limit, allowed: bigint, bill: Bill | null = null) {
    const [usd, allowedUsd] = [formatUsd(price), formatUsd(allowed)]
    super(`This costs ${usd} USD and was not paid: ${LIMITS[limit]} ${allowedUsd} USD`)
    this.usd = usd
    this.limit = limit
    this.allowedUsd = allowedUsd
    this.bill = bill
  }
}

const LIMITS: Readonly<Record<Limit, string>> = {
  perCall: 'budget.perCall is',
  total: 'what is left of budget.total is',
  agreed: 'the agreed price was',
}

/** A way to pay that a challenge offers. */
export interface WayToPay {
  /** `exact`: a fixed sum. `upto`: at most this sum. */
  readonly scheme: string
  /** CAIP-2: `eip155:8453`. */
  readonly network: string
  readonly asset: string
  /** In atomic units of the asset. */
  readonly amount: string
}

/** The wallet can pay by none of the ways that are offered. Nothing was signed. */
export class NoWayToPayError extends TollgraphError {
  readonly code = 'NO_WAY_TO_PAY'
  readonly ways: readonly WayToPay[]

  constructor(ways: readonly WayToPay[], networks: readonly string[]) {
    const offered = ways.map(({ scheme, network }) => `${scheme} on ${network}`).join(', ') || 'none'
    super(
      `No offer is for a fixed sum of USDC on ${networks.join(' or ')}, to be taken within an hour; offered: ${offered}`,
    )
    this.ways = ways
  }
}

/** The wallet did not sign, because it declined or failed: `cause` is its error. Nothing was paid. */
export class WalletError extends TollgraphError {
  readonly code = 'WALLET'

  constructor(what: string, cause: unknown) {
    super(`The wallet did not sign ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/**
 * The store of payments failed: `cause` is its error, such as that of a full `localStorage`. No payment was sent, and nothing
 * was charged. Free or allow the storage, or give `payingFetch` another `store`, and make the same call again.
 */
export class StoreError extends TollgraphError {
  readonly code = 'STORE'

  constructor(what: string, cause: unknown) {
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    super(
      `Nothing was paid, because the store of payments cannot ${what} (${why}): free or allow the storage of this page, or give payingFetch another store`,
      { cause },
    )
  }
}

/**
 * The store keeps a payment for an equal call, which this call would not have made: it is above what this call may pay, or
 * of another wallet. It may have been charged, so this call neither sent it nor signed another one. To have its answer, call
 * with its wallet and its price; to buy again, give the call an `Idempotency-Key` of its own.
 */
export class KeptPaymentError extends TollgraphError {
  readonly code = 'KEPT_PAYMENT'
  /** The price of the kept payment, in decimal USD. */
  readonly usd: string
  /** The wallet that signed it. */
  readonly payer: string

  constructor(price: bigint, payer: string, why: string) {
    const usd = formatUsd(price)
    super(
      `A payment of ${usd} USD by ${payer} for the same call waits for its answer, and ${why}: call with that wallet and price to have the answer, or with an Idempotency-Key to buy it again`,
    )
    this.usd = usd
    this.payer = payer
  }
}

/** The router refused the signed payment. Nothing was charged. Call again to see the new price and to pay it. */
export class PaymentRefusedError extends TollgraphError {
  readonly code = 'PAYMENT_REFUSED'
  /** Machine-readable, such as `quote_overtaken` or `invalid_exact_evm_insufficient_balance`. */
  readonly reason: string
  /** The price now, in decimal USD; null if it is not offered in USDC. */
  readonly usd: string | null

  constructor(reason: string, message: string | null, usd: string | null) {
    super(message ?? `The payment was refused: ${reason}`)
    this.reason = reason
    this.usd = usd
  }
}

/** The router refused the sign-in. Signing in moves no money. */
export class SignInRefusedError extends TollgraphError {
  readonly code = 'SIGN_IN_REFUSED'
  /** Machine-readable: it starts with `siwx_` or `session_`. */
  readonly reason: string

  constructor(reason: string, message: string | null) {
    super(message ?? `The sign-in was refused: ${reason}`)
    this.reason = reason
  }
}

/**
 * A payment was sent and its answer did not arrive, or is not ready yet; the price may have been charged. The payment is
 * kept: make the same call again, and it is sent again instead of a second one.
 */
export class AnswerLostError extends TollgraphError {
  readonly code = 'ANSWER_LOST'
  /** What may have been charged, in decimal USD. */
  readonly usd: string
  /** HTTP status of the last answer; null if the connection failed. */
  readonly status: number | null

  constructor(price: bigint, status: number | null, cause?: unknown) {
    const usd = formatUsd(price)
    const why = status === null ? 'did not arrive' : `is not ready yet (status ${status})`
    super(`The answer ${why}, and ${usd} USD may have been charged: make the same call again, it is not paid twice`, {
      cause,
    })
    this.usd = usd
    this.status = status
  }
}

/** One broken rule of the input. */
export interface Issue {
  /** Member names and list indices that lead to the value. */
  readonly path: readonly (string | number)[]
  /** The rule, for people. */
  readonly message: string
  /** The rule, for programs. */
  readonly code: string
}

/** The input breaks rules. Nothing was charged. */
export class BadInputError extends TollgraphError {
  readonly code = 'BAD_REQUEST'
  readonly issues: readonly Issue[]

  constructor(message: string, issues: readonly Issue[]) {
    super(message)
    this.issues = issues
  }
}

/** Whether a line was charged: as in a receipt. */
export type Outcome = 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'

/** A field, or a whole request, failed at the router. */
export class RequestFailedError extends TollgraphError {
  /** A code of the router, such as `UPSTREAM`. */
  readonly code: string
  /** The field's path in the answer; empty for the whole request. */
  readonly path: readonly (string | number)[]
  readonly reason: string | null
  /** After how many seconds the request may succeed. */
  readonly retryAfter: number | null
  /** Whether the priced field at or above `path` was charged; null if none was, or the answer does not say. */
  readonly outcome: Outcome | null

  constructor(
    code: string,
    message: string,
    facts: Partial<Pick<RequestFailedError, 'path' | 'reason' | 'retryAfter' | 'outcome'>>,
  ) {
    super(message)
    this.code = code
    this.path = facts.path ?? []
    this.reason = facts.reason ?? null
    this.retryAfter = facts.retryAfter ?? null
    this.outcome = facts.outcome ?? null
  }
}
