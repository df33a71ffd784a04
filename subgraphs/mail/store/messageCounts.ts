import type { Pool } from '../../../prisma/database.ts'
import { allRows, anyOf, countRows, tables } from '../../../prisma/sql.ts'
import { keptSince } from './messages.ts'

/** Message counts of an inbox. */
export interface MessageCounts {
  readonly messages: number
  readonly unread: number
}

const EMPTY: MessageCounts = { messages: 0, unread: 0 }

/** Current counts of each of these inboxes, consistent with the message list. */
export async function countMessages(pool: Pool, inboxIds: readonly string[], now: Date): Promise<MessageCounts[]> {
  const counts = tables
    .selectFrom('mail.message')
    .select(({ fn, cast }) => [
      'inboxId',
      countRows.as('messages'),
      cast<number>(fn.countAll().filterWhere('readAt', 'is', null), 'integer').as('unread'),
    ])
    .where('inboxId', '=', anyOf(inboxIds))
    .where('receivedAt', '>', keptSince(now))
    .groupBy('inboxId')
  const rows = await allRows(pool, counts)
  const byId = new Map(rows.map(({ inboxId, messages, unread }) => [inboxId, { messages, unread }]))
  return inboxIds.map((id) => byId.get(id) ?? EMPTY)
}
