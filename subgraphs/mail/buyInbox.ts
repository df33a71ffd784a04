import type { GraphQLResolveInfo } from 'graphql'
import type { PoolClient } from '../../prisma/database.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { actHeldBy, holdAct } from '../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../kit/service/context.ts'
import { problemIn } from '../kit/service/problems.ts'
import { recordPurchase } from '../kit/service/purchases.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { requireNotSuspended } from './access.ts'
import { inboxAddress } from './addresses.ts'
import type { MailContext } from './engines.ts'
import { settingsOfNew } from './inboxSettings.ts'
import { readName } from './names.ts'
import { carryOut } from './paidAct.ts'
import { INBOX_PRICES } from './prices.ts'
import { type Inbox, insertInbox } from './store/inboxes.ts'
import { insertPeriod } from './store/periods.ts'
import { nameClaim, requireFreeInbox } from './taken.ts'
import type { Args, MailGraph } from './types.gen.ts'

/** Sells an inbox directly under the mail domain for 30 days. */
export const buyInbox: Topic<MailGraph> = {
  acts: { 'Mutation.buyInbox': actHeldBy(hold) },
  resolvers: { Mutation: { buyInbox: buy } },
}

const NAME_PATH = ['input', 'username']

async function hold({ input }: Args<'Mutation.buyInbox'>, line: PaidLine, context: MailContext): Promise<void> {
  const name = readName(input.username, NAME_PATH)
  const address = inboxAddress(context.engines, name)
  settingsOfNew(input.forwardTo, address)
  // A suspension outlives the inbox that it was for.
  await requireNotSuspended(context.db.pool, address)
  const claim = (client: PoolClient) =>
    problemIn('NameTakenProblem', NAME_PATH, async () => {
      await holdAct(client, { line, claim: nameClaim(name), taken: `${name} is just being bought` })
      await requireFreeInbox(client, context.engines, { name, wallet: callerOf(context), now: context.now() })
    })
  await inTransaction(context.db.pool, claim)
}

function buy(
  _: unknown,
  { input: { username, forwardTo } }: Args<'Mutation.buyInbox'>,
  context: MailContext,
  info: GraphQLResolveInfo,
): Promise<{ readonly inbox: Inbox }> {
  const address = inboxAddress(context.engines, username)
  const owner = callerOf(context)
  const now = context.now()
  const { days } = INBOX_PRICES.month
  return carryOut(context, info, async (client, { actId, amount }) => {
    const inbox = await insertInbox(client, {
      address,
      localPart: username,
      subdomain: null,
      owner,
      ...settingsOfNew(forwardTo, address),
      expiresAt: addDays(now, days),
      createdAt: now,
    })
    await insertPeriod(client, { actId, inboxId: inbox.id, payer: owner, amount, days, paidAt: now })
    await recordPurchase(client, actId, { type: 'Inbox', key: [username] })
    return { inbox }
  })
}
