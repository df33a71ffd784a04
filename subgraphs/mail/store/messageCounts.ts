import type { Pool } from '../../../prisma/database.ts'
import { keptSince } from './messages.ts'

/** Message counts of an inbox. */
export interface MessageCounts {
  readonly messages: number
  readonly unread: number
}

const EMPTY: MessageCounts = { messages: 0, unread: 0 }

/** Current counts of each of these inboxes, consistent with the message list. */
export async function countMessages(pool: Pool, inboxIds: readonly string[], now: Date): Promise<MessageCounts[]> {
  const sql = `SELECT inbox_id AS id, count(*)::int AS messages, (count(*) FILTER (WHERE read_at IS NULL))::int AS unread
    FROM mail.message WHERE inbox_id = ANY($1) AND received_at > $2 GROUP BY inbox_id`
  const { rows } = await pool.query<MessageCounts & { id: string }>(sql, [inboxIds, keptSince(now)])
  const byId = new Map(rows.map(({ id, messages, unread }) => [id, { messages, unread }]))
  return inboxIds.map((id) => byId.get(id) ?? EMPTY)
}
