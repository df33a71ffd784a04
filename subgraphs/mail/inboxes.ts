import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { Forbidden, NotFound } from '../../schema/errors.ts'
import { formatUsd } from '../../schema/money.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { NO_INBOX, OTHER_INBOX, ownInbox, ownWallet } from './access.ts'
import type { MailContext, MailEngines } from './engines.ts'
import { inboxFields } from './inboxFields.ts'
import { changedSettings, type SettingsChange } from './inboxSettings.ts'
import { INBOX_PRICES } from './prices.ts'
import { changeInbox, hasLapsed, type Inbox, inboxesOfWallet, lockInbox } from './store/inboxes.ts'
import { begunDays } from './time.ts'

/** Inboxes directly under the mail domain, as their owners query them. */
export const inboxes: Topic<MailEngines> = {
  resolvers: {
    Query: {
      inbox: (_: unknown, { username }: Named, context: MailContext) => ownInbox(context, username),
    },
    Mutation: { updateInbox },
    Wallet: { inboxes: inboxesOf },
    Inbox: {
      ...inboxFields,
      __resolveReference: ({ username }: Named, context: MailContext) => ownInbox(context, username),
      username: ({ localPart }: Inbox) => localPart,
      inbox: ({ address }: Inbox) => address,
      ownerWallet: ({ owner }: Inbox) => owner,
      daysRemaining: ({ expiresAt }: Inbox, _: unknown, context: MailContext) =>
        expiresAt && begunDays(context.now(), expiresAt),
      // Day 1 begins with the purchase.
      daysOwned: ({ createdAt }: Inbox, _: unknown, context: MailContext) =>
        Math.max(1, begunDays(createdAt, context.now())),
      pricing: () => ({
        month: formatUsd(INBOX_PRICES.month.usd),
        quarter: formatUsd(INBOX_PRICES.quarter.usd),
        year: formatUsd(INBOX_PRICES.year.usd),
      }),
    },
  },
}

interface Named {
  readonly username: string
}

async function updateInbox(_: unknown, args: Named & SettingsChange, context: MailContext): Promise<Inbox> {
  const { address } = await ownInbox(context, args.username)
  return inTransaction(context.db.pool, async (client) => {
    const inbox = await lockInbox(client, address)
    if (!inbox) throw new NotFound(NO_INBOX)
    // The name may have changed owners since the check above.
    if (inbox.owner !== callerOf(context)) throw new Forbidden(OTHER_INBOX)
    return changeInbox(client, inbox.id, changedSettings(inbox, args))
  })
}

async function inboxesOf({ address }: { address: WalletAddress }, _: unknown, context: MailContext): Promise<Inbox[]> {
  const found = await inboxesOfWallet(context.db.pool, ownWallet(context, address))
  return found.filter((inbox) => !hasLapsed(inbox, context.now()))
}
