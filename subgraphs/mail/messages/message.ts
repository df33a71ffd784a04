import { NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readableInboxById } from '../access.ts'
import type { MailContext } from '../engines.ts'
import { parseDomain } from '../send/address.ts'
import { findMessages, type MessageSummary } from '../store/messages.ts'
import type { MailGraph } from '../types.gen.ts'
import { NO_MESSAGE } from './access.ts'

/** A message without its content, for who may read its inbox. */
export const message: Topic<MailGraph> = {
  resolvers: {
    Message: {
      __resolveReference: ({ resourceId }, context) => loadMessage(context, resourceId),
      resourceId: ({ id }) => id,
      mailbox: ({ inboxId }, _, context) => readableInboxById(context, inboxId),
      senderDomain: ({ fromEmail }) => domainOf(fromEmail),
      read: ({ readAt }) => readAt !== null,
    },
    Mailbox: {
      __resolveType: ({ subdomain }) => (subdomain === null ? 'Inbox' : 'SubdomainInbox'),
    },
  },
}

/** Null for a sender whose domain is none. */
function domainOf(address: string): { readonly name: string } | null {
  const name = parseDomain(address.slice(address.lastIndexOf('@') + 1))
  return name === null ? null : { name }
}

/** Throws NotFound or Forbidden. All messages of a request are read in one statement. */
async function loadMessage(context: MailContext, id: string): Promise<MessageSummary> {
  const { db, loader, now } = context
  const load = loader<string, MessageSummary | null>('mail.message', (ids) => findMessages(db.pool, ids, now()))
  const found = await load.load(id)
  if (!found) throw new NotFound(NO_MESSAGE)
  await readableInboxById(context, found.inboxId)
  return found
}
