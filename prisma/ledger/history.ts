import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { WalletAddress } from '../../schema/address.ts'
import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import { isUuid } from '../../schema/uuid.ts'
import type { Database } from '../database.ts'
import { allForEach, oneForEach } from '../inOrder.ts'
import { micros, newestAfter, type Position } from '../position.ts'
import { allRows, anyOf, tables } from '../sql.ts'
import type { DisbursementState } from './disbursementStates.ts'
import type { DisbursementPurpose } from './disbursements.ts'
import type { PaymentState } from './states.ts'

// The checkout owns the ledger; this file only reads it. Amounts are numeric there, in atomic USDC units.

export interface Payment extends Position {
  readonly payer: WalletAddress
  readonly state: PaymentState
  readonly protocol: string
  /** Decimal USD, like all amounts here. */
  readonly amount: string
  readonly settledAmount: string | null
  readonly network: string
  readonly asset: string
  readonly payTo: string
  readonly transactionHash: string | null
  readonly service: string
  /** `POST /api/search`; null for a GraphQL operation. */
  readonly endpoint: string | null
  readonly operation: string | null
  readonly reason: string
  /** The organization that it was made for; null for the payer itself. */
  readonly organizationId: string | null
  readonly createdAt: Date
  readonly settledAt: Date | null
}

export interface PaymentLine {
  readonly paymentId: string
  readonly path: string
  readonly field: string
  readonly service: string
  readonly amount: string
  readonly units: number
  /** The charged part of the amount; null while the work is not done. */
  readonly charged: string | null
  readonly outcome: 'PENDING' | 'CHARGED' | 'WAIVED' | 'FAILED' | 'REFUNDED'
}

/** An outgoing transfer of a payment: a refund, or a payout to a `recipient` that the payer named. */
export interface PaymentDisbursement {
  readonly paymentId: string
  readonly purpose: DisbursementPurpose
  /** Null for a refund, which goes to the payer. */
  readonly recipient: string | null
  readonly amount: string
  readonly reason: string
  readonly state: DisbursementState
  readonly transactionHash: string | null
  readonly createdAt: Date
}

const payments = tables
  .selectFrom('ledger.payment')
  .select(['id', micros, 'protocol', 'amount', 'settledAmount', 'network', 'asset', 'payTo'])
  .select(['transactionHash', 'service', 'operation', 'reason', 'organizationId', 'createdAt', 'settledAt'])
  .select(sql<string | null>`method || ' ' || path`.as('endpoint'))
  .select(({ ref }) => [
    ref('state').$castTo<PaymentState>().as('state'),
    ref('payer').$castTo<WalletAddress>().as('payer'),
  ])

/** Returns up to `limit` payments of a payer after a position, newest first. */
export async function paymentsOf(
  pool: Pool,
  payer: WalletAddress,
  after: Position | null,
  limit: number,
): Promise<Payment[]> {
  const rows = await allRows(pool, newestAfter(payments.where('payer', '=', payer), after, limit))
  return rows.map(inUsd)
}

/** The payments with these ids; null for an id that does not exist. */
export async function paymentsById(pool: Pool, ids: readonly string[]): Promise<(Payment | null)[]> {
  const valid = ids.filter(isUuid)
  const rows = valid.length > 0 ? await allRows(pool, payments.where('id', '=', anyOf(valid))) : []
  return oneForEach(ids, rows.map(inUsd), ({ id }) => id)
}

/** Replaces atomic units by decimal USD. */
function inUsd<Row extends { readonly amount: string; readonly settledAmount: string | null }>(row: Row): Row {
  return { ...row, amount: usd(row.amount), settledAmount: row.settledAmount && usd(row.settledAmount) }
}

/** The lines of each payment, in operation order. */
export async function linesOf({ prisma }: Database, paymentIds: readonly string[]): Promise<PaymentLine[][]> {
  const rows = await prisma.paymentLine.findMany({
    where: { paymentId: { in: [...paymentIds] } },
    orderBy: [{ paymentId: 'asc' }, { position: 'asc' }],
  })
  const lines = rows.map((row) => ({
    ...row,
    amount: usd(row.amount.toFixed()),
    charged: row.charged && usd(row.charged.toFixed()),
    outcome: row.outcome as PaymentLine['outcome'],
  }))
  return allForEach(paymentIds, lines, ({ paymentId }) => paymentId)
}

/** The refunds and payouts of each payment, oldest first. */
export async function disbursementsOf(
  { prisma }: Database,
  paymentIds: readonly string[],
): Promise<PaymentDisbursement[][]> {
  const rows = await prisma.disbursement.findMany({
    where: { paymentId: { in: [...paymentIds] } },
    orderBy: [{ paymentId: 'asc' }, { createdAt: 'asc' }, { key: 'asc' }],
  })
  const disbursements = rows.map((row) => ({
    ...row,
    purpose: row.purpose as PaymentDisbursement['purpose'],
    amount: usd(row.amount.toFixed()),
    state: row.state as PaymentDisbursement['state'],
  }))
  return allForEach(paymentIds, disbursements, ({ paymentId }) => paymentId)
}

function usd(atomicUnits: string): string {
  return formatUsd(atomicUsdc(BigInt(atomicUnits)))
}
