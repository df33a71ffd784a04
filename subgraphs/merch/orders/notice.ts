import type { Pool, PoolClient } from 'pg'

// The one place that writes merch.notice. A notice is written in the transaction of the change that it tells, and is sent
// by whichever process moves its `due_at` ahead first.

/** The changes of an order that its addressee is told, in the order in which it comes to them. */
export type NoticeKind = 'ORDERED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'FAILED'

/** One e-mail about one order. */
export interface Notice {
  readonly orderId: string
  readonly kind: NoticeKind
  readonly createdAt: Date
}

/** The job that sends what is due. */
export const SEND_NOTICES_JOB = 'merch.sendNotices'

/**
 * Queues the e-mail about a change inside the change's own transaction, once for each order and kind; not where a later
 * change was told already.
 */
export async function addNotice(client: PoolClient, orderId: string, kind: NoticeKind, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO merch.notice (order_id, kind, created_at, due_at)
     SELECT $1, $2::merch.notice_kind, $3, $3
     WHERE NOT EXISTS (SELECT FROM merch.notice WHERE order_id = $1 AND kind >= $2::merch.notice_kind)
     ON CONFLICT DO NOTHING`,
    [orderId, kind, now],
  )
  // Without a job_key: transactions that add jobs of one key wait for each other.
  if (rowCount === 1)
    await client.query(`SELECT graphile_worker.add_job($1, '{}', max_attempts => 1)`, [SEND_NOTICES_JOB])
}

/** Takes the notices that are due, the oldest first, for as long as a process may need to send them. */
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

/** The relay took it: it is never sent again. */
export async function noticeSent(pool: Pool, { orderId, kind }: Notice, now: Date): Promise<void> {
  const sql = 'UPDATE merch.notice SET sent_at = $3, due_at = NULL WHERE order_id = $1 AND kind = $2'
  await pool.query(sql, [orderId, kind, now])
}

/** Tries it again at a time; null gives it up. */
export async function noticeDue(pool: Pool, { orderId, kind }: Notice, at: Date | null): Promise<void> {
  const sql = 'UPDATE merch.notice SET due_at = $3 WHERE order_id = $1 AND kind = $2 AND sent_at IS NULL'
  await pool.query(sql, [orderId, kind, at])
}
