import type { Pool } from 'pg'
import { OPEN_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

// Changes of payments, for the clients that watch them. The trigger of ledger.payment notifies `PAYMENT_CHANNEL` of a new state
// while the payer is in ledger.payment_watch.

/** The channel of changed payments; a notification is `<payment id> <payer>`. */
export const PAYMENT_CHANNEL = 'tollgraph_payment'

/**
 * A notification's transaction may have begun long before it was committed, and `updated_at` is when it began: what may
 * have changed since a time is read from so many milliseconds before.
 */
const MARGIN_MS = 60_000

/** A payment that may have changed. */
export interface ChangedPayment {
  readonly id: string
  readonly payer: string
}

/** Has changes of the wallets' payments notified for so many milliseconds from now. */
export async function watchPayments(
  pool: Pool,
  router: string,
  wallets: readonly string[],
  forMs: number,
): Promise<void> {
  await pool.query(
    `INSERT INTO ledger.payment_watch (wallet, router, until)
     SELECT wallet, $1, clock_timestamp() + $3 * interval '1 millisecond' FROM unnest($2::text[]) AS wallet
     ON CONFLICT (wallet, router) DO UPDATE SET until = excluded.until`,
    [router, wallets, forMs],
  )
}

/** Deletes watches that have ended, and all of one router. */
export async function endWatches(pool: Pool, router: string | null): Promise<void> {
  await pool.query('DELETE FROM ledger.payment_watch WHERE until < clock_timestamp() OR router = $1', [router])
}

/** The ids of a payer's payments in progress, newest first. */
export async function paymentsInProgress(pool: Pool, payer: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (
       SELECT payment_id AS id, reserved_at AS at FROM ledger.open_payment WHERE payer = $1 AND state IN ${sqlStates(OPEN_STATES)}
       UNION ALL SELECT id, created_at FROM ledger.payment WHERE payer = $1 AND is_short AND state = 'REFUNDING') AS payment
     ORDER BY at DESC LIMIT $2`,
    [payer, limit],
  )
  return rows.map(({ id }) => id)
}

/** The payers' payments that may have changed since a time of the database, in the order of their changes. */
export async function paymentsChangedSince(
  pool: Pool,
  payers: readonly string[],
  since: Date,
): Promise<ChangedPayment[]> {
  const { rows } = await pool.query<ChangedPayment>(
    `SELECT id, payer FROM ledger.payment
     WHERE payer = ANY ($1) AND updated_at > $2::timestamptz - $3 * interval '1 millisecond' ORDER BY updated_at`,
    [payers, since, MARGIN_MS],
  )
  return rows
}
