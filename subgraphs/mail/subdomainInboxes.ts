import { inTransaction } from '../../prisma/transaction.ts'
import { NotFound } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { mayUseReferred, NO_INBOX, ownSubdomainInbox, readableInboxById } from './access.ts'
import type { MailContext } from './engines.ts'
import { inboxFields } from './inboxFields.ts'
import { changedSettings } from './inboxSettings.ts'
import { changeInbox, endInboxes, type Inbox, lockInbox, MESSAGE_LIMIT } from './store/inboxes.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** The inboxes of a subdomain: its owner and signers list them, only its owner changes and deletes them. */
export const subdomainInboxes: Topic<MailGraph> = {
  resolvers: {
    Mutation: { updateSubdomainInbox, deleteSubdomainInbox },
    SubdomainInbox: {
      ...inboxFields,
      __resolveReference: ({ resourceId }, context) => loadSubdomainInbox(context, resourceId),
      resourceId: ({ id }) => id,
      subdomain: ({ subdomain }, _, context) => (subdomain === null ? null : mayUseReferred(context, subdomain)),
      messageLimit: () => MESSAGE_LIMIT,
    },
  },
}

async function loadSubdomainInbox(context: MailContext, id: string): Promise<Inbox> {
  const inbox = await readableInboxById(context, id)
  if (inbox.subdomain === null) throw new NotFound(NO_INBOX)
  return inbox
}

async function updateSubdomainInbox(
  _: unknown,
  { input }: Args<'Mutation.updateSubdomainInbox'>,
  context: MailContext,
): Promise<{ readonly inbox: Inbox }> {
  const { address } = await ownSubdomainInbox(context, input.subdomain, input.localPart)
  return inTransaction(context.db.pool, async (client) => {
    const inbox = await lockInbox(client, address)
    if (!inbox) throw new NotFound(NO_INBOX)
    return { inbox: await changeInbox(client, inbox.id, changedSettings(inbox, input)) }
  })
}

async function deleteSubdomainInbox(
  _: unknown,
  { input: { subdomain, localPart } }: Args<'Mutation.deleteSubdomainInbox'>,
  context: MailContext,
) {
  const { address } = await ownSubdomainInbox(context, subdomain, localPart)
  return inTransaction(context.db.pool, async (client) => {
    const inbox = await lockInbox(client, address)
    if (!inbox) throw new NotFound(NO_INBOX)
    return { deleted: { deleted: address, messagesDeleted: await endInboxes(client, [inbox.id], null) } }
  })
}
