import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Responds to a request, or throws: an error of schema/errors.ts is shown to the client, any other is logged and becomes
 * a 500 without details. `url.hostname` is the request's Host, lower case; X-Forwarded-* headers are ignored. A handler
 * calls `continueReading` (kit/net/http/respond.ts) before it reads a body.
 */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** The handlers of the hosting ports. Paths of an omitted handler are 404. */
export interface Handlers {
  /** For the host of FILES_URL and every other host without a handler of its own: `/u/<token>` and `/f/<id>/<name>`. */
  readonly files?: Handler
  /** `/.well-known/acme-challenge/<token>`, on any host. */
  readonly challenges?: Handler
  /** Serves the site with that name, which is its upload's id, or a page that it does not exist. */
  readonly sites?: (name: string) => Handler
  /** The site of a custom host name (lower case, without a port); null if there is none. */
  readonly siteOfHost?: (hostname: string) => Promise<string | null>
  /**
   * The HTTPS origin that plain HTTP of a custom host name redirects to, such as `https://www.example.com`; null if it
   * has none yet.
   */
  readonly secureOrigin?: (hostname: string) => Promise<string | null>
}
