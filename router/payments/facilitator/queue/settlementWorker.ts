import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { Gather } from '../../../../prisma/gather.ts'
import {
  type ClaimedSettlement,
  claimSettlements,
  finishSettlements,
  QUEUED_CHANNEL,
  type QueuedScheme,
} from '../../../../prisma/ledger/settlementQueue.ts'
import type { Settlement } from '../../../../prisma/ledger/stored.ts'
import { Listener } from '../../../../prisma/listen.ts'
import type { Facilitator } from '../../protocol/facilitator.ts'

/** How often the queue is looked through, in milliseconds: notifications may be lost, and leases expire. */
const LOOK_MS = 1_000
/** Settlements in work at once, and of one claim. */
const MOST_AT_WORK = 512
const MOST_OF_A_CLAIM = 128

/** What a worker works with. */
export interface SettlementWorkerParts {
  readonly pool: Pool
  /** See `Listening.url`. */
  readonly listenUrl: string | null
  /** CAIP-2. */
  readonly network: string
  /** Identifies this process; its leases end when it is lost. */
  readonly owner: string
  /** How long a settlement may take before others try it, in milliseconds. */
  readonly leaseMs: number
  readonly facilitators: Readonly<Record<QueuedScheme, Facilitator>>
  readonly log: Logger
}

/** Settles what others have queued, with the keys of this process. */
export class SettlementWorker {
  readonly #parts: SettlementWorkerParts
  readonly #listener: Listener
  readonly #timer: NodeJS.Timeout
  readonly #outcomes: Gather<{ readonly id: string; readonly outcome: Settlement }, undefined>
  readonly #atWork = new Set<Promise<void>>()
  #claiming: Promise<void> | null = null
  /** Whether something may have come since the claim that is under way. */
  #isCalled = false
  #isStopping = false

  constructor(parts: SettlementWorkerParts) {
    const { listenUrl, log, pool } = parts
    this.#parts = parts
    this.#outcomes = new Gather(async (finished) => {
      await finishSettlements(pool, finished)
      return finished.map(() => undefined)
    })
    this.#listener = new Listener({
      pool,
      url: listenUrl,
      channels: [QUEUED_CHANNEL],
      onNotice: () => this.#look(),
      onReconnected: () => this.#look(),
      onBeat: () => {},
      onLost: (error) => log.warn({ err: error }, 'The connection that listens for queued settlements was lost'),
    })
    this.#timer = setInterval(() => this.#look(), LOOK_MS)
  }

  /** Takes nothing more, and waits for what is in work. */
  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#timer)
    await this.#listener.stop()
    await this.#claiming
    await Promise.all(this.#atWork)
  }

  #look(): void {
    this.#isCalled = true
    if (this.#isStopping) return
    this.#claiming ??= this.#claim().finally(() => {
      this.#claiming = null
    })
  }

  async #claim(): Promise<void> {
    const { log, pool, owner, network, leaseMs } = this.#parts
    try {
      while (this.#isCalled && !this.#isStopping) {
        const limit = Math.min(MOST_OF_A_CLAIM, MOST_AT_WORK - this.#atWork.size)
        // The next look comes when one of those is done.
        if (limit <= 0) return
        this.#isCalled = false
        const claimed = await claimSettlements(pool, owner, { network, leaseMs, limit })
        if (claimed.length === limit) this.#isCalled = true
        for (const order of claimed) this.#settle(order)
      }
    } catch (error) {
      log.warn({ err: error }, 'Queued settlements cannot be taken now; they are looked for again')
    }
  }

  #settle(order: ClaimedSettlement): void {
    const { facilitators, log } = this.#parts
    const { id, presented, scheme } = order
    const work = facilitators[scheme]
      .settle(presented)
      .then((outcome) => this.#outcomes.add({ id, outcome }))
      .catch((error: unknown) => {
        // Its lease expires, and it is settled again.
        log.error({ err: error, settlement: id }, 'The outcome of a queued settlement could not be written')
      })
      .finally(() => {
        this.#atWork.delete(work)
        if (this.#isCalled) this.#look()
      })
    this.#atWork.add(work)
  }
}
