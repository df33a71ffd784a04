import { inTransaction } from '../../prisma/transaction.ts'
import { Forbidden, NotFound } from '../../schema/errors.ts'
import { formatUsd } from '../../schema/money.ts'
import { loadConnection } from '../kit/paging/connection.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { NO_INBOX, OTHER_INBOX, ownInbox, ownInboxReferred, ownWallet } from './access.ts'
import type { MailContext } from './engines.ts'
import { inboxFields } from './inboxFields.ts'
import { changedSettings } from './inboxSettings.ts'
import { INBOX_PRICES } from './prices.ts'
import { changeInbox, type Inbox, inboxesOfWallet, lockInbox } from './store/inboxes.ts'
import { begunDays } from './time.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** Inboxes directly under the mail domain, as their owners query them. */
export const inboxes: Topic<MailGraph> = {
  resolvers: {
    Query: {
      inbox: (_, { username }, context) => ownInbox(context, username),
    },
    Mutation: { updateInbox },
    Wallet: {
      inboxes: ({ address }, args, context) => {
        const owner = ownWallet(context, address)
        const now = context.now()
        return loadConnection(context, ['inboxes', owner], args, {
          keyOf: (inbox: Inbox) => inbox.address,
          read: (after, limit) => inboxesOfWallet(context.db.pool, owner, { after, limit, now }),
        })
      },
    },
    Inbox: {
      ...inboxFields,
      __resolveReference: ({ username }, context) => ownInboxReferred(context, username),
      username: ({ localPart }) => localPart,
      owner: ({ owner }) => ({ address: owner }),
      daysRemaining: (inbox, _, context) => begunDays(context.now(), expiryOf(inbox)),
      // Day 1 begins with the purchase.
      daysOwned: ({ createdAt }, _, context) => Math.max(1, begunDays(createdAt, context.now())),
      pricing: () => ({
        month: formatUsd(INBOX_PRICES.month.usd),
        quarter: formatUsd(INBOX_PRICES.quarter.usd),
        year: formatUsd(INBOX_PRICES.year.usd),
      }),
    },
  },
}

/** Inboxes directly under the mail domain are paid for by time. */
function expiryOf({ address, expiresAt }: Inbox): Date {
  if (!expiresAt) throw new Error(`The inbox ${address} has no expiry`)
  return expiresAt
}

async function updateInbox(
  _: unknown,
  { input }: Args<'Mutation.updateInbox'>,
  context: MailContext,
): Promise<{ readonly inbox: Inbox }> {
  const { address } = await ownInbox(context, input.username)
  return inTransaction(context.db.pool, async (client) => {
    const inbox = await lockInbox(client, address)
    if (!inbox) throw new NotFound(NO_INBOX)
    // The name may have changed owners since the check above.
    if (inbox.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
    return { inbox: await changeInbox(client, inbox.id, changedSettings(inbox, input)) }
  })
}
