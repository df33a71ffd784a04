import type { MailContext } from './engines.ts'
import { isActive } from './store/inboxes.ts'
import { countMessages, type MessageCounts } from './store/messageCounts.ts'
import type { Resolvers } from './types.gen.ts'

/** Fields that all inboxes share, on a subdomain or directly under the mail domain. */
export const inboxFields: Resolvers['SubdomainInbox'] = {
  active: (inbox, _, context) => isActive(inbox, context.now()),
  messageCount: async ({ id }, _, context) => (await loadCounts(context, id)).messages,
  unreadCount: async ({ id }, _, context) => (await loadCounts(context, id)).unread,
}

/** Message counts of an inbox. All of a request are read in one statement. */
export function loadCounts(context: MailContext, inboxId: string): Promise<MessageCounts> {
  const count = (ids: readonly string[]) => countMessages(context.db.pool, ids, context.now())
  return context.loader('mail.counts', count).load(inboxId)
}
