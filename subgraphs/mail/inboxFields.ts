import type { ResolverTable } from '../kit/service/subgraph.ts'
import type { MailContext, MailEngines } from './engines.ts'
import { type InboxRow, isActive } from './store/inboxes.ts'
import { countMessages, type MessageCounts } from './store/messageCounts.ts'

/** Fields that all inboxes share, on a subdomain or directly under the mail domain. */
export const inboxFields: ResolverTable<MailEngines>[string] = {
  active: (inbox: InboxRow, _: unknown, context: MailContext) => isActive(inbox, context.now()),
  messageCount: async ({ id }: InboxRow, _: unknown, context: MailContext) => (await loadCounts(context, id)).messages,
  unreadCount: async ({ id }: InboxRow, _: unknown, context: MailContext) => (await loadCounts(context, id)).unread,
}

function loadCounts(context: MailContext, inboxId: string): Promise<MessageCounts> {
  const count = (ids: readonly string[]) => countMessages(context.db.pool, ids, context.now())
  return context.loader('mail.counts', count).load(inboxId)
}
