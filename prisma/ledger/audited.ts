import type { Pool, PoolClient } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../schema/money.ts'
import { portions } from '../portions.ts'
import { type AuditScope, scopeConditions } from './auditScope.ts'
import { disbursementMark } from './disbursementMark.ts'
import type { DisbursementPurpose } from './disbursements.ts'
import { COLUMNS, PAYMENTS, type Payment, readAmount, readPayment } from './rows.ts'
import { UNCHARGED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { PreparedTransfer, Scheme } from './stored.ts'

// What the audit compares with the chain and the schema, in portions. All need a transaction, and one query at a time.

/** How many payments and disbursements a ledger has. */
export interface LedgerCounts {
  readonly payments: number
  /** Refunds and payouts. */
  readonly refunds: number
  /** Payments older than the evidence for redrawing their bills. */
  readonly withoutBasis: number
}

/** What a settled payment says of its transfer on chain. */
export interface SettledPayment {
  readonly id: string
  readonly scheme: Scheme
  readonly network: string
  readonly payer: string
  readonly payTo: string
  readonly nonce: string
  /** What it took, in atomic units. */
  readonly amount: AtomicUsdc
  readonly transaction: string
  /** Log index of the transfer in its block, if recorded. */
  readonly logIndex: number | null
}

/** Payments by the time of their reservation. */
export interface PaymentWindow {
  /** At or after; null for no limit. */
  readonly since: Date | null
  /** Before; null for no limit. */
  readonly before: Date | null
  /** Ids of older payments that are included. */
  readonly touched: readonly string[]
}

/** A payment that took nothing. */
export interface UnchargedPayment {
  readonly id: string
  readonly network: string
  readonly payTo: string
  readonly createdAt: Date
}

/** A refund or payout that is recorded as sent. */
export interface SentDisbursement {
  readonly id: string
  readonly purpose: DisbursementPurpose
  readonly payment: string
  readonly amount: AtomicUsdc
  readonly transaction: string | null
  /** Null where the chain had the transfer already when it was to be signed. */
  readonly prepared: PreparedTransfer | null
  readonly createdAt: Date
  /** The payer, or the recipient of a payout. */
  readonly to: WalletAddress
  readonly scheme: Scheme
  readonly network: string
  /** Its name on chain; see disbursementMark.ts. */
  readonly mark: `0x${string}`
  /** When the payment was reserved: no transfer of it is older. */
  readonly paidAt: Date
}

/** A line as billed; amounts in atomic units, as decimal strings. */
export interface BilledLine {
  readonly field: string
  readonly path: string
  readonly units: number
  readonly amount: string
  readonly settle: string
}

/** A payment with its bill and what the bill followed from. */
export interface BilledPayment {
  readonly id: string
  readonly basis: string
  readonly schemaVersion: string
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly lines: readonly BilledLine[]
}

/** When the oldest payment was reserved; null for an empty ledger. */
export async function oldestPayment(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ first: Date | null }>('SELECT min(created_at) AS first FROM ledger.payment')
  return rows[0]?.first ?? null
}

/** The numbers of what is within a scope. */
export async function countLedger(client: PoolClient, scope: AuditScope): Promise<LedgerCounts> {
  const { payment, within, parameters } = scopeConditions(scope, 1)
  const { rows } = await client.query<LedgerCounts>(
    `SELECT (SELECT count(*)::int FROM ledger.payment WHERE ${payment}) AS payments,
       (SELECT count(*)::int FROM ledger.disbursement WHERE ${within('payment_id')}) AS refunds,
       (SELECT count(*)::int FROM ledger.payment WHERE ${payment} AND basis IS NULL) AS "withoutBasis"`,
    [...parameters],
  )
  return rows[0] ?? { payments: 0, refunds: 0, withoutBasis: 0 }
}

/** Settled payments of a window. Those with a recorded log index come first, because that transfer is theirs. */
export async function* settledPayments(
  client: PoolClient,
  { since, before, touched }: PaymentWindow,
): AsyncGenerator<readonly SettledPayment[]> {
  const sql = `SELECT id, scheme, network, payer, pay_to AS "payTo", nonce, settled_amount::text AS amount,
      transaction_hash AS transaction, transaction_log AS "logIndex"
    FROM ledger.payment
    WHERE settled_amount IS NOT NULL AND transaction_hash IS NOT NULL
      AND ((($1::timestamptz IS NULL OR created_at >= $1) AND ($2::timestamptz IS NULL OR created_at < $2)) OR id = ANY ($3::uuid[]))
    ORDER BY transaction_log NULLS LAST, id`
  type Row = SettledPayment & { readonly amount: unknown }
  for await (const rows of portions<Row>(client, sql, [since, before, touched]))
    yield rows.map((row) => ({ ...row, amount: readAmount(row.amount) }))
}

/** Payments by their ids, in no order. */
export async function paymentsWithIds(client: PoolClient, ids: readonly string[]): Promise<Payment[]> {
  const { rows } = await client.query(`SELECT ${COLUMNS} FROM ${PAYMENTS} WHERE payment.id = ANY ($1)`, [ids])
  return rows.map(readPayment)
}

/**
 * Released and failed payments within a scope that are not watched any more, and when they were reserved; oldest first.
 */
export async function* unchargedPayments(
  client: PoolClient,
  scope: AuditScope,
): AsyncGenerator<readonly UnchargedPayment[]> {
  const { payment, parameters } = scopeConditions(scope, 1)
  const sql = `SELECT id, network, pay_to AS "payTo", created_at AS "createdAt" FROM ledger.payment
    WHERE state IN ${sqlStates(UNCHARGED_STATES)} AND ${payment}
       AND NOT EXISTS (SELECT FROM ledger.open_payment AS open WHERE open.payment_id = payment.id AND open.is_due)
     ORDER BY created_at, id`
  yield* portions<UnchargedPayment>(client, sql, parameters)
}

interface SentRow extends Omit<SentDisbursement, 'amount' | 'mark'> {
  readonly amount: string
  readonly key: string
  readonly payer: string
  readonly nonce: string
}

/** Those of payments within a scope, ordered by transaction. */
export async function* sentDisbursements(
  client: PoolClient,
  scope: AuditScope,
): AsyncGenerator<readonly SentDisbursement[]> {
  const { payment, parameters } = scopeConditions(scope, 1)
  const sql = `SELECT disbursement.id, disbursement.purpose, disbursement.payment_id AS payment, disbursement.amount,
      disbursement.transaction_hash AS transaction, disbursement.prepared, disbursement.created_at AS "createdAt",
      coalesce(disbursement.recipient, payment.payer) AS "to", payment.scheme, payment.network,
      payment.created_at AS "paidAt", disbursement.key, payment.payer, payment.nonce
    FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
    WHERE disbursement.state = 'SENT' AND ${payment} ORDER BY disbursement.transaction_hash, disbursement.id`
  for await (const rows of portions<SentRow>(client, sql, parameters)) {
    yield rows.map(({ key, payer, nonce, amount, ...row }) => {
      const mark = disbursementMark({ scheme: row.scheme, network: row.network, payer, nonce }, key)
      return { ...row, mark, amount: atomicUsdc(BigInt(amount)) }
    })
  }
}

/** Payments within a scope with a stored basis, ordered by it; all, or those whose answer was given again. */
export function billedPayments(
  client: PoolClient,
  scope: AuditScope,
  which: 'all' | 'retold',
): AsyncGenerator<readonly BilledPayment[]> {
  const { payment, parameters } = scopeConditions(scope, 1)
  const sql = `SELECT payment.id, payment.basis, basis.schema_version AS "schemaVersion", basis.operation,
      basis.variables,
      (SELECT coalesce(json_agg(json_build_object('field', line.field, 'path', line.path, 'units', line.units,
         'amount', line.amount::text, 'settle', line.settle)), '[]')
       FROM ledger.payment_line AS line WHERE line.payment_id = payment.id) AS lines
    FROM ledger.payment JOIN ledger.bill_basis AS basis ON basis.id = payment.basis
    WHERE ${payment}${which === 'retold' ? ' AND payment.retold' : ''} ORDER BY payment.basis`
  return portions<BilledPayment>(client, sql, parameters)
}

/** The supergraph of a schema version; null where it is not stored. */
export async function findSupergraph(client: PoolClient, version: string): Promise<string | null> {
  const sql = 'SELECT supergraph FROM ledger.schema_version WHERE id = $1'
  const { rows } = await client.query<{ supergraph: string }>(sql, [version])
  return rows[0]?.supergraph ?? null
}
