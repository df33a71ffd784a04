import type { PoolClient } from 'pg'

/**
 * The payments that an audit checks: all that were reserved at or after a moment, and older ones that changed since.
 */
export interface AuditScope {
  /** Null: every payment of the ledger. */
  readonly since: Date | null
  /** Ids of older payments that have moved on, or are still under way. */
  readonly touched: readonly string[]
}

/** The whole ledger. */
export const WHOLE_LEDGER: AuditScope = { since: null, touched: [] }

/** SQL conditions that keep a query within a scope, and their parameters. */
export interface ScopeConditions {
  /** Of ledger.payment under the name `payment`. */
  readonly payment: string
  /** Of another table's column that refers to a payment. */
  readonly within: (column: string) => string
  readonly parameters: readonly unknown[]
}

/**
 * How far an audit reaches back behind the moment at which the last one began: a transaction that was open then may have
 * written rows with earlier times.
 */
const OVERLAP = `interval '10 minutes'`
/**
 * How long before that moment a payment was reserved that moves on after it without a disbursement: those at rest move only when
 * `reconcile` settles what a restored ledger had released.
 */
const REACH = `interval '2 days'`

/** The conditions of a scope; `first` is the number of the first free parameter. */
export function scopeConditions({ since, touched }: AuditScope, first: number): ScopeConditions {
  if (since === null) return { payment: 'true', within: () => 'true', parameters: [] }
  const payment = `(payment.created_at >= $${first}::timestamptz OR payment.id = ANY ($${first + 1}::uuid[]))`
  return {
    payment,
    within: (column) => `${column} IN (SELECT id FROM ledger.payment WHERE ${payment})`,
    parameters: [since, touched],
  }
}

/** The scope of an audit that goes on from a moment before which all payments were at rest; see `nextSince`. */
export async function scopeSince(client: PoolClient, since: Date): Promise<AuditScope> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM ledger.payment
     WHERE updated_at >= $1 AND created_at < $1 AND created_at >= $1::timestamptz - ${REACH}
     UNION
     SELECT disbursement.payment_id FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
     WHERE disbursement.updated_at >= $1 AND payment.created_at < $1
     UNION
     SELECT payment_id FROM ledger.open_payment WHERE is_due AND reserved_at < $1`,
    [since],
  )
  return { since, touched: rows.map(({ id }) => id) }
}

/**
 * The moment from which the next audit can go on after one that begins now. A payment that still needs work holds it back:
 * the answer of a payment that settled before its work is stored without a transition.
 */
export async function nextSince(client: PoolClient): Promise<Date> {
  const { rows } = await client.query<{ since: Date }>(
    `SELECT least(now() - ${OVERLAP}, (SELECT min(reserved_at) FROM ledger.open_payment WHERE is_due)) AS since`,
  )
  return rows[0]?.since ?? new Date(0)
}
