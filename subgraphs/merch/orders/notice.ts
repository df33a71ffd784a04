import type { Pool, PoolClient } from '../../../prisma/database.ts'

// The only module that writes merch.notice. A notice is inserted in the transaction of the change that it reports, and
// is sent by the process that first moves its `due_at` ahead.

/** The order changes that are mailed to the addressee, in chronological order. */
export type NoticeKind = 'ORDERED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'FAILED'

/** One e-mail about one order. */
export interface Notice {
  readonly orderId: string
  readonly kind: NoticeKind
  readonly createdAt: Date
}

/** The job that sends due notices. */
export const SEND_NOTICES_JOB = 'merch.sendNotices'

/**
 * Queues the e-mail about a change inside the change's own transaction, once per order and kind; skipped if this or a
 * later change has a notice already.
 */
export async function addNotice(client: PoolClient, orderId: string, kind: NoticeKind, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO merch.notice (order_id, kind, created_at, due_at)
     SELECT $1, $2::merch.notice_kind, $3, $3
     WHERE NOT EXISTS (SELECT FROM merch.notice WHERE order_id = $1 AND kind >= $2::merch.notice_kind)
     ON CONFLICT DO NOTHING`,
    [orderId, kind, now],
  )
  // Without a job_key: transactions that add jobs of one key block each other.
  if (rowCount === 1)
    await client.query(`SELECT graphile_worker.add_job($1, '{}', max_attempts => 1)`, [SEND_NOTICES_JOB])
}

/** Leases due notices, oldest first, for `leaseMs`. */
export async function takeDueNotices(pool: Pool, now: Date, leaseMs: number, limit: number): Promise<Notice[]> {
  const { rows } = await pool.query<Notice>(
    `UPDATE merch.notice AS notice SET due_at = $2
     FROM (SELECT order_id, kind FROM merch.notice WHERE due_at <= $1
           ORDER BY due_at, order_id, kind LIMIT $3 FOR UPDATE SKIP LOCKED) AS due
     WHERE notice.order_id = due.order_id AND notice.kind = due.kind
     RETURNING notice.order_id AS "orderId", notice.kind, notice.created_at AS "createdAt"`,
    [now, new Date(now.getTime() + leaseMs), limit],
  )
  return rows
}

/** Marks a notice that the relay accepted: it is never sent again. */
export async function noticeSent(pool: Pool, { orderId, kind }: Notice, now: Date): Promise<void> {
  const sql = 'UPDATE merch.notice SET sent_at = $3, due_at = NULL WHERE order_id = $1 AND kind = $2'
  await pool.query(sql, [orderId, kind, now])
}

/** Schedules the next attempt; null gives up. */
export async function noticeDue(pool: Pool, { orderId, kind }: Notice, at: Date | null): Promise<void> {
  const sql = 'UPDATE merch.notice SET due_at = $3 WHERE order_id = $1 AND kind = $2 AND sent_at IS NULL'
  await pool.query(sql, [orderId, kind, at])
}
