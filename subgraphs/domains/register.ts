import type { GraphQLResolveInfo } from 'graphql'
import { callerOf } from '../kit/context.ts'
import type { Act, Quote, Topic } from '../kit/subgraph.ts'
import { requireFree } from './check.ts'
import { parseDomain } from './names.ts'
import { type CarriedOut, carryOut } from './orders/carryOut.ts'
import { holdRegistration, readSlots } from './orders/holds.ts'
import { orderOf } from './orders/orders.ts'
import { outcomeOfOrder, releaseHold } from './orders/recovery.ts'
import { chargeable } from './pricing/prices.ts'
import { loadProfile, requireReady } from './readiness.ts'
import { findDomains } from './store/domains.ts'
import type { DomainsContext, DomainsEngines } from './work.ts'

/**
 * Registering a name for the wallet that pays: the name and the day's slot are held, the money settles, the registry is
 * told. A registrar that says no gets the money refunded; one that does not answer is asked again by the job.
 */
interface Args {
  readonly domain: string
}

/** Anyone may ask for the price; a wallet that could not register is told so before it pays. */
const quote: Quote<Args, DomainsEngines> = async (args, context) => {
  const name = parseDomain(args.domain)
  if (context.caller) requireReady(await loadProfile(context, context.caller))
  await requireFree(context, name)
  const { next } = await readSlots(context.db.pool, context.now())
  return { amount: chargeable(name.tld, next, context.now()).amount }
}

const act: Act<Args, DomainsEngines> = {
  async hold(args, line, context) {
    const name = parseDomain(args.domain)
    const wallet = callerOf(context)
    const { pool } = context.db
    if (!(await orderOf(pool, line.actId))) {
      requireReady(await loadProfile(context, wallet))
      await requireFree(context, name)
    }
    await holdRegistration(pool, { actId: line.actId, name, wallet, amount: line.amount, now: context.now() })
  },
  release: releaseHold,
  outcome: outcomeOfOrder,
}

export const register: Topic<DomainsEngines> = {
  quotes: { 'Mutation.registerDomain': quote as Quote<never, DomainsEngines> },
  acts: { 'Mutation.registerDomain': act as Act<never, DomainsEngines> },
  resolvers: { Mutation: { registerDomain } },
}

async function registerDomain(_: unknown, _args: Args, context: DomainsContext, info: GraphQLResolveInfo) {
  context.sourcedFrom(context.engines.registrar.kind)
  return describeRegistration(await carryOut(context.lineOf(info).actId, context), context)
}

/** `Registration` of the schema. */
async function describeRegistration({ order, isDone }: CarriedOut, { db, engines }: DomainsContext) {
  const [domain] = await findDomains(db.pool, [order.domain])
  const common = { domain: order.domain, nameservers: engines.nameservers, orderId: Number(order.id) }
  if (isDone) {
    return {
      ...common,
      status: 'active',
      registrationEmailSent: domain?.registrationMailAt != null,
      hostedZoneId: order.domain,
      next: 'Point it somewhere with POST /api/domain/dns (updateDnsRecords).',
    }
  }
  return {
    ...common,
    status: 'pending',
    jobId: `registration-${order.id}`,
    next: 'Ask for its status with GET /api/domain/status (domain).',
    note: 'The registrar has not confirmed yet. The registration is finished by itself within 24 hours, or refunded.',
  }
}
