import type { FastifyRequest } from 'fastify'
import type { GraphqlRequest } from './request.ts'

/** The path of the GraphQL door, below the gateway's base URL. */
export const GRAPHQL_PATH = '/graphql'

/** A request to the GraphQL door. */
export function graphqlRequest({
  clientAddress,
  content,
  headers,
  id,
  isAdmitted,
  method,
  notes,
  place,
}: FastifyRequest): GraphqlRequest {
  return { method, url: place.url, headers, body: content, requestId: id, clientAddress, notes, isAdmitted }
}
