import type { PoolClient } from 'pg'
import type { AtomicUsdc } from '../../schema/money.ts'
import { portions } from '../portions.ts'
import type { DisbursementPurpose } from './disbursements.ts'
import { COLUMNS, PAYMENTS, type Payment, readAmount, readPayment } from './rows.ts'
import { UNCHARGED_STATES } from './states.ts'
import { sqlStates } from './stateTable.ts'
import type { PreparedTransfer } from './stored.ts'

// What the audit compares with the chain and the schema, in portions. All need a transaction, and one query at a time.

/** How many payments and disbursements a ledger has. */
export interface LedgerCounts {
  readonly payments: number
  /** Refunds and payouts. */
  readonly refunds: number
  /** Payments older than the evidence for redrawing their bills. */
  readonly withoutBasis: number
}

/** A settled payment, and the amount it took. */
export interface SettledPayment {
  readonly payment: Payment
  readonly amount: AtomicUsdc
  /** Log index of the transfer in its block, if recorded. */
  readonly logIndex: number | null
}

/** A refund or payout that is recorded as sent. */
export interface SentDisbursement {
  readonly id: string
  readonly purpose: DisbursementPurpose
  readonly payment: string
  /** Atomic units. */
  readonly amount: bigint
  readonly transaction: string | null
  readonly prepared: PreparedTransfer | null
  readonly createdAt: Date
  /** The payer, or the recipient of a payout. */
  readonly to: string
  readonly scheme: string
  readonly network: string
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
  readonly retold: boolean
  readonly basis: string
  readonly schemaVersion: string
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly lines: readonly BilledLine[]
}

export async function countLedger(client: PoolClient): Promise<LedgerCounts> {
  const { rows } = await client.query<LedgerCounts>(
    `SELECT (SELECT count(*)::int FROM ledger.payment) AS payments, (SELECT count(*)::int FROM ledger.disbursement) AS refunds,
       (SELECT count(*)::int FROM ledger.payment WHERE basis IS NULL) AS "withoutBasis"`,
  )
  return rows[0] ?? { payments: 0, refunds: 0, withoutBasis: 0 }
}

/** Ordered by transaction, those with a recorded log index first, because that transfer is theirs. */
export async function* settledPayments(client: PoolClient): AsyncGenerator<readonly SettledPayment[]> {
  const sql = `SELECT ${COLUMNS}, transaction_log FROM ${PAYMENTS}
    WHERE settled_amount IS NOT NULL AND transaction_hash IS NOT NULL
    ORDER BY transaction_hash, transaction_log NULLS LAST, payment.id`
  for await (const rows of portions<Record<string, unknown>>(client, sql)) {
    yield rows.map((row) => ({
      payment: readPayment(row),
      amount: readAmount(row.settled_amount),
      logIndex: row.transaction_log as number | null,
    }))
  }
}

/** Released and failed payments, oldest first. */
export async function* unchargedPayments(client: PoolClient): AsyncGenerator<readonly Payment[]> {
  const sql = `SELECT ${COLUMNS} FROM ${PAYMENTS} WHERE payment.state IN ${sqlStates(UNCHARGED_STATES)} ORDER BY payment.created_at, payment.id`
  for await (const rows of portions<Record<string, unknown>>(client, sql)) yield rows.map(readPayment)
}

/** Ordered by transaction. */
export async function* sentDisbursements(client: PoolClient): AsyncGenerator<readonly SentDisbursement[]> {
  const sql = `SELECT disbursement.id, disbursement.purpose, disbursement.payment_id AS payment, disbursement.amount,
      disbursement.transaction_hash AS transaction, disbursement.prepared, disbursement.created_at AS "createdAt",
      coalesce(disbursement.recipient, payment.payer) AS "to", payment.scheme, payment.network
    FROM ledger.disbursement JOIN ledger.payment ON payment.id = disbursement.payment_id
    WHERE disbursement.state = 'SENT' ORDER BY disbursement.transaction_hash, disbursement.id`
  for await (const rows of portions<SentDisbursement & { readonly amount: unknown }>(client, sql))
    yield rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

/** Payments with a stored basis, ordered by it. */
export function billedPayments(client: PoolClient): AsyncGenerator<readonly BilledPayment[]> {
  const sql = `SELECT payment.id, payment.retold, payment.basis, basis.schema_version AS "schemaVersion", basis.operation,
      basis.variables,
      (SELECT coalesce(json_agg(json_build_object('field', line.field, 'path', line.path, 'units', line.units,
         'amount', line.amount::text, 'settle', line.settle)), '[]')
       FROM ledger.payment_line AS line WHERE line.payment_id = payment.id) AS lines
    FROM ledger.payment JOIN ledger.bill_basis AS basis ON basis.id = payment.basis ORDER BY payment.basis`
  return portions<BilledPayment>(client, sql)
}

/** The supergraph of a schema version; null where it is not stored. */
export async function findSupergraph(client: PoolClient, version: string): Promise<string | null> {
  const sql = 'SELECT supergraph FROM ledger.schema_version WHERE id = $1'
  const { rows } = await client.query<{ supergraph: string }>(sql, [version])
  return rows[0]?.supergraph ?? null
}
