import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../prisma/transaction.ts'
import { NotFound } from '../../schema/errors.ts'
import { actHeldBy, holdAct } from '../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../kit/service/context.ts'
import { recordPurchase } from '../kit/service/purchases.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { existingInbox, NO_INBOX } from './access.ts'
import { inboxAddress } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { carryOut } from './paidAct.ts'
import { INBOX_PRICES } from './prices.ts'
import { extendInbox, hasLapsed, lockInbox } from './store/inboxes.ts'
import { insertPeriod } from './store/periods.ts'
import { begunDays, laterOf } from './time.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** Extends an inbox from its expiry, or from now if it has expired. Any wallet may pay; the owner stays the same. */
export const topUps: Topic<MailGraph> = {
  acts: {
    'Mutation.topUpInbox': actHeldBy(hold),
    'Mutation.topUpInboxQuarter': actHeldBy(hold),
    'Mutation.topUpInboxYear': actHeldBy(hold),
  },
  resolvers: {
    Mutation: {
      topUpInbox: topUpBy(INBOX_PRICES.month.days),
      topUpInboxQuarter: topUpBy(INBOX_PRICES.quarter.days),
      topUpInboxYear: topUpBy(INBOX_PRICES.year.days),
    },
  },
}

/** Takes no claim: several wallets may pay for one inbox at once, and each adds its days. */
async function hold({ input }: Args<'Mutation.topUpInbox'>, line: PaidLine, context: MailContext): Promise<void> {
  await existingInbox(context, input.username)
  await inTransaction(context.db.pool, (client) => holdAct(client, { line }))
}

function topUpBy(days: number) {
  return (_: unknown, { input }: Args<'Mutation.topUpInbox'>, context: MailContext, info: GraphQLResolveInfo) => {
    const address = inboxAddress(context.engines, input.username)
    const now = context.now()
    return carryOut(context, info, async (client, { actId, amount }) => {
      const inbox = await lockInbox(client, address)
      // The inbox was cancelled or removed since the hold: throw, so that the payment is refunded.
      if (!inbox?.expiresAt || hasLapsed(inbox, now)) throw new NotFound(NO_INBOX)
      const expiresAt = addDays(laterOf(inbox.expiresAt, now), days)
      await extendInbox(client, inbox.id, expiresAt)
      await insertPeriod(client, { actId, inboxId: inbox.id, payer: callerOf(context), amount, days, paidAt: now })
      await recordPurchase(client, actId, { type: 'Inbox', key: [inbox.localPart] })
      const daysRemaining = begunDays(now, expiresAt)
      return { topUp: { inbox: address, expiresAt, daysRemaining, daysAdded: days } }
    })
  }
}
