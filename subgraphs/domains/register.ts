import type { GraphQLResolveInfo } from 'graphql'
import { callerOf } from '../kit/service/context.ts'
import { actOfOrder } from '../kit/service/orderActs.ts'
import type { Quote, Topic } from '../kit/service/subgraph.ts'
import { requireFree } from './check.ts'
import { parseDomain } from './names.ts'
import { type CarriedOut, carryOut } from './orders/carryOut.ts'
import { holdRegistration, readSlots, requireSlot } from './orders/holds.ts'
import { orderOf, releaseOrder } from './orders/orders.ts'
import { quotedRegistration } from './pricing/prices.ts'
import { loadProfile, requireReady } from './readiness.ts'
import { findDomains, type OwnedDomain } from './store/domains.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext, DomainsEngines } from './work.ts'

type Order = Args<'Mutation.registerDomain'>

const NAME_PATH = ['input', 'domain'] as const

/**
 * The price of the ending in the day's next slot, the same for every name: availability of this name is sold by
 * `domainAvailability`, so neither the registrar nor our orders are queried. A caller with a verified signature gets the
 * reason why it may not register.
 */
const quote: Quote<Order, DomainsEngines> = async ({ input }, context) => {
  const { tld } = parseDomain(input.domain, context.engines.endings, ...NAME_PATH)
  if (context.caller) requireReady(await loadProfile(context, context.caller))
  const { next } = await readSlots(context.db.pool, context.now())
  return { amount: quotedRegistration(tld, next) }
}

const act = actOfOrder<Order, DomainsEngines>({
  async hold({ input }, line, context) {
    const name = parseDomain(input.domain, context.engines.endings, ...NAME_PATH)
    const wallet = callerOf(context)
    const { pool } = context.db
    const hold = { actId: line.actId, name, wallet, amount: line.amount, now: context.now() }
    if (!(await orderOf(pool, line.actId))) {
      requireReady(await loadProfile(context, wallet))
      // Checked before the registrar, so that an EPP check is only spent on a name that can be bought at this price.
      requireSlot(hold, (await readSlots(pool, hold.now)).next)
      await requireFree(context, name)
    }
    await holdRegistration(pool, hold)
  },
  release: releaseOrder,
})

/**
 * Registers a name for the paying wallet: hold the name and the day's slot, settle the payment, register at the registry.
 * If the registrar refuses, the payment is refunded; if it does not answer, the job retries.
 */
export const register: Topic<DomainsGraph> = {
  quotes: { 'Mutation.registerDomain': quote },
  acts: { 'Mutation.registerDomain': act },
  resolvers: { Mutation: { registerDomain } },
}

async function registerDomain(_: unknown, _args: Order, context: DomainsContext, info: GraphQLResolveInfo) {
  context.sourcedFrom(context.engines.registrar.kind)
  const carriedOut = await carryOut(context.lineOf(info).actId, context)
  const { order } = carriedOut
  const [registration = null] = await findDomains(context.db.pool, [order.domain])
  return {
    domain: { name: order.domain },
    registration,
    order,
    progress: progressOf(carriedOut, registration, context),
  }
}

function progressOf(
  { order, isDone }: CarriedOut,
  domain: OwnedDomain | null,
  { engines }: DomainsContext,
): Value<'RegistrationProgress'> {
  const common = { domain: order.domain, nameservers: engines.nameservers, orderId: Number(order.id) }
  if (isDone) {
    return {
      ...common,
      status: 'ACTIVE',
      registrationEmailSent: domain?.registrationMailAt != null,
      hostedZoneId: order.domain,
      next: 'Point it somewhere with POST /api/domain/dns (updateDnsRecords).',
    }
  }
  return {
    ...common,
    status: 'PENDING',
    jobId: `registration-${order.id}`,
    next: 'Ask for its status with GET /api/domain/status (domain.registration).',
    note: 'The registrar has not confirmed yet. The registration is finished by itself within 24 hours, or refunded.',
  }
}
