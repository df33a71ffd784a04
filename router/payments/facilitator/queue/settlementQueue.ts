import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { Gather } from '../../../../prisma/gather.ts'
import {
  type Queued,
  type QueuedScheme,
  queueSettlements,
  SETTLED_CHANNEL,
  type SettlementOrder,
  settlementOrder,
  settlementOutcomes,
} from '../../../../prisma/ledger/settlementQueue.ts'
import type { Presented, Settlement } from '../../../../prisma/ledger/stored.ts'
import { Listener } from '../../../../prisma/listen.ts'
import { REASONS } from '../obstacles.ts'

/** How often outcomes are read while something waits, in milliseconds: notifications may be lost. */
const READ_MS = 1_000

/** What a queue works with. */
export interface SettlementQueueParts {
  readonly pool: Pool
  /** See `Listening.url`. */
  readonly listenUrl: string | null
  /** CAIP-2. */
  readonly network: string
  /** How long an outcome is waited for, in milliseconds. */
  readonly waitMs: number
  readonly log: Logger
}

/** Hands payments over to the processes that have keys, by way of the database. */
export class SettlementQueue {
  readonly #parts: SettlementQueueParts
  readonly #orders: Gather<SettlementOrder, Queued>
  readonly #waiting = new Map<string, Set<(settlement: Settlement) => void>>()
  readonly #listener: Listener
  #reading: NodeJS.Timeout | null = null

  constructor(parts: SettlementQueueParts) {
    const { listenUrl, log, pool } = parts
    this.#parts = parts
    this.#orders = new Gather(
      (orders) => queueSettlements(pool, orders),
      ({ key }) => key,
    )
    this.#listener = new Listener({
      pool,
      url: listenUrl,
      channels: [SETTLED_CHANNEL],
      onNotice: (_channel, id) => {
        if (this.#waiting.has(id)) void this.#read([id])
      },
      onReconnected: () => void this.#readAll(),
      onBeat: () => {},
      onLost: (error) => log.warn({ err: error }, 'The connection that listens for settlements was lost'),
    })
  }

  /** Never throws. Without an outcome in time it is unknown, and the payment stays in the queue. */
  async settle(scheme: QueuedScheme, presented: Presented): Promise<Settlement> {
    const { log, network } = this.#parts
    try {
      const { id, outcome } = await this.#orders.add(settlementOrder(network, scheme, presented))
      return outcome ?? (await this.#outcomeOf(id))
    } catch (error) {
      log.error({ err: error }, 'A settlement could not be queued')
      return unknown(REASONS.notSent)
    }
  }

  async stop(): Promise<void> {
    if (this.#reading) clearInterval(this.#reading)
    await this.#listener.stop()
  }

  #outcomeOf(id: string): Promise<Settlement> {
    return new Promise((resolve) => {
      const those = this.#waiting.get(id) ?? new Set()
      const end = (settlement: Settlement) => {
        clearTimeout(timer)
        those.delete(end)
        if (those.size === 0) this.#waiting.delete(id)
        resolve(settlement)
      }
      const timer = setTimeout(() => end(unknown(REASONS.pending)), this.#parts.waitMs)
      this.#waiting.set(id, those.add(end))
      this.#keepReading()
    })
  }

  /** Reads outcomes once a second as long as something waits. */
  #keepReading(): void {
    this.#reading ??= setInterval(() => {
      if (this.#waiting.size > 0) return void this.#readAll()
      if (this.#reading) clearInterval(this.#reading)
      this.#reading = null
    }, READ_MS)
  }

  #readAll(): Promise<void> {
    return this.#read([...this.#waiting.keys()])
  }

  async #read(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    const { log, pool } = this.#parts
    try {
      const outcomes = await settlementOutcomes(pool, ids)
      for (const [id, outcome] of outcomes) for (const end of this.#waiting.get(id) ?? []) end(outcome)
    } catch (error) {
      log.warn({ err: error }, 'The outcomes of settlements cannot be read now; they are read again')
    }
  }
}

function unknown(reason: string): Settlement {
  return { kind: 'unknown', reason, transaction: null }
}
