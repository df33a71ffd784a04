import { sql } from 'kysely'
import { addJob } from '../../../prisma/addJob.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, type Row, tables } from '../../../prisma/sql.ts'
import { dueAtOnce } from '../../kit/time.ts'

// The only module that writes merch.notice. A notice is inserted in the transaction of the change that it reports, and
// is sent by the process that first moves its `due_at` ahead.

/** The order changes that are mailed to the addressee, in chronological order. */
export type NoticeKind = Row<'merch.notice'>['kind']

/** One e-mail about one order. */
export type Notice = Pick<Row<'merch.notice'>, 'orderId' | 'kind' | 'createdAt'>

/** The job that sends due notices. */
export const SEND_NOTICES_JOB = 'merch.sendNotices'

/**
 * Queues the e-mail about a change inside the change's own transaction, once per order and kind; skipped if this or a
 * later change has a notice already.
 */
export async function addNotice(client: PoolClient, orderId: string, kind: NoticeKind, now: Date): Promise<void> {
  const known = tables
    .selectFrom('merch.notice')
    .where('orderId', '=', orderId)
    .where('kind', '>=', sql<NoticeKind>`${kind}::merch.notice_kind`)
  const notice = tables
    .selectNoFrom([
      sql<string>`${orderId}::uuid`.as('orderId'),
      sql<NoticeKind>`${kind}::merch.notice_kind`.as('kind'),
      sql<Date>`${now}::timestamptz`.as('createdAt'),
      sql<Date>`${dueAtOnce(now)}::timestamptz`.as('dueAt'),
    ])
    .where(({ not, exists }) => not(exists(known)))
  const added = tables
    .insertInto('merch.notice')
    .columns(['orderId', 'kind', 'createdAt', 'dueAt'])
    .expression(notice)
    .onConflict((conflict) => conflict.doNothing())
  if ((await affected(client, added)) === 0) return
  // Without a key: transactions that add jobs of one key block each other.
  await addJob(client, SEND_NOTICES_JOB, {}, { maxAttempts: 1 })
}

/** Leases due notices, oldest first, for `leaseMs`. */
export async function takeDueNotices(pool: Pool, now: Date, leaseMs: number, limit: number): Promise<Notice[]> {
  const due = tables
    .selectFrom('merch.notice')
    .select(['orderId', 'kind'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('orderId')
    .orderBy('kind')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const leased = tables
    .updateTable('merch.notice as notice')
    .from(due.as('due'))
    .set({ dueAt: new Date(now.getTime() + leaseMs) })
    .whereRef('notice.orderId', '=', 'due.orderId')
    .whereRef('notice.kind', '=', 'due.kind')
    .returning(['notice.orderId', 'notice.kind', 'notice.createdAt'])
  return await allRows(pool, leased)
}

/** Marks a notice that the relay accepted: it is never sent again. */
export async function noticeSent(pool: Pool, notice: Notice, now: Date): Promise<void> {
  await affected(pool, changed(notice).set({ sentAt: now, dueAt: null }))
}

/** Schedules the next attempt; null gives up. */
export async function noticeDue(pool: Pool, notice: Notice, at: Date | null): Promise<void> {
  await affected(pool, changed(notice).set({ dueAt: at }).where('sentAt', 'is', null))
}

function changed({ orderId, kind }: Notice) {
  return tables.updateTable('merch.notice').where('orderId', '=', orderId).where('kind', '=', kind)
}
