import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { ownInbox, readableSubdomainInbox } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { type Inbox, MESSAGE_LIMIT } from '../store/inboxes.ts'
import { fillOf, isMessageOf, messagesOf } from '../store/messages.ts'
import type { Args, MailGraph } from '../types.gen.ts'

/** The messages in an inbox, newest first. An empty page is free of charge. */
export const listing: Topic<MailGraph> = {
  resolvers: {
    Query: {
      async inboxMessages(_, args, context, info) {
        return pageOf(await ownInbox(context, args.username), args, context, info)
      },
      async subdomainInboxMessages(_, args, context, info) {
        const inbox = await readableSubdomainInbox(context, args.subdomain, args.localPart)
        return pageOf(inbox, args, context, info)
      },
    },
    MessageSummary: { read: ({ readAt }) => readAt !== null },
  },
}

/** Share of the message limit from which the list carries a warning. */
const NEARLY_FULL = 0.8

async function pageOf(
  inbox: Inbox,
  { first, after }: Pick<Args<'Query.inboxMessages'>, 'first' | 'after'>,
  context: MailContext,
  info: GraphQLResolveInfo,
) {
  const { db } = context
  const now = context.now()
  if (typeof after === 'string') await requireMessageOf(inbox, after, context)
  const [found, fills] = await Promise.all([
    messagesOf(db.pool, inbox.id, { limit: first + 1, after: after ?? null, now }),
    fillOf(db.pool, [inbox.id], now),
  ])
  const messages = found.slice(0, first)
  const messageCount = fills.get(inbox.id)?.messages ?? 0
  if (messages.length === 0) context.waive(info, 'There are no messages')
  return {
    messages,
    nextCursor: found.length > first ? (messages.at(-1)?.id ?? null) : null,
    messageCount,
    messageLimit: MESSAGE_LIMIT,
    warning: warningAt(messageCount),
  }
}

/** Throws BadInput unless the cursor is the id of a message of this inbox. */
async function requireMessageOf({ id }: Inbox, after: string, { db }: MailContext): Promise<void> {
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
