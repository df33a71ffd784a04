import type { IncomingMessage, ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'
import type { Logger } from 'pino'
import { retryAfterHeader, TollgraphError } from '../../../schema/errors.ts'
import { recentlyUsed } from '../../kit/async/recentlyUsed.ts'
import { refuseBody } from '../../kit/net/http/respond.ts'
import { databaseAway } from '../../kit/service/databaseAway.ts'
import type { Handler, Handlers } from './handlers.ts'

/** Path prefix of ACME HTTP challenges. */
const CHALLENGES = '/.well-known/acme-challenge/'

export interface DispatchOptions {
  readonly handlers: Handlers
  /** Domain that sites are below. */
  readonly sitesDomain: string
  readonly log: Logger
}

export type Dispatch = (request: IncomingMessage, response: ServerResponse) => void

/** Routes requests of both hosting ports to a handler by path and Host, and logs what handlers throw. */
export function dispatcher(options: DispatchOptions): Dispatch {
  return (request, response) => void serve(options, request, response)
}

async function serve(options: DispatchOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answer(options, request, response)
  } catch (error) {
    await fail(options.log, request, response, error)
  }
}

async function answer({ handlers, sitesDomain }: DispatchOptions, request: IncomingMessage, response: ServerResponse) {
  const url = urlOf(request)
  if (!url) return refuseBody(request, response, { status: 400, error: 'The path or the Host header is malformed' })
  const handler = await handlerOf(handlers, sitesDomain, request, url)
  if (!handler) return refuseBody(request, response, { status: 404, error: 'Not found' })
  await handler(request, response, url)
}

async function handlerOf(handlers: Handlers, sitesDomain: string, request: IncomingMessage, url: URL) {
  if (url.pathname.startsWith(CHALLENGES)) return handlers.challenges
  const { hostname } = url
  if (hostname.endsWith(`.${sitesDomain}`)) return handlers.sites?.(hostname.slice(0, -sitesDomain.length - 1))
  const site = await handlers.siteOfHost?.(hostname)
  if (!site) return handlers.files
  const secure = request.socket instanceof TLSSocket ? null : await handlers.secureOrigin?.(hostname)
  return secure ? movedTo(secure) : handlers.sites?.(site)
}

/** 308: repeat the same request at another origin. */
function movedTo(origin: string): Handler {
  return (request, response, { pathname, search }) =>
    refuseBody(request, response, {
      status: 308,
      error: 'This site is served over HTTPS',
      headers: { location: `${origin}${pathname}${search}` },
    })
}

/** Cached parsed URLs; longer ones are parsed each time. */
const KNOWN_URLS = 5_000
const MAX_KNOWN_LENGTH = 500

const knownUrls = recentlyUsed<string, URL>(KNOWN_URLS)

/** The requested URL; null if the path or the Host is malformed. */
function urlOf({ url = '', headers: { host = 'localhost' } }: IncomingMessage): URL | null {
  if (!url.startsWith('/')) return null
  // No URL contains a space, so the key is unambiguous.
  const key = `${host} ${url}`
  const known = knownUrls.get(key)
  if (known) return known
  const found = readUrl(host, url)
  if (found && key.length <= MAX_KNOWN_LENGTH) knownUrls.set(key, found)
  return found
}

/** Concatenated instead of resolved: against a base URL, a path such as `//example.com/` would name another host. */
function readUrl(host: string, url: string): URL | null {
  if (!/^[A-Za-z0-9._:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return null
  const text = `http://${host}${url}`
  const found = URL.canParse(text) ? new URL(text) : null
  // A host name may be written with a trailing root dot.
  if (found?.hostname.endsWith('.')) found.hostname = found.hostname.slice(0, -1)
  return found
}

async function fail(log: Logger, request: IncomingMessage, response: ServerResponse, error: unknown): Promise<void> {
  // The client disconnected: no response is possible, and it is no error of ours.
  if (response.destroyed || request.socket.destroyed) {
    log.debug({ err: error, method: request.method }, 'A client went away while it was served')
    return
  }
  const known = error instanceof TollgraphError ? error : databaseAway(error)
  if (!known || known.status >= 500)
    log.error({ err: error, method: request.method, path: pathOf(request) }, 'A request of hosting failed')
  if (response.headersSent) {
    response.destroy()
    return
  }
  await refuseBody(request, response, {
    status: known?.status ?? 500,
    error: known?.message ?? 'Something went wrong here',
    headers: retryAfterHeader(known?.fields ?? {}),
  })
}

/** The path for the log, without the token, which is a secret. */
function pathOf({ url = '' }: IncomingMessage): string {
  return url.startsWith('/u/') ? '/u/…' : url
}
