import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { SecureContext } from 'node:tls'
import type { Logger } from 'pino'
import { refuseBody } from '../../kit/net/http/respond.ts'
import type { Dispatch } from '../server/dispatch.ts'
import { type HostingServer, type Listening, listenSafely } from '../server/hostingServer.ts'
import type { Certificates } from './certificates.ts'

/** Timeout of a handshake. Milliseconds. */
const HANDSHAKE_MS = 10_000
/** How long browsers insist on HTTPS after a visit: one day, so that an owner who leaves us is not locked out for long. */
const HSTS = 'max-age=86400'

export interface TlsServerOptions extends Omit<Listening, 'setting'> {
  readonly certificates: Certificates
  readonly dispatch: Dispatch
  /** Domain that sites are below. */
  readonly sitesDomain: string
}

/** Starts the HTTPS server. Throws an Error that names HOSTING_TLS_PORT if that port cannot be used. */
export function startTlsServer(options: TlsServerOptions): Promise<HostingServer> {
  const { certificates, dispatch, sitesDomain, ...listening } = options
  const server = createServer({
    minVersion: 'TLSv1.2',
    ALPNProtocols: ['http/1.1'],
    handshakeTimeout: HANDSHAKE_MS,
    SNICallback: (name, done) => choose(certificates, name, listening.log, done),
  })
  return listenSafely(server, secured(dispatch, sitesDomain), { ...listening, setting: 'HOSTING_TLS_PORT' })
}

/**
 * There is no default certificate: a handshake for a name without one fails with an alert and never gets the certificate
 * of another name.
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
      log.error({ err: error, domain: name }, 'A certificate could not be loaded')
      done(null)
    },
  )
}

/** A connection serves only the name that its certificate was chosen for (RFC 9110, 15.5.20). */
function secured(dispatch: Dispatch, sitesDomain: string): Dispatch {
  return (request, response) => {
    const name = hostOf(request)
    if (name !== chosenFor(request)) return misdirected(request, response)
    // Browsers keep an explicit port, so with HSTS they would try HTTPS on the plain HTTP port. Our own site names may be
    // linked over plain HTTP, as in SITES_URL.
    const isWrittenOut = request.headers.host?.includes(':') || name.endsWith(`.${sitesDomain}`)
    if (!isWrittenOut) response.setHeader('strict-transport-security', HSTS)
    dispatch(request, response)
  }
}

/** The server name from the client's handshake, lower case. */
function chosenFor({ socket }: IncomingMessage): string | undefined {
  // Node types it as a string; it is `false` if the client sent none.
  const { servername } = socket as unknown as { readonly servername: string | false }
  return servername === false ? undefined : servername.toLowerCase()
}

function hostOf({ headers }: IncomingMessage): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}

function misdirected(request: IncomingMessage, response: ServerResponse): void {
  // If the client disconnects during the refusal, just close.
  refuseBody(request, response, { status: 421, error: 'This connection was opened for another host name' }).catch(() =>
    response.destroy(),
  )
}
