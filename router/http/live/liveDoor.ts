import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { BadInput } from '../../../schema/errors.ts'
import { InvalidOperation } from '../../graph/invalidOperation.ts'
import type { LiveStream } from '../../live/liveStream.ts'
import { credentialsOf } from '../credentials.ts'
import { badRequest, invalid, publicErrorOf, refusal } from '../graphql/answer.ts'
import { readBody } from '../graphql/body.ts'
import { acceptedType, JSON_TYPE, RESPONSE_TYPE } from '../graphql/mediaType.ts'
import type { PersistedDocuments } from '../graphql/persistedDocuments.ts'
import { type PreparingDesk, prepared } from '../graphql/prepared.ts'
import type { GraphqlRequest } from '../graphql/request.ts'
import type { LiveDesk, Subscribing } from './liveDesk.ts'
import { hashOf, type Parameters, parametersOf, parametersOfUrl } from './parameters.ts'

/** Dependencies of the doors to live streams. */
export interface LiveDoorParts extends PreparingDesk {
  readonly desk: LiveDesk
  readonly persisted: PersistedDocuments
  readonly log: Logger
}

/** Whether a request may open a stream of Server-Sent Events: it names their media type. */
export function namesEventStream({ headers, method }: Pick<GraphqlRequest, 'headers' | 'method'>): boolean {
  return (method === 'GET' || method === 'POST') && /\btext\/event-stream\b/i.test(String(headers.accept ?? ''))
}

/**
 * The stream of a subscription over Server-Sent Events, or the answer that refuses it. Null where the request is no
 * subscription and its client also accepts JSON: the ordinary door answers it, and the limits have counted it. Never throws
 * for client input.
 */
export async function openEventStream(
  parts: LiveDoorParts,
  request: GraphqlRequest,
): Promise<LiveStream | Answer | null> {
  const refused = (error: unknown) => {
    const known = publicErrorOf(error, request.requestId, parts.log)
    return refusal(known, credentialsOf(request.headers), JSON_TYPE)
  }
  try {
    await parts.desk.admit(request)
  } catch (error) {
    return refused(error)
  }
  const acceptsJson = acceptedType(request.headers.accept) !== null
  const given = read(request)
  if ('status' in given) return acceptsJson ? null : given
  const subscribing = subscribingOf(parts, given)
  if (!('operation' in subscribing)) return acceptsJson ? null : rejected(subscribing)
  if (subscribing.operation.definition.operation !== 'subscription')
    return acceptsJson ? null : badRequest(406, 'Only subscriptions are streamed: accept application/json.', JSON_TYPE)
  try {
    return await parts.desk.subscribe(request, subscribing)
  } catch (error) {
    return error instanceof InvalidOperation ? rejected(error.errors) : refused(error)
  }
}

/** The valid operation that a client sent, with its variables; or the errors for the client. */
export function subscribingOf(parts: LiveDoorParts, given: Parameters): Subscribing | readonly GraphQLError[] {
  try {
    const text = parts.persisted.documentOf(given.query || null, hashOf(given))
    const { operationName = null, variables } = given
    return prepared(parts, { text, operationName, variables: variables ?? {} })
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    if (error instanceof BadInput) return [new GraphQLError(error.message, { extensions: error.extensions })]
    throw error
  }
}

/** The parameters of a request, or the answer to a malformed one. */
function read(request: GraphqlRequest): Parameters | Answer {
  const malformed = (message: string) => badRequest(400, message, JSON_TYPE)
  if (request.method === 'GET')
    return parametersOfUrl(new URL(request.url).searchParams) ?? malformed('The parameters of the URL are malformed.')
  const body = readBody(request)
  if ('refused' in body) return badRequest(body.refused, body.message, JSON_TYPE)
  return parametersOf(body.value) ?? malformed('The body is not a GraphQL request.')
}

function rejected(errors: readonly GraphQLError[]): Answer {
  return { ...invalid(errors, RESPONSE_TYPE), headers: { 'content-type': JSON_TYPE } }
}
