import type { Server, Socket } from 'node:net'
import { ConnectionCount, type ConnectionLimit } from './connectionCount.ts'

/**
 * Keeps one address from taking up a server: connections beyond the limit are closed before anything is read of them. Of a TLS server
 * the connections count, handshake done or not.
 */
export function limitConnections(server: Server, limit: ConnectionLimit): void {
  const count = new ConnectionCount(limit)
  // Before the listener that reads requests.
  server.prependListener('connection', (socket: Socket) => {
    const leave = count.enter(socket.remoteAddress)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
