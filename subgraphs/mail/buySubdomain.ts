import type { GraphQLResolveInfo } from 'graphql'
import { addJob } from '../../prisma/addJob.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { actHeldBy, holdAct } from '../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../kit/service/context.ts'
import { recordPurchase } from '../kit/service/purchases.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { hostnameOf } from './addresses.ts'
import { publishMailDomain } from './dns/records.ts'
import { VERIFY_JOB } from './dns/verify.ts'
import type { MailContext } from './engines.ts'
import { readName } from './names.ts'
import { carryOut } from './paidAct.ts'
import { insertSubdomain } from './store/subdomains.ts'
import { nameClaim, requireFreeSubdomain } from './taken.ts'
import type { Args, MailGraph, Value } from './types.gen.ts'

/** Sells a subdomain to the paying wallet. Its DNS records are published in the transaction that records the owner. */
export const buySubdomain: Topic<MailGraph> = {
  acts: { 'Mutation.buyMailSubdomain': actHeldBy(hold) },
  resolvers: { Mutation: { buyMailSubdomain } },
}

/** Estimated time until the slowest resolvers see new records. Minutes. */
const ESTIMATED_MINUTES = 5
/** Our name servers serve new records within a second, so the first check runs after that. Milliseconds. */
const FIRST_LOOK_MS = 2_000

async function hold(args: Args<'Mutation.buyMailSubdomain'>, line: PaidLine, context: MailContext): Promise<void> {
  const name = readName(args.name, 'subdomain')
  await inTransaction(context.db.pool, async (client) => {
    await holdAct(client, { line, claim: nameClaim(name), taken: `${name} is just being bought` })
    await requireFreeSubdomain(client, context.engines, { name, wallet: callerOf(context), now: context.now() })
  })
}

async function buyMailSubdomain(
  _: unknown,
  { name }: Args<'Mutation.buyMailSubdomain'>,
  context: MailContext,
  info: GraphQLResolveInfo,
): Promise<Value<'BoughtSubdomain'>> {
  const { dkimKeys, settings } = context.engines
  const owner = callerOf(context)
  const now = context.now()
  const hostname = hostnameOf(context.engines, name)
  // Before the transaction, because generating a key is slow; a key left by a failed purchase is reused by the next one.
  const { record } = await dkimKeys.ensure(context.db.pool, hostname, now)
  await carryOut(context, info, async (client, { actId }) => {
    await insertSubdomain(client, { name, owner, actId, createdAt: now })
    await recordPurchase(client, actId, { type: 'MailSubdomain', key: [name] })
    await addJob(client, VERIFY_JOB, {}, { delayMs: FIRST_LOOK_MS })
    await publishMailDomain(client, hostname, settings.MAIL_DOMAIN, record)
  })
  return { subdomain: name, dnsStatus: 'pending', estimatedVerificationMinutes: ESTIMATED_MINUTES }
}
