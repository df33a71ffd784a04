import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Tracks connections without a request so far: browsers open some in advance. Node counts them as busy when it closes
 * idle ones, so a stopping server would wait for them. Returns a function that destroys them.
 */
export function watchSilentConnections(server: Server): () => void {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  for (const begun of ['request', 'upgrade']) server.on(begun, ({ socket }: IncomingMessage) => silent.delete(socket))
  return () => {
    for (const socket of silent) socket.destroy()
  }
}
