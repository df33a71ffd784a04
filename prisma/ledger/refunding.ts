import type { PoolClient } from 'pg'
import { OWED } from './disbursementStates.ts'
import { moveAll } from './move.ts'
import type { PaymentState } from './states.ts'

// A payment is REFUNDING from the first attempt at a refund until no refund of it is owed, in whatever order several are sent.

/** A payment's state, and how many of its refunds are owed and sent. */
export interface Refunds {
  readonly state: PaymentState
  readonly owed: number
  readonly sent: number
}

/** Locks a payment's row and returns its state; null when there is no such payment. */
export async function lockPayment(client: PoolClient, paymentId: string): Promise<PaymentState | null> {
  const { rows } = await client.query<{ state: PaymentState }>(
    'SELECT state FROM ledger.payment WHERE id = $1 FOR UPDATE',
    [paymentId],
  )
  return rows[0]?.state ?? null
}

/**
 * The refunds of a payment. The caller has locked the payment in an earlier statement: a statement that waits for the lock
 * itself does not see what the other transaction wrote.
 */
export async function refundsOf(client: PoolClient, paymentId: string): Promise<Refunds> {
  const { rows } = await client.query<Refunds>(
    `SELECT payment.state, count(*) FILTER (WHERE refund.state IN ${OWED})::int AS owed,
       count(*) FILTER (WHERE refund.state = 'SENT')::int AS sent
     FROM ledger.payment LEFT JOIN ledger.disbursement AS refund
       ON refund.payment_id = payment.id AND refund.purpose = 'REFUND'
     WHERE payment.id = $1 GROUP BY payment.state`,
    [paymentId],
  )
  const [refunds] = rows
  if (!refunds) throw new Error(`There is no payment ${paymentId}`)
  return refunds
}

/**
 * Brings a payment that is REFUNDING or REFUNDED to the one of these states that holds: REFUNDED when no refund is owed. The
 * caller has locked the payment.
 */
export async function moveWithRefunds(client: PoolClient, paymentId: string, reason: string): Promise<void> {
  const { state, owed } = await refundsOf(client, paymentId)
  const next = owed > 0 ? 'REFUNDING' : 'REFUNDED'
  if (state === next || (state !== 'REFUNDING' && state !== 'REFUNDED')) return
  await moveAll(client, null, [{ id: paymentId, through: null, next, reason, patch: {} }])
}
