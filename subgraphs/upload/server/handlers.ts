import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Answers a request, or throws: a refusal of schema/errors.ts is shown, anything else is logged and answered with 500
 * without details. `url.hostname` is the Host of the request, lower case; X-Forwarded-* headers are not believed. A
 * handler that wants a body calls `continueReading` (kit/http/respond.ts) before it reads one.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** Who answers what on the hosting ports. What is left out is not found. */
export interface Handlers {
  /** The host of FILES_URL and every host that is none of the others: `/u/<token>` and `/f/<id>/<name>`. */
  readonly files?: Handler
  /** `/.well-known/acme-challenge/<token>`, of any host. */
  readonly challenges?: Handler
  /** Serves the site of that name, which is its upload's id, or says that there is none. */
  readonly sites?: (name: string) => Handler
  /** The site that is shown under a host name of its owner's; null when there is none. Lower case, without a port. */
  readonly siteOfHost?: (hostname: string) => Promise<string | null>
  /** Where plain HTTP of such a host name is sent on to, such as `https://www.example.com`; null while it is not. */
  readonly secureOrigin?: (hostname: string) => Promise<string | null>
}
