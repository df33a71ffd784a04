import { maxHeaderSize } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { jsonAnswer } from '../../rest-compat/answer.ts'
import { badRequest } from './graphql/answer.ts'
import { JSON_TYPE } from './graphql/mediaType.ts'

/**
 * Room for a credential and the client's other headers, in bytes. On an EVM network the stock clients of x402 v2 and MPP
 * send 1.2 and 1.4 KB, a sign-in has 0.85 KB; browsers add some 750 bytes of their own.
 */
const ROOM_FOR_CREDENTIAL = 2_400

/** Longest URL of a request that can be paid or signed for, in bytes: URL and headers come out of one budget. */
const MAX_URL = maxHeaderSize - ROOM_FOR_CREDENTIAL

/** The answer of a request; 414 in place of a 402 whose payment or sign-in would not fit into the headers beside the URL. */
export function payable(request: Pick<FastifyRequest, 'originalUrl' | 'routeOptions'>, answer: Answer): Answer {
  const { originalUrl, routeOptions } = request
  const { length } = originalUrl
  if (answer.status !== 402 || length <= MAX_URL) return answer
  const message = `The URL has ${length} characters; with more than ${MAX_URL} there is no room for a payment or a signature in the headers. Send a shorter one, or the input in the body.`
  if (routeOptions.config.door === 'graphql') return badRequest(414, message, JSON_TYPE)
  return jsonAnswer(414, { success: false, error: message })
}
