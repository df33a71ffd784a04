import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { SecureContext } from 'node:tls'
import type { Logger } from 'pino'
import { refuseBody } from '../../kit/http/respond.ts'
import type { Dispatch } from '../server/dispatch.ts'
import { type HostingServer, type Listening, listenSafely } from '../server/hostingServer.ts'
import type { Certificates } from './certificates.ts'

/** A handshake takes no longer. Milliseconds. */
const HANDSHAKE_MS = 10_000
/** How long a browser that was here insists on HTTPS: a day, so that an owner who leaves us is not locked out for long. */
const HSTS = 'max-age=86400'

export interface TlsServerOptions extends Omit<Listening, 'setting'> {
  readonly certificates: Certificates
  readonly dispatch: Dispatch
  /** Domain that sites are below. */
  readonly sitesDomain: string
  readonly log: Logger
}

/** Starts the HTTPS server. Throws an Error that names HOSTING_TLS_PORT when that cannot be used. */
export function startTlsServer(options: TlsServerOptions): Promise<HostingServer> {
  const { certificates, dispatch, sitesDomain, log, ...listening } = options
  const server = createServer({
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: HANDSHAKE_MS,
    SNICallback: (name, done) => choose(certificates, name, log, done),
  })
  return listenSafely(server, secured(dispatch, sitesDomain), { ...listening, setting: 'HOSTING_TLS_PORT' })
}

/**
 * The server has no certificate of its own: a handshake for a name without one ends with the alert that nothing fits, and
 * nobody is shown the certificate of another name.
 */
function choose(
  certificates: Certificates,
  name: string,
  log: Logger,
  done: (error: Error | null, context?: SecureContext) => void,
): void {
  certificates.contextOf(name.toLowerCase()).then(
    (context) => (context ? done(null, context) : done(null)),
    (error: unknown) => {
      log.error({ err: error, hostname: name }, 'A certificate could not be loaded')
      done(null)
    },
  )
}

/** A connection is for the one name that its certificate was chosen for (RFC 9110, 15.5.20). */
function secured(dispatch: Dispatch, sitesDomain: string): Dispatch {
  return (request, response) => {
    const name = hostOf(request)
    if (name !== chosenFor(request)) return misdirected(request, response)
    // Browsers keep a port that is written: HTTPS would be tried on the port of plain HTTP. And a site of ours may be
    // linked to by plain HTTP, as SITES_URL has it.
    const isWrittenOut = request.headers.host?.includes(':') || name.endsWith(`.${sitesDomain}`)
    if (!isWrittenOut) response.setHeader('strict-transport-security', HSTS)
    dispatch(request, response)
  }
}

/** What the client named in its handshake, in whatever case. */
function chosenFor({ socket }: IncomingMessage): string | undefined {
  // Node types it as a text; it is `false` where none was named.
  const { servername } = socket as unknown as { readonly servername: string | false }
  return servername === false ? undefined : servername.toLowerCase()
}

function hostOf({ headers }: IncomingMessage): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

function misdirected(request: IncomingMessage, response: ServerResponse): void {
  // A client that goes away while it is refused has nothing more to hear.
  refuseBody(request, response, { status: 421, error: 'This connection was opened for another host name' }).catch(() =>
    response.destroy(),
  )
}
