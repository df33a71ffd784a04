import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { Conflict } from '../../../schema/errors.ts'

// Write lease of a ticket: one request at a time writes to it, across processes. The newest wins: a client uploads again
// because its earlier connection is dead, which we may not have noticed. Stored in the ticket's row, so that it works
// through any connection pooler, with times of the database's clock.

/** How long a lease lasts without renewal. */
const LEASE_MS = 6_000
const RENEW_MS = 1_000
const POLL_MS = 100
/** How long a request waits for the current writer to stop. */
const PATIENCE_MS = 10_000
/** Waiting requests per ticket and process. Each polls the database, so their number is limited. */
const MAX_WAITING = 3

/** Number of waiting requests, by ticket. */
const waiting = new Map<string, number>()

/** The exclusive right to write; ends when `release` is called or the signal fires. */
export interface Lease {
  /** Fires when another request takes over, or when the lease can no longer be confirmed. Stop writing then. */
  readonly signal: AbortSignal
  release(): Promise<void>
}

/** Another request or a newer upload URL has taken over. */
export class TakenOver extends Conflict {
  constructor() {
    super('Another request to this upload URL, or a newer one, has taken over')
  }
}

/**
 * Takes over the lease of a ticket from its current holder. Null if the holder does not stop in time, too many requests
 * are waiting already, or there is no such ticket.
 */
export async function takeLease(pool: Pool, tokenHash: string, log: Logger): Promise<Lease | null> {
  const free = await takeFreeLease(pool, tokenHash, log)
  const ahead = waiting.get(tokenHash) ?? 0
  if (free || ahead >= MAX_WAITING) return free
  waiting.set(tokenHash, ahead + 1)
  try {
    return await waitForLease(pool, tokenHash, log)
  } finally {
    const left = (waiting.get(tokenHash) ?? 1) - 1
    if (left > 0) waiting.set(tokenHash, left)
    else waiting.delete(tokenHash)
  }
}

async function waitForLease(pool: Pool, tokenHash: string, log: Logger): Promise<Lease | null> {
  const patience = performance.now() + PATIENCE_MS
  while (performance.now() < patience) {
    await affected(pool, ticketOf(tokenHash).set({ wanted: true }).where('wanted', '=', false))
    await wait(POLL_MS)
    const lease = await takeFreeLease(pool, tokenHash, log)
    if (lease) return lease
  }
  return null
}

/** Takes the lease if it is free; null otherwise. */
export async function takeFreeLease(pool: Pool, tokenHash: string, log: Logger): Promise<Lease | null> {
  const writer = randomUUID()
  const asked = performance.now()
  return (await tryToTake(pool, tokenHash, writer)) ? keepLease(pool, { tokenHash, writer }, asked, log) : null
}

interface Holding {
  readonly tokenHash: string
  readonly writer: string
}

/** `asked`: when the lease was asked for, which lasts from then at the least; monotonic milliseconds. */
function keepLease(pool: Pool, holding: Holding, asked: number, log: Logger): Lease {
  const lost = new AbortController()
  const released = new AbortController()
  const renewing = renew()

  /** Renews the lease every second until it is released or lost. */
  async function renew(): Promise<void> {
    let sureUntil = asked + LEASE_MS - RENEW_MS
    while (!lost.signal.aborted) {
      const isReleased = await wait(RENEW_MS, false, { signal: released.signal }).catch(() => true)
      if (isReleased) return
      const askedAgain = performance.now()
      const renewed = await renewOnce(pool, holding).catch((error: unknown) => {
        log.warn({ err: error }, 'The lease of an upload could not be renewed; it is tried again')
        return null
      })
      if (renewed) sureUntil = askedAgain + LEASE_MS - RENEW_MS
      if (renewed === false || performance.now() > sureUntil) lost.abort(new TakenOver())
    }
  }

  return {
    signal: lost.signal,
    async release() {
      released.abort()
      await renewing
      const given = ticketOf(holding.tokenHash).set({ writer: null, writerUntil: null })
      await affected(pool, given.where('writer', '=', holding.writer))
    },
  }
}

async function tryToTake(pool: Pool, tokenHash: string, writer: string): Promise<boolean> {
  const taken = ticketOf(tokenHash)
    .set({ writer, writerUntil: leaseEnd(), wanted: false })
    .where(({ or, eb }) => or([eb('writer', 'is', null), eb('writerUntil', '<', sql<Date>`now()`)]))
  return (await affected(pool, taken)) === 1
}

/** False if another request holds the lease or wants it. */
async function renewOnce(pool: Pool, { tokenHash, writer }: Holding): Promise<boolean> {
  const renewed = ticketOf(tokenHash).set({ writerUntil: leaseEnd() })
  return (await affected(pool, renewed.where('writer', '=', writer).where('wanted', '=', false))) === 1
}

function ticketOf(tokenHash: string) {
  return tables.updateTable('upload.ticket').where('tokenHash', '=', tokenHash)
}

/** By the database's clock. */
function leaseEnd() {
  return sql<Date>`now() + ${LEASE_MS} * interval '1 millisecond'`
}
