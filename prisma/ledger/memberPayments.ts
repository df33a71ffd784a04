import { sql } from 'kysely'
import type { Pool } from 'pg'
import { atomicUsdc, formatUsd } from '../../schema/money.ts'
import { allForEach } from '../inOrder.ts'
import type { Position } from '../position.ts'
import { allRows, rowsFrom, tables } from '../sql.ts'
import { KEPT } from './disbursementStates.ts'
import { type Payment, paymentsById } from './history.ts'

// What members of an organization paid in its name.

/** A page of the payments of one member, newest first. */
export interface MemberPaymentsAsked {
  readonly organizationId: string
  readonly payer: string
  readonly after: Position | null
  readonly limit: number
}

/** The payments of each page that is asked for, newest first. */
export async function memberPayments(pool: Pool, pages: readonly MemberPaymentsAsked[]): Promise<Payment[][]> {
  const numbered = pages.map(({ after, ...page }, at) => ({
    ...page,
    at,
    afterMicros: after?.micros ?? null,
    afterId: after?.id ?? null,
  }))
  const asked = rowsFrom(
    numbered,
    { at: 'int4', organizationId: 'text', payer: 'text', limit: 'int4', afterMicros: 'int8', afterId: 'text' },
    'asked',
  )
  const listed = tables.selectFrom(asked).innerJoinLateral(
    (nested) =>
      nested
        .selectFrom('ledger.payment as payment')
        .select(['payment.id', 'payment.createdAt'])
        .where(sql<boolean>`payment.organization_id = asked.organization_id::uuid AND payment.payer = asked.payer`)
        .where(
          sql<boolean>`asked.after_id IS NULL OR (payment.created_at, payment.id)
            < ('epoch'::timestamptz + asked.after_micros * interval '1 microsecond', asked.after_id::uuid)`,
        )
        .orderBy('payment.createdAt', 'desc')
        .orderBy('payment.id', 'desc')
        .limit(({ ref }) => ref('asked.limit'))
        .as('page'),
    (join) => join.onTrue(),
  )
  const found = await allRows(
    pool,
    listed
      .select(['asked.at', 'page.id'])
      .orderBy('asked.at')
      .orderBy('page.createdAt', 'desc')
      .orderBy('page.id', 'desc'),
  )
  const payments = await paymentsById(
    pool,
    found.map(({ id }) => id),
  )
  const rows = found.flatMap(({ at }, index) => {
    const payment = payments[index]
    return payment ? [{ at, payment }] : []
  })
  return allForEach(
    pages.map((_, at) => at),
    rows,
    ({ at }) => at,
  ).map((own) => own.map(({ payment }) => payment))
}

/** A member, and the time of the payments that count, by when they were made. */
export interface SpendingAsked {
  readonly organizationId: string
  readonly payer: string
  readonly since: Date | null
}

/** What each of these members spent for its organization: charged, less what was given back. Decimal USD. */
export async function memberSpending(pool: Pool, members: readonly SpendingAsked[]): Promise<string[]> {
  const numbered = members.map((member, at) => ({ ...member, at, since: member.since?.toISOString() ?? null }))
  const types = { at: 'int4', organizationId: 'text', payer: 'text', since: 'timestamptz' } as const
  const spent = tables
    .selectFrom(rowsFrom(numbered, types, 'asked'))
    .innerJoin('ledger.payment as payment', (join) =>
      join.on(
        sql<boolean>`payment.organization_id = asked.organization_id::uuid AND payment.payer = asked.payer
          AND payment.created_at >= coalesce(asked.since, '-infinity')`,
      ),
    )
    .select('asked.at')
    .select(
      sql<string>`sum(coalesce(payment.settled_amount, 0) - coalesce((
        SELECT sum(refund.amount) FROM ledger.disbursement AS refund
        WHERE refund.payment_id = payment.id AND refund.purpose = 'REFUND' AND refund.state NOT IN (${sql.raw(KEPT)})
      ), 0))::text`.as('amount'),
    )
    .groupBy('asked.at')
  const amounts = new Map((await allRows(pool, spent)).map(({ at, amount }) => [at, amount]))
  return members.map((_, at) => formatUsd(atomicUsdc(BigInt(amounts.get(at) ?? '0'))))
}
