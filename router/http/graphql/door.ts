import type { ApolloServer } from '@apollo/server'
import type { Answer } from '../../../prisma/ledger/stored.ts'
import { headerMap } from '../../../subgraphs/kit/net/http/headerMap.ts'
import { credentialsOf } from '../credentials.ts'
import { isNavigation } from '../navigation.ts'
import { answerCall, badRequest, publicErrorOf, refusal } from './answer.ts'
import { type GraphqlDoorParts, startApolloServer } from './apolloServer.ts'
import { readBody } from './body.ts'
import { probeCall } from './call.ts'
import type { DoorContext } from './checkoutPlugin.ts'
import { acceptedType, JSON_TYPE, type MediaType } from './mediaType.ts'
import type { GraphqlProbe } from './probe.ts'
import type { GraphqlRequest } from './request.ts'

/** The running GraphQL door. */
export interface GraphqlDoor {
  /** Answers one request. Never throws for client input. */
  answer(request: GraphqlRequest): Promise<Answer>
  /** Lets plugins finish their reports. */
  stop(): Promise<void>
}

/**
 * Opens the GraphQL door: GraphQL over HTTP by Apollo Server, answers by the checkout. An empty request is challenged
 * for `probe`; null where nothing has a price. Throws an Error that names the setting when a configured file cannot be
 * used.
 */
export async function openGraphqlDoor(parts: GraphqlDoorParts, probe: GraphqlProbe | null): Promise<GraphqlDoor> {
  const { checkout, log } = parts
  const server = await startApolloServer(parts)
  return {
    async answer(request) {
      // Registries send a POST without body or content type to learn the price; GraphQL over HTTP has no rule for it.
      const isEmpty = request.body.length === 0 && request.headers['content-type'] === undefined
      if (probe && request.method === 'POST' && isEmpty)
        return answerCall(checkout, probeCall(request, probe), JSON_TYPE, log)
      const accepted = acceptedType(request.headers.accept)
      if (accepted === null && !isNavigation(request))
        return badRequest(406, 'Accept application/graphql-response+json or application/json.', JSON_TYPE)
      const type = accepted ?? JSON_TYPE
      const refused = await refusalOf(parts, request, type)
      if (refused) return refused
      if (request.method !== 'POST') return ask(server, request, type, undefined)
      const body = readBody(request)
      return 'refused' in body ? badRequest(body.refused, body.message, type) : ask(server, request, type, body.value)
    },
    stop: () => server.stop(),
  }
}

/** Counts a request before its document is read, which is work for one that is not valid, too. Null where it is admitted. */
async function refusalOf(
  { checkout, log }: GraphqlDoorParts,
  request: GraphqlRequest,
  type: MediaType,
): Promise<Answer | null> {
  if (request.isAdmitted) return null
  try {
    await checkout.admit(request.clientAddress)
    return null
  } catch (error) {
    return refusal(publicErrorOf(error, request.requestId, log), credentialsOf(request.headers), type)
  }
}

async function ask(
  server: ApolloServer<DoorContext>,
  request: GraphqlRequest,
  type: MediaType,
  body: unknown,
): Promise<Answer> {
  const holder: DoorContext['holder'] = { answer: null }
  const response = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: request.method,
      headers: headerMap(request.headers),
      search: searchOf(request.url),
      body,
    },
    context: async () => ({ request, type, holder }),
  })
  // Exactly the bytes that the ledger stores.
  if (holder.answer) return holder.answer
  const text = response.body.kind === 'complete' ? response.body.string : ''
  return { status: response.status ?? 200, headers: Object.fromEntries(response.headers), body: Buffer.from(text) }
}

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
