import { inTransaction } from '../../../prisma/transaction.ts'
import { NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { MailContext } from '../engines.ts'
import { deleteMessage, type FoundMessage } from '../store/messages.ts'
import type { MailGraph } from '../types.gen.ts'
import { NO_MESSAGE, ownMessage, ownSubdomainMessage } from './access.ts'
import { removeBlobs } from './removeBlobs.ts'

/** Deletes a message, and its mail once no other inbox has it. */
export const removing: Topic<MailGraph> = {
  resolvers: {
    Mutation: {
      async deleteInboxMessage(_, { input: { messageId } }, context) {
        return remove(await ownMessage(context, messageId), context)
      },
      async deleteSubdomainInboxMessage(_, { input: { messageId } }, context) {
        return remove(await ownSubdomainMessage(context, messageId), context)
      },
    },
  },
}

async function remove(message: FoundMessage, { db, engines, now }: MailContext) {
  const { isDeleted, blobKey } = await inTransaction(db.pool, (client) => deleteMessage(client, message, now()))
  if (!isDeleted) throw new NotFound(NO_MESSAGE)
  if (blobKey !== null) await removeBlobs(engines, [blobKey])
  return { deleted: { deleted: message.id } }
}
