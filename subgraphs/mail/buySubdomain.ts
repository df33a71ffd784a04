import type { GraphQLResolveInfo } from 'graphql'
import { addJob } from '../../prisma/addJob.ts'
import type { PoolClient } from '../../prisma/database.ts'
import { inTransaction } from '../../prisma/transaction.ts'
import { actHeldBy, holdAct } from '../kit/service/acts.ts'
import { callerOf, type PaidLine } from '../kit/service/context.ts'
import { problemIn } from '../kit/service/problems.ts'
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

const NAME_PATH = ['input', 'name']

async function hold({ input }: Args<'Mutation.buyMailSubdomain'>, line: PaidLine, context: MailContext): Promise<void> {
  const name = readName(input.name, NAME_PATH)
  const claim = (client: PoolClient) =>
    problemIn('NameTakenProblem', NAME_PATH, async () => {
      await holdAct(client, { line, claim: nameClaim(name), taken: `${name} is just being bought` })
      await requireFreeSubdomain(client, context.engines, { name, wallet: callerOf(context), now: context.now() })
    })
  await inTransaction(context.db.pool, claim)
}

async function buyMailSubdomain(
  _: unknown,
  { input: { name } }: Args<'Mutation.buyMailSubdomain'>,
  context: MailContext,
  info: GraphQLResolveInfo,
): Promise<Value<'BuyMailSubdomainPayload'>> {
  const { dkimKeys, settings } = context.engines
  const owner = callerOf(context)
  const now = context.now()
  const hostname = hostnameOf(context.engines, name)
  // Before the transaction, because generating a key is slow; a key left by a failed purchase is reused by the next one.
  const { record } = await dkimKeys.ensure(context.db.pool, hostname, now)
  const subdomain = await carryOut(context, info, async (client, { actId }) => {
    const bought = await insertSubdomain(client, { name, owner, actId, createdAt: now })
    await recordPurchase(client, actId, { type: 'MailSubdomain', key: [name] })
    await addJob(client, VERIFY_JOB, {}, { delayMs: FIRST_LOOK_MS })
    await publishMailDomain(client, hostname, settings.MAIL_DOMAIN, record)
    return bought
  })
  return { bought: { subdomain, dnsStatus: 'PENDING', estimatedVerificationMinutes: ESTIMATED_MINUTES } }
}
