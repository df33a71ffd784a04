import { performance } from 'node:perf_hooks'
import { Pool } from 'undici'
import type { HttpRequest } from './request.ts'
import { type Load, Tally } from './tally.ts'

export interface UniqueLoad {
  readonly url: string
  readonly request: HttpRequest
  /** One payment header for each request; the load ends when they are spent, or before. */
  readonly payments: readonly string[]
  readonly connections: number
  readonly seconds: number
  readonly expects: number
  readonly signal: AbortSignal
}

/**
 * Sends a request once with each payment over keep-alive connections. What is in flight when the time is up is waited
 * for: a payment that was begun belongs to this row and not to the next.
 */
export async function uniqueLoad(load: UniqueLoad): Promise<Load> {
  const { connections, payments, seconds, signal } = load
  signal.throwIfAborted()
  const pool = new Pool(load.url, { connections, pipelining: 1 })
  const cutOff = () => void pool.destroy()
  signal.addEventListener('abort', cutOff, { once: true })
  const tally = new Tally()
  const end = performance.now() + seconds * 1_000
  const waiting = payments.values()
  const sendInTurn = async () => {
    for (const payment of waiting) {
      await send(pool, load, payment, tally)
      if (signal.aborted || performance.now() > end) return
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, sendInTurn))
  } finally {
    signal.removeEventListener('abort', cutOff)
    await pool.destroy()
  }
  signal.throwIfAborted()
  return tally.result()
}

async function send(pool: Pool, { request, expects }: UniqueLoad, payment: string, tally: Tally): Promise<void> {
  const start = performance.now()
  try {
    const { statusCode, headers, body } = await pool.request({
      method: request.method,
      path: request.path,
      headers: { ...request.headers, 'payment-signature': payment },
      body: request.body ?? null,
    })
    const text = await body.text()
    // Without a receipt nothing was charged, and less was measured than the row says.
    if (statusCode === expects && 'payment-response' in headers) tally.right(performance.now() - start)
    else
      tally.wrong(`status ${statusCode}, ${'payment-response' in headers ? '' : 'no '}receipt: ${text.slice(0, 300)}`)
  } catch (error) {
    tally.wrong((error as Error).message)
  }
}
