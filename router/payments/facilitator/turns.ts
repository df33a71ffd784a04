import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import { oneAtATime } from './oneAtATime.ts'
import type { Turn } from './sender.ts'

/** How long to wait for another process's turn, in milliseconds. */
const WAIT_MS = 10_000
/**
 * Longest turn of a process, in milliseconds, before Postgres ends it. A process that hangs during its turn blocks all
 * others for that long. A turn that ends too early is harmless: a nonce that two processes use is refused to the second,
 * which signs anew.
 */
const HOLD_MS = 15_000

/**
 * Turns of all processes on one database, one after the other: within this process in the order of the calls, between
 * processes by a Postgres advisory lock. The lock is tied to a transaction, so it ends with its connection in any case,
 * and transaction-mode poolers keep it intact. Throws, without having run the work, when the turn does not come within
 * `waitMs` or the database cannot be reached.
 */
export function databaseTurn(pool: Pool, name: string, waitMs = WAIT_MS): Turn {
  const inOrder = oneAtATime()
  // One round trip: a multi-statement query, which takes no parameters. All values in it are our own numbers.
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
  // An idle connection that breaks emits this event, which would be an uncaught error without a listener. The lock is
  // lost then; the work is in the middle of a send, whose result counts all the same.
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
    // Postgres's lock_timeout ends the wait first, if the connection still works.
    await withTimeout(2 * waitMs, client.query(begin))
  } catch (error) {
    giveBack(error)
    throw error
  }
  try {
    return await work()
  } finally {
    // A connection that cannot commit is closed, which ends its transaction.
    await withTimeout(waitMs, client.query('COMMIT')).then(
      () => giveBack(),
      (error: unknown) => giveBack(error),
    )
  }
}

/** A connection of the pool. One that arrives after the timeout is released at once. */
async function connect(pool: Pool, waitMs: number): Promise<PoolClient> {
  const connecting = pool.connect()
  try {
    return await withTimeout(waitMs, connecting)
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    throw error
  }
}
