import { jsonAnswer, type RestAnswer } from '../../rest-compat/answer.ts'
import {
  challengeHeaders,
  challengeV1,
  challengeV2,
  type PaymentRequired,
  REASON_PHRASES,
} from '../checkout/challenge.ts'
import { PROBLEM_TYPE, type Problem } from '../mpp/problem.ts'

/** A 402 by path: the challenge in headers and body, or the words of the protocol that the client speaks. */
export function challengeAnswer(error: PaymentRequired, problem: Problem | null): RestAnswer {
  const { challenge } = error
  const headers = { ...challengeHeaders(challenge), ...error.headers }
  if (problem) return jsonAnswer(problem.status, problem, { ...headers, 'content-type': PROBLEM_TYPE })
  const body = challenge.kind === 'identity' ? challengeV2(challenge) : challengeV1(challenge)
  const answer = jsonAnswer(402, body, headers)
  return { ...answer, phrase: REASON_PHRASES[challenge.kind] }
}
