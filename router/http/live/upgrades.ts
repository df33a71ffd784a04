import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { TollgraphError } from '../../../schema/errors.ts'
import { Places } from '../../live/places.ts'
import type { Place } from '../../origins/origins.ts'
import type { SocketServer } from './socketServer.ts'

/** Dependencies of upgrades. */
export interface UpgradeParts {
  readonly sockets: SocketServer
  /** Most WebSockets of one client address. */
  readonly byAddress: number
  /** Whether the server is stopping, and begins nothing more. */
  isStopping(): boolean
  placeOf(request: IncomingMessage): Place | null
  /** See `Call.clientAddress`. */
  addressOf(request: IncomingMessage): string | null
}

/**
 * Answers requests to change the protocol of a connection: WebSockets at `/graphql`. A request for any other protocol, as of
 * HTTP clients that offer HTTP/2, is answered as if it had not asked for it.
 */
export function serveUpgrades(server: Server, parts: UpgradeParts): void {
  const addresses = new Places(parts.byAddress, 'WebSockets of one address')
  server.on('upgrade', (request, socket, head) => {
    // The connection may break at any time; nothing is left to answer then.
    socket.on('error', () => socket.destroy())
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') return withoutUpgrade(server, request, socket, head)
    if (parts.isStopping()) return refuse(socket, '503 Service Unavailable')
    const place = parts.placeOf(request)
    if (place?.service !== 'gateway' || place.path !== '/graphql') return refuse(socket, '404 Not Found')
    const clientAddress = parts.addressOf(request)
    try {
      socket.once('close', addresses.take(clientAddress))
    } catch (error) {
      if (error instanceof TollgraphError) return refuse(socket, '429 Too Many Requests')
      throw error
    }
    parts.sockets.accept(request, socket, head, { url: place.url, headers: request.headers, clientAddress })
  })
}

/** Gives the connection back to the HTTP server, to read the request again without its upgrade. */
function withoutUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { httpVersion, method, rawHeaders, url } = request
  const lines = [`${method} ${url} HTTP/${httpVersion}`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (!/^(upgrade|connection|http2-settings)$/i.test(name)) lines.push(`${name}: ${rawHeaders[index + 1] ?? ''}`)
  }
  const text = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  socket.unshift(Buffer.concat([text, head]))
  server.emit('connection', socket)
}

function refuse(socket: Duplex, status: string): void {
  // The HTTP server has let go of the connection: no timeout would end it where the client leaves its own side open.
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}
