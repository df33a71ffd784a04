import { performance } from 'node:perf_hooks'
import { Connection } from './connection.ts'
import { type Load, Tally } from './tally.ts'

/** What a load sends, and what it takes for a right answer. */
export interface LoadOptions {
  readonly url: string
  /** The requests in flight at once, each on a connection of its own. */
  readonly connections: number
  readonly seconds: number
  /** The next request of a connection, counted from 0; undefined when it has none left. */
  next(connection: number): Buffer | undefined
  /** The status of a right answer. */
  readonly expects: number
  /** A header that a right answer has, in lower case: without a receipt nothing was charged. */
  readonly receipt: string | null
  readonly signal: AbortSignal
}

/** How many connections are opened at a time: a server's queue of new ones is short. */
const OPENED_AT_ONCE = 100

/** How much of a wrong answer is shown, in characters. */
const SHOWN = 300

/**
 * Sends requests over kept connections, each as soon as the last answer is there. What is in flight when the time is up
 * is waited for: a payment that was begun belongs to this row and not to the next.
 */
export async function runLoad(options: LoadOptions): Promise<Load> {
  const { connections: count, signal } = options
  signal.throwIfAborted()
  const connections: Connection[] = []
  const cutOff = () => {
    for (const connection of connections) connection.close()
  }
  signal.addEventListener('abort', cutOff, { once: true })
  try {
    while (connections.length < count) {
      const missing = Math.min(OPENED_AT_ONCE, count - connections.length)
      connections.push(...(await Promise.all(Array.from({ length: missing }, () => Connection.open(options.url)))))
    }
    const tally = new Tally()
    const end = performance.now() + options.seconds * 1_000
    await Promise.all(connections.map((_, index) => sendInTurn(connections, index, options, tally, end)))
    signal.throwIfAborted()
    return tally.result()
  } finally {
    signal.removeEventListener('abort', cutOff)
    cutOff()
  }
}

async function sendInTurn(
  connections: Connection[],
  index: number,
  options: LoadOptions,
  tally: Tally,
  end: number,
): Promise<void> {
  const { url, expects, receipt, signal } = options
  while (performance.now() < end && !signal.aborted) {
    const request = options.next(index)
    if (!request) return
    const start = performance.now()
    try {
      if (!connections[index]?.isOpen) connections[index] = await Connection.open(url)
      const { status, head, body } = await connections[index].send(request)
      const isReceived = receipt === null || head.includes(`\r\n${receipt}:`)
      if (status === expects && isReceived) tally.right(performance.now() - start, body.length)
      else tally.wrong(`status ${status}${isReceived ? '' : ', no receipt'}: ${body.toString('utf8', 0, SHOWN)}`)
    } catch (error) {
      tally.wrong((error as Error).message)
    }
  }
}
