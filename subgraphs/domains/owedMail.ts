import { z } from 'zod'
import { addJob } from '../../prisma/addJob.ts'
import type { PoolClient } from '../../prisma/database.ts'
import { formatUsd } from '../../schema/money.ts'
import type { OutgoingMail } from '../kit/mailer/mailer.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { type Order, orderOf } from './orders/orders.ts'
import { suspensionMail } from './registrantMail.ts'
import { profileOf } from './store/profiles.ts'
import { addressOfSuspended } from './store/registrants.ts'
import type { DomainsGraph } from './types.gen.ts'
import type { Work } from './work.ts'

/**
 * Mails that a change owes to a wallet: their job is queued in the transaction of the change, and sends them again until
 * the relay accepts them. A mail that nothing is left to say of is not sent.
 */
export const owedMail: Topic<DomainsGraph> = {
  jobs: { 'domains.sendOwedMail': (payload, context) => send(Payload.parse(payload), context) },
}

const Payload = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('SUSPENSION'),
    domain: z.string(),
    suspendedAt: z.coerce.date(),
    until: z.coerce.date(),
  }),
  z.object({ about: z.literal('FAILED_ORDER'), actId: z.string(), until: z.coerce.date() }),
])
type Payload = z.output<typeof Payload>

/** Days for which a mail is tried: after that its address is probably one that no relay takes mail for. */
const TRIED_DAYS = 3

/** Owes the owner of a domain the mail about its suspension. */
export function oweSuspensionMail(client: PoolClient, domain: string, suspendedAt: Date): Promise<void> {
  return owe(client, { about: 'SUSPENSION', domain, suspendedAt, until: addDays(suspendedAt, TRIED_DAYS) })
}

/** Owes a wallet the mail about its order, which failed after it was answered as pending. */
export function oweFailedOrderMail(client: PoolClient, { actId }: Order, now: Date): Promise<void> {
  return owe(client, { about: 'FAILED_ORDER', actId, until: addDays(now, TRIED_DAYS) })
}

function owe(client: PoolClient, payload: Payload): Promise<void> {
  return addJob(client, 'domains.sendOwedMail', payload)
}

async function send(payload: Payload, { db, engines, now }: Work): Promise<void> {
  const mail =
    payload.about === 'SUSPENSION' ? await mailOfSuspension(payload, db.pool) : await mailOfOrder(payload, db.pool)
  if (!mail) return
  try {
    await engines.notices.send(mail)
  } catch (error) {
    if (now() < payload.until) throw error
    engines.log.warn({ err: error, subject: mail.subject }, 'A mail to a registrant was given up')
  }
}

async function mailOfSuspension(
  { domain, suspendedAt }: Extract<Payload, { about: 'SUSPENSION' }>,
  pool: Work['db']['pool'],
): Promise<OutgoingMail | null> {
  const email = await addressOfSuspended(pool, domain, suspendedAt)
  return email === null ? null : suspensionMail({ name: domain, email }, suspendedAt)
}

async function mailOfOrder(
  { actId }: Extract<Payload, { about: 'FAILED_ORDER' }>,
  pool: Work['db']['pool'],
): Promise<OutgoingMail | null> {
  const order = await orderOf(pool, actId)
  const profile = order && (await profileOf(pool, order.wallet))
  if (!order || !profile) return null
  const { kind, domain, years, amount, reason, id } = order
  const what =
    kind === 'RENEWAL'
      ? `renewal of ${domain} for ${years === 1 ? '1 year' : `${years} years`}`
      : `registration of ${domain}`
  const rest = kind === 'RENEWAL' ? 'Its expiry has not changed; you can renew it again.\n' : ''
  return {
    to: profile.email,
    subject: `The ${what} failed`,
    text: `The ${what} was not carried out: ${reason}.\nThe ${formatUsd(amount)} USDC that you paid for it go back to your wallet.\n${rest}`,
    name: `failed-order-${id}-${domain}`,
  }
}
