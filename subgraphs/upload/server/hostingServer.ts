import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Server as TlsServer } from 'node:https'
import type { ConnectionLimit } from '../../kit/connections/connectionCount.ts'
import { limitConnections } from '../../kit/connections/limitConnections.ts'
import { listenOn } from '../../kit/listen.ts'
import type { Dispatch } from './dispatch.ts'

const HEADERS_TIMEOUT_MS = 20_000
/** A connection that waits for its next request. */
const KEEP_ALIVE_MS = 15_000
/** A connection on which nothing moves, in either direction. Uploads may take as long as they like while bytes come. */
const IDLE_TIMEOUT_MS = 60_000
const MAX_HEADERS = 100
/** How long requests under way may go on after the server was told to stop. */
const STOP_GRACE_MS = 10_000
const IDLE_CHECK_MS = 50

export interface Listening {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** The setting that names the port, for whoever finds it in use. */
  readonly setting: 'HOSTING_PORT' | 'HOSTING_TLS_PORT'
  readonly connectionLimit: ConnectionLimit
}

/** A server of uploads, files and sites that listens. */
export interface HostingServer {
  readonly port: number
  /** Takes no more connections; requests under way may finish for some seconds. */
  stop(): Promise<void>
}

/** Starts the HTTP server. Throws an Error that names the setting when its port cannot be used. */
export function startHostingServer(dispatch: Dispatch, listening: Listening): Promise<HostingServer> {
  return listenSafely(createServer(), dispatch, listening)
}

/**
 * Gives an HTTP or HTTPS server its limits and its requests, and lets it listen. Throws an Error that names the setting
 * when its port cannot be used.
 */
export async function listenSafely(
  server: Server | TlsServer,
  dispatch: Dispatch,
  { host, port, setting, connectionLimit }: Listening,
): Promise<HostingServer> {
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = 0
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.timeout = IDLE_TIMEOUT_MS
  server.maxHeadersCount = MAX_HEADERS
  limitConnections(server, connectionLimit)
  server.on('request', dispatch)
  // Without this node asks for every body, also for those that will be refused.
  server.on('checkContinue', dispatch)
  const refusal = (reason: string) =>
    `Port ${port} of ${host} cannot be used (${reason}): set ${setting} to another one`
  const bound = await listenOn(server, { host, port, refusal })
  let stopping: Promise<void> | null = null
  return {
    port: bound,
    stop() {
      stopping ??= stop(server)
      return stopping
    },
  }
}

async function stop(server: Server | TlsServer): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection whose answer ends from now on would wait for another request.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const cut = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
