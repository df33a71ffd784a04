import type { GraphQLResolveInfo } from 'graphql'
import { actHeldBy, holdAct } from '../kit/acts.ts'
import { callerOf, type PaidLine } from '../kit/context.ts'
import type { Topic } from '../kit/subgraph.ts'
import { inTransaction } from '../kit/transaction.ts'
import { hostnameOf } from './addresses.ts'
import { publishMailDomain } from './dns/records.ts'
import { VERIFY_JOB } from './dns/verify.ts'
import type { MailContext, MailEngines } from './engines.ts'
import { readName } from './names.ts'
import { carryOut } from './paidAct.ts'
import { insertSubdomain } from './store/subdomains.ts'
import { nameClaim, requireFreeSubdomain } from './taken.ts'

/** A name for the wallet that pays: its records are published in the transaction that makes the wallet its owner. */
export const buySubdomain: Topic<MailEngines> = {
  acts: { 'Mutation.buyMailSubdomain': actHeldBy(hold) },
  resolvers: { Mutation: { buyMailSubdomain } },
}

interface Args {
  readonly name: string
}

/** What the slowest resolvers take to see new records. */
const ESTIMATED_MINUTES = 5
/** Name servers answer with new records within a second; the first look comes when that is over. */
const FIRST_LOOK_SECONDS = 2

async function hold(args: Args, line: PaidLine, context: MailContext): Promise<void> {
  const name = readName(args.name, 'subdomain')
  await inTransaction(context.db.pool, async (client) => {
    await holdAct(client, { line, claim: nameClaim(name), taken: `${name} is just being bought` })
    await requireFreeSubdomain(client, context.engines, { name, wallet: callerOf(context), now: context.now() })
  })
}

async function buyMailSubdomain(_: unknown, { name }: Args, context: MailContext, info: GraphQLResolveInfo) {
  const { dkimKeys, settings } = context.engines
  const owner = callerOf(context)
  const now = context.now()
  const hostname = hostnameOf(context.engines, name)
  // Before the transaction: making a key takes a while, and one that stays behind is taken at the next try.
  const { record } = await dkimKeys.ensure(context.db.pool, hostname, now)
  await carryOut(context, info, async (client, { actId }) => {
    await insertSubdomain(client, { name, owner, actId, createdAt: now })
    const firstLook = `now() + ${FIRST_LOOK_SECONDS} * interval '1 second'`
    await client.query(`SELECT graphile_worker.add_job($1, '{}', run_at => ${firstLook})`, [VERIFY_JOB])
    await publishMailDomain(client, hostname, settings.MAIL_DOMAIN, record)
  })
  return { subdomain: name, dnsStatus: 'pending', estimatedVerificationMinutes: ESTIMATED_MINUTES }
}
