import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { endWatches, PAYMENT_CHANNEL, paymentsChangedSince, watchPayments } from '../../prisma/ledger/watch.ts'
import { Listener } from '../../prisma/listen.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Unavailable } from '../../schema/errors.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { JOB_CHANNEL } from '../../subgraphs/kit/jobs/store.ts'

/** How long a wallet's payments are notified without renewal; several beats of the listener. Milliseconds. */
const WATCH_MS = 90_000
/** How long a stream may wait for the listening connection, in milliseconds. */
const OPEN_MS = 5_000

/** Dependencies of the changes. */
export interface ChangesParts {
  readonly pool: Pool
  /** See `Database`. */
  readonly listenUrl: string | null
  readonly log: Logger
  /** See `Listening`; tests set it. */
  readonly beatMs?: number
}

/** Called when the thing with this id may have changed. */
type OnChange = (id: string) => void

/**
 * Changes of jobs and payments, made by any process, from Postgres notifications. One connection for each router, opened
 * when the first stream needs it. After that connection was lost, each job, and each payment that changed meanwhile,
 * counts as changed.
 */
export class Changes {
  readonly #parts: ChangesParts
  /** Identifies this process in the ledger's watches. */
  readonly #router = randomUUID()
  readonly #jobs = new Listeners()
  readonly #wallets = new Listeners()
  /**
   * Wallets whose payments are read at the next beat: newly watched ones, because a transaction that had begun before does
   * not see the watch, and all of them after a failure.
   */
  readonly #unread = new Set<string>()
  /** Since when they are read, if it is before the last beat: a failed reading may be followed by a new gap. */
  #unreadSince: Date | null = null
  /** Monotonic milliseconds. */
  #beatAt = performance.now()
  #listener: Listener | null = null

  constructor(parts: ChangesParts) {
    this.#parts = parts
  }

  /** Calls `onChange` for each change of a job, until the returned function is called. Throws Unavailable. */
  async ofJob(id: string, onChange: OnChange): Promise<() => void> {
    await this.#opened()
    return this.#jobs.add(id, onChange)
  }

  /** Calls `onChange` with the id of each changed payment of a wallet. See `ofJob`. */
  async ofPayments(wallet: WalletAddress, onChange: OnChange): Promise<() => void> {
    await this.#opened()
    const remove = this.#wallets.add(wallet, onChange)
    this.#unread.add(wallet)
    try {
      await watchPayments(this.#parts.pool, this.#router, [wallet], WATCH_MS)
    } catch (error) {
      remove()
      throw error
    }
    return remove
  }

  async stop(): Promise<void> {
    if (!this.#listener) return
    await this.#listener.stop()
    // A watch that stays ends by itself.
    await endWatches(this.#parts.pool, this.#router).catch((error: unknown) => {
      this.#parts.log.warn({ err: error }, 'The watches of this router were not deleted')
    })
  }

  async #opened(): Promise<void> {
    this.#listener ??= new Listener({
      pool: this.#parts.pool,
      url: this.#parts.listenUrl,
      channels: [JOB_CHANNEL, PAYMENT_CHANNEL],
      beatMs: this.#parts.beatMs,
      onNotice: (channel, payload) => this.#notice(channel, payload),
      onReconnected: (since) => this.#readAgain(since),
      onBeat: (since) => this.#beat(since),
      onLost: (error) => this.#parts.log.warn({ err: error }, 'The connection that listens for changes was lost'),
    })
    const late = () => new Unavailable('Live streams cannot reach the database; try again', { retryAfter: 5 })
    await withTimeout(OPEN_MS, this.#listener.opened(), late)
  }

  #notice(channel: string, payload: string): void {
    const [id = '', payer = ''] = payload.split(' ')
    if (channel === JOB_CHANNEL) this.#jobs.call(id, id)
    else this.#wallets.call(payer, id)
  }

  /** After a gap in the notifications. */
  #readAgain(since: Date): void {
    for (const id of this.#jobs.keys) this.#jobs.call(id, id)
    void this.#catchUp(this.#wallets.keys, since)
  }

  #beat(since: Date): void {
    const now = performance.now()
    // A process that stood still for so long has let its watches end.
    const isLate = now - this.#beatAt > WATCH_MS
    this.#beatAt = now
    void this.#catchUp(isLate ? this.#wallets.keys : [...this.#unread], since)
  }

  /**
   * Renews the watches and reads the payments of these wallets that changed since then, or since an earlier time for which
   * reading them failed.
   */
  async #catchUp(wallets: readonly string[], gap: Date): Promise<void> {
    const { log, pool } = this.#parts
    const since = earlier(gap, this.#unreadSince)
    for (const wallet of wallets) this.#unread.delete(wallet)
    this.#unreadSince = null
    try {
      const watched = this.#wallets.keys
      if (watched.length > 0) await watchPayments(pool, this.#router, watched, WATCH_MS)
      await endWatches(pool, null)
      const changed = wallets.length > 0 ? await paymentsChangedSince(pool, wallets, since) : []
      for (const { id, payer } of changed) this.#wallets.call(payer, id)
    } catch (error) {
      log.warn({ err: error }, 'Changes for live streams cannot be read now; they are read at the next beat')
      // All of them: a watch that could not be renewed may have ended by the time that this works again.
      for (const wallet of this.#wallets.keys) this.#unread.add(wallet)
      // Another reading may have failed meanwhile.
      this.#unreadSince = earlier(since, this.#unreadSince)
    }
  }
}

function earlier(one: Date, other: Date | null): Date {
  return other !== null && other < one ? other : one
}

/** Functions by key. */
class Listeners {
  readonly #listeners = new Map<string, Set<OnChange>>()

  get keys(): string[] {
    return [...this.#listeners.keys()]
  }

  add(key: string, onChange: OnChange): () => void {
    // Each stream has a function of its own.
    const own: OnChange = (id) => onChange(id)
    const all = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, all.add(own))
    return () => {
      all.delete(own)
      if (all.size === 0 && this.#listeners.get(key) === all) this.#listeners.delete(key)
    }
  }

  call(key: string, id: string): void {
    for (const listener of this.#listeners.get(key) ?? []) listener(id)
  }
}
