import { NotFound } from '../../schema/errors.ts'
import { loadConnection } from '../kit/paging/connection.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { ownWallet } from './access.ts'
import type { MailContext } from './engines.ts'
import { type Delivery, deliveriesOf, findSentMails, type SentMailRow, sentMailsOf } from './store/sentMails.ts'
import type { MailGraph } from './types.gen.ts'

/** Mails that a wallet sent, visible to that wallet only. */
export const sentMails: Topic<MailGraph> = {
  resolvers: {
    Wallet: {
      sentMails: ({ address }, args, context) => {
        const wallet = ownWallet(context, address)
        return loadConnection(context, ['sentMails', wallet], args, {
          keyOf: ({ id }: SentMailRow) => id,
          read: (after, limit) => sentMailsOf(context.db.pool, wallet, after, limit),
        })
      },
    },
    SentMail: {
      __resolveReference: ({ resourceId }, context) => loadOwnMail(context, resourceId),
      resourceId: ({ id }) => id,
      from: ({ headerFrom }) => headerFrom,
      deliveries: ({ id }, _, { db, loader }) =>
        loader<string, Delivery[]>('mail.deliveries', (ids) => deliveriesOf(db.pool, ids)).load(id),
    },
  },
}

/** Throws NotFound for a mail that is not the caller's, as for one that there is not. */
async function loadOwnMail(context: MailContext, id: string): Promise<SentMailRow> {
  const { db, loader } = context
  const mail = await loader<string, SentMailRow | null>('mail.sent', (ids) => findSentMails(db.pool, ids)).load(id)
  if (mail?.wallet !== callerOf(context)) throw new NotFound('Mail not found')
  return mail
}
