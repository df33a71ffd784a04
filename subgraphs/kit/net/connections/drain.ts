import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { closeQueued } from './closeQueued.ts'

/** Interval at which connections that became idle are closed, in milliseconds. */
const IDLE_CHECK_MS = 100

/**
 * Empties a server of its connections before it stops. From `begin` on, answers carry `Connection: close`; from `end` on,
 * idle connections are closed as well. Without it, a connection that had a request at the stop stays open for the whole
 * keep-alive timeout.
 */
export class Drain {
  readonly #server: Server
  /** Requests without an answer. Their headers are changed when the stop begins. */
  readonly #unanswered = new Set<ServerResponse>()
  #isBegun = false

  constructor(server: Server) {
    this.#server = server
    closeQueued(server)
    // Before the listener that answers: it may write the headers at once.
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.#isBegun) return closing(response)
      this.#unanswered.add(response)
      response.once('close', () => this.#unanswered.delete(response))
    })
  }

  /** Makes every answer the last one of its connection. New connections are still accepted. */
  begin(): void {
    this.#isBegun = true
    for (const response of this.#unanswered) closing(response)
  }

  /**
   * Closes each connection as soon as it is idle, until the server has none. After `limitMs` milliseconds, running requests
   * are cut off, and `onCut` gets their number.
   */
  end(limitMs: number, onCut: (requests: number) => void): void {
    this.begin()
    if (!this.#server.listening) return
    const sweep = setInterval(() => this.#server.closeIdleConnections(), IDLE_CHECK_MS)
    const cap = setTimeout(() => {
      onCut(this.#unanswered.size)
      this.#server.closeAllConnections()
    }, limitMs)
    this.#server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cap)
    })
  }

  /** Accepts no more connections, and resolves when the server has none. Otherwise as `end`. */
  async close(limitMs: number, onCut: (requests: number) => void = () => {}): Promise<void> {
    const closed = once(this.#server, 'close')
    this.end(limitMs, onCut)
    this.#server.close()
    await closed
  }
}

/** Has no effect on an answer whose headers are sent; its connection is closed once it is idle. */
function closing(response: ServerResponse): void {
  response.shouldKeepAlive = false
}
