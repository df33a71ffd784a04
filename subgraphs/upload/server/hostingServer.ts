import { createServer, type Server } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import type { Logger } from 'pino'
import { boundConnections } from '../../kit/net/connections/boundConnections.ts'
import type { ConnectionLimit } from '../../kit/net/connections/connectionCount.ts'
import { Drain } from '../../kit/net/connections/drain.ts'
import { limitConnections } from '../../kit/net/connections/limitConnections.ts'
import { listenOn } from '../../kit/net/listen.ts'
import type { Dispatch } from './dispatch.ts'

const HEADERS_TIMEOUT_MS = 20_000
/** Idle time of a keep-alive connection. */
const KEEP_ALIVE_MS = 15_000
/** Idle time during a request, in both directions. An upload may take any time while bytes arrive. */
const IDLE_TIMEOUT_MS = 60_000
const MAX_HEADERS = 100
/** What each of the two servers has of all connections to this process. */
const OF_CONNECTIONS = 0.25
/** How long requests in progress may continue after `stop`. */
const STOP_GRACE_MS = 10_000

export interface Listening {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The setting that names the port, for the error message. */
  readonly setting: 'HOSTING_PORT' | 'HOSTING_TLS_PORT'
  readonly connectionLimit: ConnectionLimit
  readonly log: Logger
}

/** A listening server of uploads, files and sites. */
export interface HostingServer {
  readonly port: number
  /** Accepts no new connections; requests in progress may finish for some seconds. */
  stop(): Promise<void>
}

/** Starts the HTTP server. Throws an Error that names the setting if its port cannot be used. */
export function startHostingServer(dispatch: Dispatch, listening: Listening): Promise<HostingServer> {
  return listenSafely(createServer(), dispatch, listening)
}

/**
 * Applies limits and the dispatcher to an HTTP or HTTPS server and starts listening. Throws an Error that names the
 * setting if its port cannot be used.
 */
export async function listenSafely(
  server: Server | TlsServer,
  dispatch: Dispatch,
  { host, port, setting, connectionLimit, log }: Listening,
): Promise<HostingServer> {
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = 0
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.timeout = IDLE_TIMEOUT_MS
  server.maxHeadersCount = MAX_HEADERS
  boundConnections(server, OF_CONNECTIONS, log)
  limitConnections(server, connectionLimit)
  server.on('request', dispatch)
  // Without this, node sends 100 Continue for every body, even one that will be refused.
  server.on('checkContinue', dispatch)
  const refusal = (reason: string) =>
    `Port ${port} of ${host} cannot be used (${reason}): set ${setting} to another one`
  const bound = await listenOn(server, { host, port, refusal })
  const drain = new Drain(server)
  let stopping: Promise<void> | null = null
  return {
    port: bound,
    stop() {
      stopping ??= drain.close(STOP_GRACE_MS)
      return stopping
    },
  }
}
