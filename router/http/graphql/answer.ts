import type { GraphQLError, GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { retryAfterHeader, TollgraphError } from '../../../schema/errors.ts'
import { challengeHeaders, challengeV1, REASON_PHRASES } from '../../payments/checkout/challenge.ts'
import type { Checkout } from '../../payments/checkout/checkout.ts'
import { PROBLEM_TYPE } from '../../payments/mpp/problem.ts'
import type { Call, Credentials } from '../../payments/protocol/call.ts'
import { PaymentRequired } from '../../payments/protocol/paymentRequired.ts'
import { problemOf } from '../problems.ts'
import { asPublicError } from '../unavailable.ts'
import { JSON_TYPE, type MediaType } from './mediaType.ts'

/** Runs a call at the checkout and renders the answer, refusals included. Never throws. */
export async function answerCall(checkout: Checkout, call: Call, type: MediaType, log: Logger): Promise<Answer> {
  try {
    const outcome = await checkout.run(call)
    if (outcome.kind === 'answer') return outcome.answer
    return answer(200, { extensions: { bill: outcome.bill } }, type, { 'cache-control': 'no-store' })
  } catch (error) {
    return refusal(publicErrorOf(error, call.requestId, log), call.credentials, type)
  }
}

/** The error that the caller may see; an unexpected one is logged. */
export function publicErrorOf(error: unknown, requestId: string, log: Logger): TollgraphError {
  return asPublicError(error) ?? unexpected(error, requestId, log)
}

/**
 * The answer to an invalid document or invalid variables: 400, or 200 for clients that accept only plain JSON, where
 * the status tells only whether the request was understood (GraphQL over HTTP, 6.4.1).
 */
export function invalid(errors: readonly GraphQLError[], type: MediaType): Answer {
  return answer(type === JSON_TYPE ? 200 : 400, { errors: errors.map(withCode) }, type)
}

/** The answer to a request that is not GraphQL over HTTP. */
export function badRequest(
  status: number,
  message: string,
  type: MediaType,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  return answer(status, { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, type, headers)
}

function withCode(error: GraphQLError): GraphQLFormattedError {
  return { ...error.toJSON(), extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...error.extensions } }
}

function unexpected(error: unknown, requestId: string, log: Logger): TollgraphError {
  log.error({ err: error, requestId }, 'A request failed')
  return new TollgraphError('INTERNAL', 'The service failed unexpectedly', { requestId })
}

/** The answer of a refused call, with the challenge if it lacks a payment or an identity. */
export function refusal(error: TollgraphError, credentials: Credentials, type: MediaType): Answer {
  const problem = problemOf(error, credentials)
  const errors = [{ message: error.message, extensions: error.extensions }]
  // x402 v1 clients read the challenge from a plain JSON body; GraphQL's own media type does not allow it. A problem
  // may have extra members, so GraphQL clients find their errors in it.
  const isPayment = error instanceof PaymentRequired && error.challenge.kind === 'payment' && type === JSON_TYPE
  const body = problem ? { ...problem, errors } : { ...(isPayment ? challengeV1(error.challenge) : {}), errors }
  const challenge = error instanceof PaymentRequired ? { ...challengeHeaders(error.challenge), ...error.headers } : {}
  const headers = lowerCase({ ...retryAfterHeader(error.fields), ...challenge })
  if (problem) return answer(problem.status, body, PROBLEM_TYPE, headers)
  const made = answer(error.status, body, type, headers)
  return error instanceof PaymentRequired ? { ...made, phrase: REASON_PHRASES[error.challenge.kind] } : made
}

function answer(status: number, body: unknown, type: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': type, ...headers }, body: Buffer.from(JSON.stringify(body)) }
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
