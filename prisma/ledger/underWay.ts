import type { Pool } from 'pg'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { OWED_STATES } from './disbursementStates.ts'
import { OPEN_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'

/** States of payments that will move on. */
export const UNDER_WAY = [...OPEN_STATES, 'REFUNDING'] as const

/** How many payments are in a state that they will leave. */
export interface PaymentsUnderWay {
  readonly count: number
  /** Seconds since the oldest of them was reserved. */
  readonly age: number
}

/** How many refunds and payouts are in a state in which they are owed. */
export interface DisbursementsOwed {
  readonly count: number
  readonly amount: AtomicUsdc
}

/** Payments under way, by state; states without payments are left out. */
export async function paymentsUnderWay(pool: Pool): Promise<Map<string, PaymentsUnderWay>> {
  const { rows } = await pool.query<PaymentsUnderWay & { state: string }>(
    `SELECT state, count(*)::int AS count, extract(epoch FROM now() - min(reserved_at))::float8 AS age
     FROM (
       SELECT state, reserved_at FROM ledger.open_payment WHERE state IN ${sqlStates(OPEN_STATES)}
       UNION ALL
       SELECT state, created_at FROM ledger.payment WHERE state = 'REFUNDING' AND id IN (
         SELECT payment_id FROM ledger.disbursement WHERE state = ANY ($1) AND purpose = 'REFUND')) AS payment
     GROUP BY state`,
    [OWED_STATES],
  )
  return new Map(rows.map(({ state, ...found }) => [state, found]))
}

/** Refunds and payouts that are owed, by state; states without any are left out. */
export async function disbursementsOwed(pool: Pool): Promise<Map<string, DisbursementsOwed>> {
  const { rows } = await pool.query<{ state: string; count: number; amount: string }>(
    `SELECT state, count(*)::int AS count, sum(amount)::text AS amount FROM ledger.disbursement WHERE state = ANY ($1) GROUP BY state`,
    [OWED_STATES],
  )
  return new Map(rows.map(({ state, count, amount }) => [state, { count, amount: atomicUsdc(BigInt(amount)) }]))
}

/** Payments that were handed over to be settled and wait, and how long the oldest has, in seconds. */
export async function settlementsQueued(pool: Pool): Promise<PaymentsUnderWay> {
  const { rows } = await pool.query<PaymentsUnderWay>(
    `SELECT count(*)::int AS count, coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS age
     FROM ledger.queued_settlement WHERE done_at IS NULL`,
  )
  return rows[0] ?? { count: 0, age: 0 }
}
