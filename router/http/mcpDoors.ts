import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import type { Endpoint } from '../../schema/catalogue/endpoint.ts'
import type { Backend } from '../boot/boot.ts'
import type { CallHeaders, Doors, EndpointRequest } from '../mcp/doors.ts'
import type { GraphqlDoor } from './graphql/door.ts'
import { GRAPHQL_PATH } from './graphql/graphqlRequest.ts'
import { receiptAnswer } from './receipts.ts'
import { type RestRequest, restCalls } from './restCalls.ts'

const JSON_TYPE = 'application/json'

/**
 * The doors as tools call them: with the address, the id and the notes of the request that called the tool, and under the
 * base URLs that its client sees. A payment or sign-in is therefore good at both doors alike.
 */
export function mcpDoors(backend: Backend, door: GraphqlDoor): (request: FastifyRequest) => Doors {
  const { catalogue, checkout, db, ledger, offer, origins, signer } = backend
  const books = { ledger, pool: db.pool, signer }
  const calls = new Map<Endpoint, ReturnType<typeof restCalls>>()
  return (request) => {
    const baseUrl = (service: string) => origins.baseUrlFrom(request.place, service)
    return {
      offered: offer.catalogue,
      catalogue,
      baseUrl,
      ownBaseUrl: (service) => origins.baseUrl(service),
      admit: () => checkout.admit(request.clientAddress),
      rest: (endpoint, asked, headers) => callOf(endpoint)(restRequest(request, endpoint, asked, headers, baseUrl)),
      graphql(body, headers) {
        const { clientAddress, id, notes } = request
        return door.answer({
          method: 'POST',
          url: `${baseUrl('gateway')}${GRAPHQL_PATH}`,
          // With this type, the status of an answer says whether the operation was refused.
          headers: { ...headers, 'content-type': JSON_TYPE, accept: 'application/graphql-response+json' },
          body: Buffer.from(JSON.stringify(body)),
          requestId: id,
          clientAddress,
          isAdmitted: true,
          notes,
        })
      },
      async receipt(id): Promise<Answer> {
        const answer = await receiptAnswer(`/receipts/${id}`, books, null)
        if (!answer) throw new Error(`Not the path of a receipt: ${id}`)
        return answer
      },
    }
  }

  function callOf(endpoint: Endpoint) {
    const known = calls.get(endpoint)
    if (known) return known
    const made = restCalls(endpoint, backend)
    calls.set(endpoint, made)
    return made
  }
}

function restRequest(
  { clientAddress, id, notes, place }: FastifyRequest,
  { path, service }: Endpoint,
  { parameters, query, body }: EndpointRequest,
  headers: CallHeaders,
  baseUrl: (service: string) => string,
): RestRequest {
  const below = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
  const base = baseUrl(service)
  const search = query.size > 0 ? `?${query}` : ''
  return {
    id,
    notes,
    clientAddress,
    isAdmitted: true,
    place: { service, path: below, query, url: `${base}${below}${search}`, baseUrl: base, origin: place.origin },
    params: parameters,
    headers: body ? { ...headers, 'content-type': JSON_TYPE } : headers,
    content: body ? Buffer.from(JSON.stringify(body)) : Buffer.alloc(0),
  }
}
