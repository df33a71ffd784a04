import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify'
import type { Answer } from '../../prisma/ledger/stored.ts'
import { unknownRoute } from '../../rest-compat/door.ts'
import type { Place } from '../origins/origins.ts'
import { isNavigation } from './navigation.ts'
import { payable } from './payable.ts'
import { routedUrl } from './places.ts'

/** Headers that browsers' payment clients read and send. */
export const EXPOSED = [
  'PAYMENT-REQUIRED',
  'PAYMENT-RESPONSE',
  'Payment-Receipt',
  'X-PAYMENT-RESPONSE',
  'WWW-Authenticate',
  'X-Request-ID',
  'X-Data-Source',
  'X-Data-Provider',
  'Retry-After',
]

/** Every answer may be read from any site. */
export const SHARED = { 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED.join(', ') }

/** Each service, in the URL of a route. */
export const ANY_SERVICE = ':service'

/** Answers a request; null where nothing is at its path. */
export type Answering = (request: FastifyRequest) => Promise<Answer | null> | Answer | null

/**
 * Registers a route of a service, or of all. A path that ends with `/*` has everything below the folder, and the folder itself
 * with and without a slash; any other path is exact.
 */
export function route(
  app: FastifyInstance,
  service: string | typeof ANY_SERVICE,
  methods: readonly HTTPMethods[],
  path: string,
  answer: Answering,
): void {
  if (path.endsWith('/*')) {
    for (const url of [path, path.slice(0, -2)])
      app.route({
        method: [...methods],
        url: routedUrl(service, url),
        config: { operation: path },
        handler: answering(answer),
      })
    return
  }
  // Fastify ignores a slash at the end, as documented paths do.
  const exact: Answering = (request) => (request.place.path === path ? answer(request) : null)
  app.route({
    method: [...methods],
    url: routedUrl(service, path),
    config: { operation: path },
    handler: answering(exact),
  })
}

/** A Fastify handler that writes an answer, or the 404 of an unknown path. */
export function answering(answer: Answering): RouteHandlerMethod {
  return async (request, reply) => {
    const found = answer(request)
    const answered = found instanceof Promise ? await found : found
    send(request, reply, answered ? payable(request, answered) : missing(request, request.place))
  }
}

/** The 404 of a path that does not exist: the contract's JSON, or a page where a browser opens the path. */
export function missing(request: FastifyRequest, place: Place): Answer {
  const page = isNavigation(request) ? request.server.notFoundPage?.(place.path, place) : undefined
  return page ?? unknownRoute({ method: request.method, ...place })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The page of a path that does not exist; undefined where there are no pages. */
    notFoundPage?: ((path: string, place: Place) => Answer) | undefined
  }
}

/**
 * Writes an answer directly. Fastify's own reply would process each header once more: 39 µs instead of 33 for a 402
 * of 7 KB (`npm run bench -- --suites calls --only unpaid`).
 */
export function send(request: FastifyRequest, reply: FastifyReply, { status, phrase, headers, body }: Answer): void {
  const length = hasBody(status) ? { 'content-length': body.length } : {}
  request.sentBytes = request.method === 'HEAD' ? 0 : body.length
  const all = { ...SHARED, 'x-request-id': request.id, ...headers, ...length }
  reply.raw.writeHead(status, phrase ?? STATUS_CODES[status], all)
  reply.hijack()
  reply.raw.end(body)
}

/** Whether answers of a status have a body, possibly empty (RFC 9110, 15.3.5 and 15.4.5). */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 304
}
