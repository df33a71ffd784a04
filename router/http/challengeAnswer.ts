import { jsonAnswer, type RestAnswer } from '../../rest-compat/answer.ts'
import { challengeHeaders, challengeV1, challengeV2, REASON_PHRASES } from '../payments/checkout/challenge.ts'
import { PROBLEM_TYPE } from '../payments/mpp/problem.ts'
import type { PaymentRequired } from '../payments/protocol/paymentRequired.ts'
import type { Problem } from '../payments/protocol/problem.ts'

/** A 402 of the REST door: the challenge in headers and body, or an MPP problem. */
export function challengeAnswer(error: PaymentRequired, problem: Problem | null): RestAnswer {
  const { challenge } = error
  const headers = { ...challengeHeaders(challenge), ...error.headers }
  if (problem) return jsonAnswer(problem.status, problem, { ...headers, 'content-type': PROBLEM_TYPE })
  const body = challenge.kind === 'identity' ? challengeV2(challenge) : challengeV1(challenge)
  const answer = jsonAnswer(402, body, headers)
  return { ...answer, phrase: REASON_PHRASES[challenge.kind] }
}
