import type { PoolClient } from '../../prisma/database.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import type { WalletAddress } from '../../schema/address.ts'
import { BadInput, Forbidden, NotFound } from '../../schema/errors.ts'
import { sumUsdc } from '../../schema/money.ts'
import { callerOf } from '../kit/service/context.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { isName, NO_INBOX, OTHER_INBOX, ownInbox } from './access.ts'
import { awaitRefunds, inLedger } from './cancel/awaitRefunds.ts'
import { describeRefunds, describeWaived } from './cancel/describe.ts'
import { type AskedRefund, askForRefunds } from './cancel/refund.ts'
import { type Share, shareOf } from './cancel/share.ts'
import type { MailContext } from './engines.ts'
import { cancelledInbox, endInboxes, type Inbox, lockInbox } from './store/inboxes.ts'
import { payersOf, periodsLeft } from './store/periods.ts'
import type { Args, MailGraph } from './types.gen.ts'

/**
 * Cancels an inbox before it expires. One transaction ends the inbox and requests its refunds, so neither happens without
 * the other. The ledger sends the refunds, also after crashes, and the response waits a limited time for them. Each
 * payment is refunded to the wallet that made it; `refundAddress` can only name one of those wallets, so money from one
 * wallet never goes to another.
 */
export const cancelInbox: Topic<MailGraph> = {
  resolvers: { Mutation: { cancelInbox: cancel } },
}

const REFUND_PATH = ['input', 'refundAddress']

async function cancel(_: unknown, { input }: Args<'Mutation.cancelInbox'>, context: MailContext) {
  const { username, refundAddress } = input
  const caller = callerOf(context)
  // A transfer to the zero address would always fail, after the inbox has already been cancelled.
  if (refundAddress && isZero(refundAddress)) throw new BadInput('must not be the zero address', REFUND_PATH)
  const { address } = await findInbox(context, username)
  const { share, asked } = await inTransaction(context.db.pool, async (client) => {
    const inbox = await lockInbox(client, address)
    if (!inbox?.expiresAt) throw alreadyCancelled()
    if (inbox.owner !== caller) throw new Forbidden(OTHER_INBOX)
    if (refundAddress) await requirePayer(client, inbox, refundAddress)
    const now = context.now()
    const share = shareOf(inbox.expiresAt, await periodsLeft(client, inbox.id), now)
    const asked = await askForRefunds(client, share.parts)
    await endInboxes(client, [inbox.id], now)
    return { share, asked }
  })
  const named = refundAddress ?? caller
  const refund = asked.length === 0 ? describeWaived(share.amount, named) : await follow(share, asked, named, context)
  return { cancelled: { inbox: address, cancelled: true, refund, daysRemaining: share.days } }
}

async function follow(share: Share, asked: readonly AskedRefund[], named: WalletAddress, { db }: MailContext) {
  const found = await awaitRefunds(db.pool, asked)
  // Less than was requested, where another refund of the same payment was opened in between.
  const amount = sumUsdc(share.parts.map((part, index) => inLedger(found[index])?.amount ?? part.amount))
  return describeRefunds(amount, asked, found, named)
}

/** Throws Forbidden unless the wallet has paid for the inbox. */
async function requirePayer(client: PoolClient, { id }: Inbox, wallet: WalletAddress): Promise<void> {
  if ((await payersOf(client, id)).some((payer) => payer === wallet)) return
  const message = `refundAddress ${wallet} has not paid for this inbox: each payment is refunded to the wallet that made it. Nothing was cancelled.`
  throw statedAs(new Forbidden(message), { type: 'NotPayerProblem', path: REFUND_PATH })
}

/**
 * Returns the caller's inbox. Throws BadInput if the caller cancelled it and the name is unused since, NotFound
 * otherwise.
 */
async function findInbox(context: MailContext, username: string): Promise<Inbox> {
  try {
    return await ownInbox(context, username)
  } catch (error) {
    if (!(error instanceof NotFound)) throw error
    if (await wasCancelled(context, username)) throw alreadyCancelled()
    throw new NotFound(NO_INBOX)
  }
}

async function wasCancelled(context: MailContext, username: string): Promise<boolean> {
  if (!isName(username)) return false
  return (await cancelledInbox(context.db.pool, username.toLowerCase(), callerOf(context))) !== null
}

function isZero(address: WalletAddress): boolean {
  return BigInt(address) === 0n
}

function alreadyCancelled(): BadInput {
  return new BadInput('is cancelled already', ['input', 'username'])
}
