import { inTransaction } from '../../../prisma/transaction.ts'
import { NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { MailContext, MailEngines } from '../engines.ts'
import { deleteMessage, type FoundMessage } from '../store/messages.ts'
import { NO_MESSAGE, ownMessage, ownSubdomainMessage } from './access.ts'
import { removeBlobs } from './removeBlobs.ts'

/** Deletes a message, and its mail once no other inbox has it. */
export const removing: Topic<MailEngines> = {
  resolvers: {
    Mutation: {
      async deleteInboxMessage(_: unknown, { messageId }: Args, context) {
        return remove(await ownMessage(context, messageId), context)
      },
      async deleteSubdomainInboxMessage(_: unknown, { messageId }: Args, context) {
        return remove(await ownSubdomainMessage(context, messageId), context)
      },
    },
  },
}

interface Args {
  readonly messageId: string
}

async function remove(message: FoundMessage, { db, engines, now }: MailContext): Promise<{ deleted: string }> {
  const { isDeleted, blobKey } = await inTransaction(db.pool, (client) => deleteMessage(client, message, now()))
  if (!isDeleted) throw new NotFound(NO_MESSAGE)
  if (blobKey !== null) await removeBlobs(engines, [blobKey])
  return { deleted: message.id }
}
