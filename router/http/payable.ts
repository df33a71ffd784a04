import { maxHeaderSize } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'

/** No payment or sign-in of any protocol, with the Host header, is shorter; in bytes. */
const SHORTEST_CREDENTIAL = 600

/** Longest URL of a request that can be paid or signed for, in bytes: URL and headers come out of one budget. */
const MAX_URL = maxHeaderSize - SHORTEST_CREDENTIAL

/** The answer; 414 in place of a challenge that nobody could meet, because the URL leaves no room for the credential. */
export function payable(request: Pick<FastifyRequest, 'originalUrl' | 'routeOptions'>, answer: Answer): Answer {
  const { originalUrl, routeOptions } = request
  const { length } = originalUrl
  if (answer.status !== 402 || length <= MAX_URL) return answer
  const message = `The URL has ${length} characters; with more than ${MAX_URL} there is no room for a payment or a signature in the headers. Send a shorter one, or the input in the body.`
  const body =
    routeOptions.config.door === 'graphql'
      ? { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }
      : { success: false, error: message }
  return jsonAnswer(414, body)
}
