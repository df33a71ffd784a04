import type { Pool } from '../../prisma/database.ts'
import { OPEN_STATES } from '../../prisma/ledger/states.ts'
import { until } from './until.ts'

/** A process that has not been seen for this long is dead, in milliseconds: it records itself every 2 s. */
const DEAD_MS = 5_000
/** How long payments of a dead process may take to end, in milliseconds. */
const LIMIT_MS = 60_000

/** What jobs did with the payments that a dead router left. */
export interface Takeover {
  /** Payments under way when the router died. */
  readonly payments: number
  /** From its death until the last of them had ended, in milliseconds; 0 without any. */
  readonly tookMs: number
}

/** Waits until so many processes have payments in work. */
export async function allAtWork(pool: Pool, count: number): Promise<void> {
  const areAtWork = async () => {
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(DISTINCT owner)::int AS count FROM ledger.open_payment WHERE state = ANY ($1)',
      [OPEN_STATES],
    )
    return (rows[0]?.count ?? 0) >= count
  }
  await until('each router works on a payment', areAtWork, LIMIT_MS)
}

/**
 * Waits until the payments that processes had in work, which died at `diedAt`, have ended. Call it at once after their
 * death.
 */
export async function takenOver(pool: Pool, diedAt: number): Promise<Takeover> {
  const { rows } = await pool.query<{ id: string; owner: string }>(
    'SELECT payment_id AS id, owner FROM ledger.open_payment WHERE state = ANY ($1)',
    [OPEN_STATES],
  )
  const dead = await until('the ledger knows a dead process', () => deadAmong(pool, diedAt), LIMIT_MS)
  const left = rows.filter(({ owner }) => dead.includes(owner)).map(({ id }) => id)
  const last = await until('its payments have ended', () => endOf(pool, left), LIMIT_MS)
  return { payments: left.length, tookMs: left.length === 0 ? 0 : Math.max(0, last - diedAt) }
}

/** Processes that were alive shortly before a moment, and have not been seen since. */
async function deadAmong(pool: Pool, diedAt: number): Promise<readonly string[] | null> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM kit.process
     WHERE seen_at < clock_timestamp() - $1 * interval '1 millisecond' AND seen_at > to_timestamp($2)`,
    [DEAD_MS, (diedAt - DEAD_MS) / 1_000],
  )
  return rows.length > 0 ? rows.map(({ id }) => id) : null
}

/** When the last of these payments ended, in milliseconds since 1970; null while one is under way. */
async function endOf(pool: Pool, ids: readonly string[]): Promise<number | null> {
  const { rows } = await pool.query<{ open: string; last: Date | null }>(
    `SELECT count(*) FILTER (WHERE payment.state = ANY ($2)) AS open, max(step.at) AS last
     FROM ledger.payment JOIN ledger.payment_transition AS step ON step.payment_id = payment.id
     WHERE payment.id = ANY ($1::uuid[])`,
    [ids, OPEN_STATES],
  )
  if (Number(rows[0]?.open) > 0) return null
  return rows[0]?.last?.getTime() ?? Date.now()
}
