import type { FastifyRequest } from 'fastify'

/** Where the stand-in was asked, without a path. */
export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`
}

/** `meta` of a list. */
export function metaOf(request: FastifyRequest, count: number) {
  return { count, links: { self: `${baseOf(request)}${request.url}` } }
}
