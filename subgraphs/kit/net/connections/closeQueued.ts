import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Makes responses that wait behind another one on their connection emit `close` when the connection closes, as all others
 * do: Node closes only the response that is being written. What is released at `close` would be held for ever.
 */
export function closeQueued(server: Server): void {
  /** One listener for each connection, however many of its responses wait. */
  const queues = new WeakMap<Socket, Set<ServerResponse>>()
  // Before the listener that answers: only a response that has to wait has no socket yet.
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (response.socket) return
    const queue = queues.get(socket) ?? newQueue(socket)
    queues.set(socket, queue.add(response))
    response.once('socket', () => queue.delete(response))
  })
}

function newQueue(socket: Socket): Set<ServerResponse> {
  const queue = new Set<ServerResponse>()
  socket.once('close', () => {
    for (const response of queue) {
      response.destroy()
      response.emit('close')
    }
  })
  return queue
}
