import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { urlOf } from './openPool.ts'
import { Servers } from './servers.ts'

/** How often the connection is tried by default, and how long an answer may take, in milliseconds. */
const BEAT_MS = 20_000
const ANSWER_MS = 10_000
/** How often a deaf listener asks for a new reading, in milliseconds. */
const POLL_MS = 5_000
/** Pause before a lost connection is opened again, in milliseconds. */
const RETRY_MS = 500

/** What a listener connects to, and what it calls. */
export interface Listening {
  /** A pool of the same database; the listener opens a connection of its own with the pool's options. */
  readonly pool: pg.Pool
  /** Connects here; null where no connection gets notifications. `onReconnected` is then called every few seconds. */
  readonly url: string | null
  readonly channels: readonly string[]
  /** How often the connection is tried, in milliseconds; 20 seconds by default. */
  readonly beatMs?: number | undefined
  onNotice(channel: string, payload: string): void
  /**
   * The connection was opened again: notifications after `since` (a time of the database) may be lost. Not called for
   * the first connection.
   */
  onReconnected(since: Date): void
  /** The connection answers; `since` is when it did before (a time of the database). */
  onBeat(since: Date): void
  onLost(error: unknown): void
}

/** One connection that LISTENs to channels until it is stopped. A lost connection is opened again. */
export class Listener {
  readonly #listening: Listening
  readonly #servers: Servers
  readonly #stopping = new AbortController()
  readonly #running: Promise<void>
  readonly #waiting = new Set<() => void>()
  #isOpen = false
  #aliveAt: Date | null = null

  constructor(listening: Listening) {
    this.#listening = listening
    this.#servers = new Servers(listening.url ?? urlOf(listening.pool))
    this.#running = this.#run()
  }

  /** Fulfilled once the connection listens. */
  async opened(): Promise<void> {
    if (!this.#isOpen) await new Promise<void>((resolve) => this.#waiting.add(resolve))
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      try {
        await this.#listenOnce(signal)
      } catch (error) {
        this.#servers.doubt()
        if (!signal.aborted) this.#listening.onLost(error)
      }
      this.#isOpen = false
      await pause(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }

  /** Rejects when the connection is lost, or the listener is stopped. */
  async #listenOnce(signal: AbortSignal): Promise<never> {
    await this.#servers.elected()
    const client = this.#client()
    const { lost, unwatch } = watchLoss(client, signal)
    try {
      return await this.#listen(client, lost)
    } finally {
      unwatch()
      // The connection is lost or no longer needed: an error of its end changes nothing.
      await client.end().catch(() => {})
    }
  }

  #client(): pg.Client {
    const { pool, onNotice } = this.#listening
    const client = new pg.Client({
      ...pool.options,
      connectionString: this.#servers.current,
      application_name: 'tollgraph-live',
      query_timeout: ANSWER_MS,
    })
    client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''))
    return client
  }

  async #listen(client: pg.Client, lost: Promise<never>): Promise<never> {
    const { beatMs = BEAT_MS, channels, onBeat, onReconnected, url } = this.#listening
    const isDeaf = url === null
    await Promise.race([lost, client.connect()])
    if (!isDeaf) for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    const before = this.#aliveAt
    this.#aliveAt = await timeOf(client)
    if (before) onReconnected(before)
    this.#isOpen = true
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
    for (;;) {
      await Promise.race([lost, pause(isDeaf ? POLL_MS : beatMs, undefined, { signal: this.#stopping.signal })])
      const since = this.#aliveAt
      this.#aliveAt = await Promise.race([lost, timeOf(client)])
      if (isDeaf) onReconnected(since)
      else onBeat(since)
    }
  }
}

/**
 * `lost` rejects when a connection breaks, or at the signal. `unwatch` leaves the signal, which outlives the connection and would
 * hold it.
 */
function watchLoss(client: pg.Client, signal: AbortSignal): { readonly lost: Promise<never>; unwatch(): void } {
  let stop = () => {}
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.once('end', () => reject(new Error('Connection terminated')))
    stop = () => reject(new Error('The listener is stopped'))
    signal.addEventListener('abort', stop, { once: true })
  })
  // It may break while nothing waits for it.
  lost.catch(() => {})
  return { lost, unwatch: () => signal.removeEventListener('abort', stop) }
}

async function timeOf(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  if (!rows[0]) throw new Error('The database returned no time')
  return rows[0].now
}
