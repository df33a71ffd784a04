import type { Server, Socket } from 'node:net'
import { ConnectionCount, type ConnectionLimit } from './connectionCount.ts'

/**
 * Keeps one address from exhausting a server: connections beyond the limit are closed before reading from them. On a
 * TLS server, connections count with or without a completed handshake. `beyond` takes those beyond the limit, in place of
 * closing them.
 */
export function limitConnections(
  server: Server,
  limit: ConnectionLimit,
  beyond: (socket: Socket) => void = (socket) => void socket.destroy(),
): void {
  const count = new ConnectionCount(limit)
  const seen = new WeakSet<Socket>()
  // Must run before the listener that reads requests.
  server.prependListener('connection', (socket: Socket) => {
    // A connection whose upgrade is ignored is given to the server once more.
    if (seen.has(socket)) return
    seen.add(socket)
    const leave = count.enter(socket.remoteAddress)
    if (leave) socket.once('close', leave)
    else beyond(socket)
  })
}
