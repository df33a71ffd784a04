import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Origins, Place } from '../origins/origins.ts'

/** Locates each request before it is routed: which service it is for depends on its host and its path. */
export class Places {
  readonly #origins: Pick<Origins, 'locate'>
  readonly #found = new WeakMap<IncomingMessage, Place>()

  constructor(origins: Pick<Origins, 'locate'>) {
    this.#origins = origins
  }

  /** The path that Fastify routes a request by: `/<service><path below its base URL>`, whatever its host. */
  routedPath(request: IncomingMessage): string {
    const url = request.url ?? '/'
    const place = this.#origins.locate(url, request.headers)
    if (!place) return url
    this.#found.set(request, place)
    return `/${place.service}${place.path}`
  }

  /** The place of a request that was routed; null when its Host header is invalid. */
  of(request: IncomingMessage): Place | null {
    return this.#found.get(request) ?? null
  }
}

/** The URL that Fastify routes a path of a service by; `service` may be a parameter (`:service`). */
export function routedUrl(service: string, path: string): string {
  return `/${service}${path}`
}

/** Declares what the steps of a request find out, so that all requests have one shape. */
export function declareFacts(app: FastifyInstance): void {
  app.decorateRequest('place')
  app.decorateRequest('content')
  app.decorateRequest('clientAddress', null)
  app.decorateRequest('notes', null)
  app.decorateRequest('sentBytes', null)
  app.decorateRequest('isStream', false)
  app.decorateRequest('isAdmitted', false)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The service and the URLs of the request, as the caller sees them. */
    place: Place
    /** The whole body, set by `readBodies`. Empty when there is none. */
    content: Buffer
    /** The address that limits count the request by; null: by none. Set by `readBodies`. */
    clientAddress: string | null
    /** Whether the limits have counted the request. */
    isAdmitted: boolean
  }
}
