import type { Socket } from 'node:net'
import type { onRequestHookHandler } from 'fastify'
import { MONITORING } from './monitoring.ts'

/** Connections beyond the limit of their address that are open at once; a new one takes the place of the oldest. */
const MAX_SPARE = 64

/** How long such a connection may stay open, in milliseconds. */
const OPEN_MS = 5_000

/**
 * Connections of an address that has too many: monitoring behind the same address must work while that is flooded. Each
 * is answered one `/health` or `/ready`, and closed at once for everything else.
 */
export class SpareConnections {
  readonly #open = new Set<Socket>()

  /** Takes a connection that the limit would close. */
  admit(socket: Socket): void {
    const [oldest] = this.#open
    if (oldest && this.#open.size >= MAX_SPARE) oldest.destroy()
    this.#open.add(socket)
    const timer = setTimeout(() => socket.destroy(), OPEN_MS).unref()
    socket.once('close', () => {
      clearTimeout(timer)
      this.#open.delete(socket)
    })
  }

  /** The first step of a request. */
  readonly step: onRequestHookHandler = (request, reply, done) => {
    const { socket, url = '' } = request.raw
    if (!this.#open.has(socket)) return done()
    // Answers are written past Fastify's own headers.
    reply.raw.setHeader('connection', 'close')
    if (MONITORING.includes(url.split('?', 1)[0] ?? '')) return done()
    reply.hijack()
    socket.destroy()
  }
}
