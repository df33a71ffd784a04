import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { requireNotSuspended } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { loadCounts } from '../inboxFields.ts'
import { type InboxRow, MESSAGE_LIMIT } from '../store/inboxes.ts'
import { isMessageOf, type MessageSummary, type MessagesAsked, messagesOf } from '../store/messages.ts'
import type { Args, MailGraph } from '../types.gen.ts'

/** The messages in an inbox, newest first. An empty page is free of charge. */
export const listing: Topic<MailGraph> = {
  resolvers: {
    Inbox: { messages: pageOf },
    SubdomainInbox: { messages: pageOf },
  },
}

/** Share of the message limit from which the list carries a warning. */
const NEARLY_FULL = 0.8

async function pageOf(
  inbox: InboxRow,
  { first, after = null }: Args<'Inbox.messages'>,
  context: MailContext,
  info: GraphQLResolveInfo,
) {
  // A list of inboxes has suspended ones in it.
  if (inbox.address) await requireNotSuspended(context.db.pool, inbox.address)
  if (after !== null) await requireMessageOf(inbox, after, context)
  const [found, { messages: messageCount }] = await Promise.all([
    loadMessages(context, { inboxId: inbox.id, after, limit: first + 1 }),
    loadCounts(context, inbox.id),
  ])
  const nodes = found.slice(0, first)
  if (nodes.length === 0) context.waive(info, 'There are no messages')
  const pageInfo = {
    hasNextPage: found.length > first,
    hasPreviousPage: after !== null,
    startCursor: nodes[0]?.id ?? null,
    endCursor: nodes.at(-1)?.id ?? null,
  }
  return { nodes, pageInfo, messageCount, messageLimit: MESSAGE_LIMIT, warning: warningAt(messageCount) }
}

function loadMessages({ db, loader, now }: MailContext, page: MessagesAsked): Promise<MessageSummary[]> {
  const load = loader<MessagesAsked, MessageSummary[]>('mail.messages', (pages) => messagesOf(db.pool, pages, now()))
  return load.load(page)
}

/** Throws BadInput unless the cursor is the id of a message of this inbox. */
async function requireMessageOf({ id }: InboxRow, after: string, { db }: MailContext): Promise<void> {
  // Postgres rejects some texts, such as those with NUL.
  const isId = /^[0-9a-z]{1,64}$/.test(after)
  if (isId && (await isMessageOf(db.pool, id, after))) return
  throw new BadInput('must be the id of a message of this inbox', ['after'])
}

function warningAt(count: number): string | null {
  if (count < MESSAGE_LIMIT * NEARLY_FULL) return null
  if (count >= MESSAGE_LIMIT) return `The inbox is full (${count} messages): mail to it is refused. Delete some.`
  return `The inbox is nearly full: ${count} of ${MESSAGE_LIMIT} messages. Beyond that mail to it is refused.`
}
