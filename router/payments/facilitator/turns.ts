import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { within } from '../../../subgraphs/kit/within.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Turn } from './sender.ts'

/** How long another process may take with its turn before this one gives up, in milliseconds. */
const WAIT_MS = 10_000
/**
 * How long a process may keep its turn, in milliseconds, before Postgres takes it away. One that was stopped in the
 * middle would otherwise hold up all others; sends themselves are much shorter.
 */
const HOLD_MS = 60_000

/**
 * Turns that all processes on one database take after each other: in this process in the order of the calls, between
 * processes by an advisory lock of Postgres. The lock lives in a transaction, so it ends with its connection whatever
 * happens, and poolers that lend a connection for a transaction keep it whole. Throws, without having run the work,
 * when the turn does not come within `waitMs` or the database cannot be reached.
 */
export function databaseTurn(pool: Pool, name: string, waitMs = WAIT_MS): Turn {
  const inOrder = oneAtATime()
  // One round trip: a query of several statements, which takes no parameters. All of these are our own numbers.
  const begin = [
    'BEGIN',
    `SET LOCAL lock_timeout = ${waitMs}`,
    `SET LOCAL idle_in_transaction_session_timeout = ${HOLD_MS}`,
    `SELECT pg_advisory_xact_lock(${lockKey(name)})`,
  ].join('; ')
  return (work) => inOrder(() => holdingLock(pool, begin, waitMs, work))
}

/** The advisory lock of a name: 64 bits, as Postgres counts them. */
function lockKey(name: string): bigint {
  return createHash('sha256').update(`tollgraph turn: ${name}`).digest().readBigInt64BE(0)
}

async function holdingLock<Value>(
  pool: Pool,
  begin: string,
  waitMs: number,
  work: () => Promise<Value>,
): Promise<Value> {
  const client = await connect(pool, waitMs)
  // A connection that breaks while nothing is asked of it says so by this event, and it must be heard. The lock is gone
  // then; the work is in the middle of a send, whose result counts all the same.
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  const giveBack = (error?: unknown) => {
    client.off('error', onError)
    client.release(error instanceof Error ? error : broken)
  }
  try {
    // Postgres ends the waiting itself, if it still can.
    await within(2 * waitMs, client.query(begin))
  } catch (error) {
    giveBack(error)
    throw error
  }
  try {
    return await work()
  } finally {
    // A connection that cannot end its transaction is closed, which ends it.
    await within(waitMs, client.query('COMMIT')).then(
      () => giveBack(),
      (error: unknown) => giveBack(error),
    )
  }
}

/** A connection of the pool. One that comes too late goes straight back. */
async function connect(pool: Pool, waitMs: number): Promise<PoolClient> {
  const connecting = pool.connect()
  try {
    return await within(waitMs, connecting)
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  }
}
