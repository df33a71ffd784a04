import { Errors } from 'mppx'
import {
  BaseError,
  HttpRequestError,
  LimitExceededRpcError,
  RpcRequestError,
  TimeoutError,
  UnknownRpcError,
} from 'viem'

/** Errors without an answer about the payment; what no node says is unknown, such as that it is on another chain. */
const SILENT = [HttpRequestError, LimitExceededRpcError, TimeoutError, UnknownRpcError]

/** Codes by which nodes limit rates, besides the one that viem has an error for. */
const LIMITED: ReadonlySet<unknown> = new Set([429, -32_007])

/**
 * Maps errors of mppx or the node to reasons. The texts themselves may quote the chain, so they are logged and not
 * shown.
 */
const BY_TEXT: readonly (readonly [RegExp, string])[] = [
  [/not bound to this challenge/, 'memo_not_bound'],
  [/no matching payment call|only valid for|not supported for this challenge/, 'transaction_amount_mismatch'],
  [/expired/i, 'transaction_expired'],
  [/fee-sponsored transaction|fee-payer transaction/, 'sponsor_policy'],
  [/insufficient/i, 'insufficient_funds'],
  [/nonce|already been used/i, 'transaction_already_used'],
  [/signature/i, 'invalid_signature'],
]

/** The stable reason of an error from a check or a settlement. */
export function reasonOf(error: unknown): string {
  const text = error instanceof BaseError ? `${error.shortMessage} ${error.details}` : String(error)
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'transaction_refused'
}

/** Whether an error is an answer about the payment; false when the node was silent or something is broken. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof Errors.PaymentError || isSponsorPolicy(error)) return true
  return error instanceof BaseError && error.walk(isSilent) === null
}

/** Whether an error is mppx's about a transaction whose fee a sponsor does not pay. It does not export the class. */
export function isSponsorPolicy(error: unknown): boolean {
  return error instanceof Error && error.name === 'FeePayerValidationError'
}

function isSilent(cause: unknown): boolean {
  return SILENT.some((kind) => cause instanceof kind) || (cause instanceof RpcRequestError && LIMITED.has(cause.code))
}
