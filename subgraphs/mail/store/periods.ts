import type { PoolClient } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'

/** A paid period of an inbox. */
export interface Period {
  /** The line that paid for it. */
  readonly actId: string
  readonly inboxId: string
  readonly payer: WalletAddress
  readonly amount: AtomicUsdc
  readonly days: number
  readonly paidAt: Date
}

/** A period with the amount that has not been refunded. */
export type PeriodLeft = Pick<Period, 'actId' | 'payer' | 'amount' | 'days'> & { readonly left: AtomicUsdc }

/** Inserts a paid period, in the transaction that extends the inbox. */
export async function insertPeriod(client: PoolClient, period: Period): Promise<void> {
  const { actId, inboxId, payer, amount, days, paidAt } = period
  const sql = `INSERT INTO mail.inbox_period (act_id, inbox_id, payer, amount, days, paid_at)
    VALUES ($1, $2, $3, $4, $5, $6)`
  await client.query(sql, [actId, inboxId, payer, amount.toString(), days, paidAt])
}

/** The refundable periods of an inbox, newest first. Lock the inbox first. */
export async function periodsLeft(client: PoolClient, inboxId: string): Promise<PeriodLeft[]> {
  const sql = `SELECT act_id AS "actId", payer, amount, days, amount - refunded AS left FROM mail.inbox_period
    WHERE inbox_id = $1 AND amount > refunded ORDER BY paid_at DESC, act_id DESC`
  const { rows } = await client.query<Omit<PeriodLeft, 'amount' | 'left'> & { amount: string; left: string }>(sql, [
    inboxId,
  ])
  return rows.map((row) => ({ ...row, amount: atomicUsdc(BigInt(row.amount)), left: atomicUsdc(BigInt(row.left)) }))
}

/** The wallets that have paid for an inbox. */
export async function payersOf(client: PoolClient, inboxId: string): Promise<WalletAddress[]> {
  const sql = 'SELECT DISTINCT payer FROM mail.inbox_period WHERE inbox_id = $1'
  const { rows } = await client.query<{ payer: WalletAddress }>(sql, [inboxId])
  return rows.map(({ payer }) => payer)
}

/** Adds to the refunded amount of a period. */
export async function noteRefunded(client: PoolClient, actId: string, amount: AtomicUsdc): Promise<void> {
  const sql = 'UPDATE mail.inbox_period SET refunded = refunded + $2 WHERE act_id = $1'
  await client.query(sql, [actId, amount.toString()])
}
