import type { FastifyRequest } from 'fastify'

/** The stand-in's own base URL in a request. */
export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** `meta` of a list. */
export function metaOf(request: FastifyRequest, count: number) {
  return { count, links: { self: `${baseOf(request)}${request.url}` } }
}
