import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Limits and reports of a wait for transactions of others. */
export interface Patience {
  /** How long a statement may wait for one lock or transaction of others, in milliseconds. */
  readonly waitLimitMs: number
  /** Called once for each transaction that a statement waits for. */
  readonly onProgress?: (message: string) => void
}

/** A statement waited too long for a transaction of others, and was cancelled. The message names the transaction. */
export class BlockedByTransaction extends Error {
  override readonly name = 'BlockedByTransaction'
}

/** Time between two looks at a statement, in milliseconds. */
const LOOK_MS = 500

/**
 * Runs a statement that takes long and cannot run in a transaction, and cancels it when it waits for a lock longer than
 * `waitLimitMs`. A `lock_timeout` would need a session of its own, which a pooler does not give: a comment identifies the
 * statement instead, and the pool's second connection looks for it. Each look is a transaction of its own: an index that is
 * built concurrently waits for all transactions that have a snapshot.
 */
export async function runWatched(pool: pg.Pool, statement: string, patience: Patience): Promise<void> {
  const mark = `/* ${randomUUID()} */`
  const client = await pool.connect()
  let isOver = false
  const running = client.query(`${mark} ${statement}`).finally(() => {
    isOver = true
  })
  // Its error is thrown below; a look that fails first must not leave it without a handler.
  running.catch(() => {})
  let blocker: Blocker | null = null
  try {
    for (;;) {
      await Promise.race([running, pause(LOOK_MS)])
      if (isOver) break
      blocker = await longBlocker(pool, { mark }, patience, blocker)
      if (!blocker?.isTooLong) continue
      await pool.query('SELECT pg_cancel_backend($1)', [blocker.waiting])
      await running
    }
    await running
    client.release()
  } catch (error) {
    // Closed instead of reused: the statement may still run.
    client.release(true)
    if (blocker?.isTooLong) throw new BlockedByTransaction(tooLong(blocker, patience), { cause: error })
    throw error
  }
}

/** Waits until an index is no longer built by another session, which an ended process may have left behind. */
export async function waitForBuild(pool: pg.Pool, index: string, patience: Patience): Promise<void> {
  let blocker: Blocker | null = null
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await pool.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_progress_create_index WHERE index_relid = to_regclass($1)',
      [index],
    )
    const [build] = rows
    if (!build) return
    if (isFirst)
      patience.onProgress?.(`Another session (process ${build.pid}) builds the index ${index}: waiting for it`)
    blocker = await longBlocker(pool, { pid: build.pid }, patience, blocker)
    if (blocker?.isTooLong) throw new BlockedByTransaction(tooLong(blocker, patience))
    await pause(LOOK_MS)
  }
}

/** The transaction that holds the lock which a statement waits for. */
interface Blocker {
  /** Postgres process of the statement that waits, and of the transaction that it waits for. */
  readonly waiting: number
  readonly pid: number
  readonly description: string
  readonly isTooLong: boolean
}

const BLOCKER = `
  SELECT waiting.pid AS waiting, blocking.pid,
    extract(epoch FROM clock_timestamp() - lock.waitstart)::float8 * 1000 AS "waitedMs",
    format('the transaction of process %s (%s, user %s, since %s)', blocking.pid,
      coalesce(nullif(other.application_name, ''), 'no application name'), coalesce(other.usename, '?'),
      coalesce(to_char(other.xact_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"'), '?')) AS description
  FROM pg_stat_activity AS waiting
  JOIN pg_locks AS lock ON lock.pid = waiting.pid AND NOT lock.granted
  CROSS JOIN LATERAL unnest(pg_blocking_pids(waiting.pid)) AS blocking (pid)
  LEFT JOIN pg_stat_activity AS other ON other.pid = blocking.pid
  WHERE (waiting.pid = $1 OR starts_with(waiting.query, $2))
    AND waiting.pid <> pg_backend_pid() AND blocking.pid <> pg_backend_pid()
  LIMIT 1`

/**
 * The transaction that a statement waits for now; null while it waits for none. Reports it, unless it was already the one of
 * the last look.
 */
async function longBlocker(
  pool: pg.Pool,
  { mark = null, pid = null }: { readonly mark?: string | null; readonly pid?: number | null },
  { waitLimitMs, onProgress }: Patience,
  last: Blocker | null,
): Promise<Blocker | null> {
  const { rows } = await pool.query<Omit<Blocker, 'isTooLong'> & { readonly waitedMs: number | null }>(BLOCKER, [
    pid,
    mark,
  ])
  const [row] = rows
  if (!row) return null
  if (row.pid !== last?.pid) onProgress?.(`The migration waits for ${row.description}`)
  return { ...row, isTooLong: (row.waitedMs ?? 0) > waitLimitMs }
}

function tooLong({ description }: Blocker, { waitLimitMs }: Patience): string {
  return `it waited ${waitLimitMs / 1000} s for ${description}: let it end, then migrate again`
}
