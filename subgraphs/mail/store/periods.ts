import type { PoolClient } from '../../../prisma/database.ts'
import { leftOfActs } from '../../../prisma/ledger/requests.ts'
import { affected, allRows, type Row, tables } from '../../../prisma/sql.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc, lesserUsdc } from '../../../schema/money.ts'

/** A paid period of an inbox. */
export type Period = Omit<Row<'mail.inboxPeriod'>, 'amount' | 'refunded'> & { readonly amount: AtomicUsdc }

/** A period with the amount that has not been refunded. */
export type PeriodLeft = Pick<Period, 'actId' | 'payer' | 'amount' | 'days'> & { readonly left: AtomicUsdc }

/** Inserts a paid period, in the transaction that extends the inbox. */
export async function insertPeriod(client: PoolClient, period: Period): Promise<void> {
  await affected(client, tables.insertInto('mail.inboxPeriod').values(period))
}

/** The refundable periods of an inbox, newest first. Lock the inbox first. */
export async function periodsLeft(client: PoolClient, inboxId: string): Promise<PeriodLeft[]> {
  const periods = tables
    .selectFrom('mail.inboxPeriod')
    .select(({ eb, ref }) => ['actId', 'payer', 'amount', 'days', eb('amount', '-', ref('refunded')).as('left')])
    .where('inboxId', '=', inboxId)
    .whereRef('amount', '>', 'refunded')
    .orderBy('paidAt', 'desc')
    .orderBy('actId', 'desc')
  const rows = await allRows(client, periods)
  // The operator may have refunded a part as well.
  const unrefunded = await leftOfActs(
    client,
    rows.map(({ actId }) => actId),
  )
  return rows.map((row) => {
    const left = atomicUsdc(BigInt(row.left))
    return { ...row, amount: atomicUsdc(BigInt(row.amount)), left: lesserUsdc(left, unrefunded.get(row.actId) ?? left) }
  })
}

/** The wallets that have paid for an inbox. */
export async function payersOf(client: PoolClient, inboxId: string): Promise<WalletAddress[]> {
  const payers = tables.selectFrom('mail.inboxPeriod').select('payer').distinct().where('inboxId', '=', inboxId)
  return (await allRows(client, payers)).map(({ payer }) => payer)
}

/** Adds to the refunded amount of a period. */
export async function noteRefunded(client: PoolClient, actId: string, amount: AtomicUsdc): Promise<void> {
  const period = tables.updateTable('mail.inboxPeriod').where('actId', '=', actId)
  await affected(
    client,
    period.set(({ eb }) => ({ refunded: eb('refunded', '+', amount.toString()) })),
  )
}
