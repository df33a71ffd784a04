import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Pool } from '../../prisma/database.ts'
import { openOwnConnection } from '../../prisma/ownConnection.ts'
import { beat, forgetProcesses, lostProcesses, recordEnd, SILENCE_MS } from '../../prisma/processes.ts'
import { withTimeout } from '../../subgraphs/kit/async/timeout.ts'
import { releaseLost } from './releaseLost.ts'

/** Pause between two beats, and how long one is waited for, in milliseconds: its connection may be dead without an error. */
const BEAT_MS = 2_000
const BEAT_LIMIT_MS = 5_000

/** How long the work of a beat is waited for before another one may begin, in milliseconds. */
const TEND_LIMIT_MS = 10_000

/** A beat that was recorded. */
interface Beat {
  /** The database's time. */
  readonly at: Date
  /** Whether others that were silent for long enough are lost. */
  readonly isSteady: boolean
}

/** What a process does at each beat; `at` is the database's time of the beat. */
type OnBeat = (at: Date) => Promise<void>

/**
 * Tells the other processes of the installation that this one lives, and releases the leases of those that are lost, so
 * that their payments and jobs do not wait for the ends of the leases.
 */
export class Heartbeat {
  /** Identifies this process in the rows that it leases. */
  readonly id: string
  readonly #pool: Pool
  /** One connection: while those of a busy pool are all in use, the others must not take this process for lost and repeat its work. */
  readonly #own: Pool
  readonly #log: Logger
  readonly #beatMs: number
  #workers: () => readonly string[] = () => []
  readonly #onBeat: OnBeat[] = []
  readonly #onReleased: (() => Promise<void>)[] = []
  readonly #stopping = new AbortController()
  #running: Promise<void> | null = null
  #tending: Promise<void> | null = null
  #ended: Promise<void> | null = null
  /**
   * The last beat that was recorded, and since when they have been recorded without a gap; by the database's clock, which tells the
   * silence of the others as well. The monotonic clock of a machine stands still while the machine does.
   */
  #beatAt = Number.NEGATIVE_INFINITY
  #steadySince = 0

  /** `beatMs`: the pause between two beats, in milliseconds. */
  constructor(pool: Pool, id: string, log: Logger, beatMs = BEAT_MS) {
    this.#pool = pool
    this.#beatMs = beatMs
    this.#own = openOwnConnection(pool, BEAT_LIMIT_MS, { application_name: 'tollgraph-heartbeat' })
    this.id = id
    this.#log = log
  }

  /** Called at each beat, unless the work of an earlier one is still under way. */
  onBeat(work: OnBeat): void {
    this.#onBeat.push(work)
  }

  /** Called when leases of lost processes have been released. */
  onReleased(work: () => Promise<void>): void {
    this.#onReleased.push(work)
  }

  /** `workers` returns the names by which this process locks jobs. */
  lockJobsAs(workers: () => readonly string[]): void {
    this.#workers = workers
  }

  /** Resolves after the first beat. */
  async start(): Promise<void> {
    await this.#tendTo(await this.#beat())
    this.#running = this.#run()
  }

  /** The last beat: others take over what this process has not finished. Idempotent. */
  async stop(): Promise<void> {
    this.#ended ??= this.#end()
    await this.#ended
  }

  async #end(): Promise<void> {
    this.#stopping.abort('stopped')
    try {
      if (!this.#running) return
      await this.#running
      await this.#tending
      await recordEnd(this.#own, this.id)
    } finally {
      await this.#own.end()
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    let isFailing = false
    while (!signal.aborted) {
      await pause(this.#beatMs, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      try {
        this.#tend(await withTimeout(BEAT_LIMIT_MS, this.#beat()))
        isFailing = false
      } catch (error) {
        if (!isFailing) this.#log.warn({ err: error }, 'The heartbeat of this process cannot be recorded')
        isFailing = true
      }
    }
  }

  async #beat(): Promise<Beat> {
    const at = await beat(this.#own, this.id, this.#workers())
    const now = at.getTime()
    if (now - this.#beatAt > SILENCE_MS / 2) this.#steadySince = now
    this.#beatAt = now
    // After an outage of the database, or of this process, the others have as long to be seen again as they may be silent.
    return { at, isSteady: now - this.#steadySince > SILENCE_MS }
  }

  /** Begins what is done at a beat, unless that of an earlier one is still under way: it waits for connections of a busy pool. */
  #tend(recorded: Beat): void {
    this.#tending ??= withTimeout(TEND_LIMIT_MS, this.#tendTo(recorded))
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'The leases of lost processes cannot be released now; tried again')
      })
      .finally(() => {
        this.#tending = null
      })
  }

  async #tendTo({ at, isSteady }: Beat): Promise<void> {
    for (const work of this.#onBeat) await work(at)
    const lost = await lostProcesses(this.#own, isSteady ? new Date(at.getTime() - SILENCE_MS) : null)
    if (lost.length === 0) return
    await releaseLost(this.#pool, lost)
    await forgetProcesses(this.#pool, lost)
    for (const work of this.#onReleased) await work()
  }
}
