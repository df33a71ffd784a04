import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Watches for connections on which no request has come yet: browsers open some in advance. Node counts them as busy when
 * it closes idle ones, so a server that stops would wait for them. Returns what ends them.
 */
export function watchSilentConnections(server: Server): () => void {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return () => {
    for (const socket of silent) socket.destroy()
  }
}
