import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../prisma/transaction.ts'
import { Conflict, Gone, type TollgraphError } from '../../schema/errors.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import { callerOf } from '../kit/service/context.ts'
import { actOfOrder } from '../kit/service/orderActs.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Quote, Topic } from '../kit/service/subgraph.ts'
import { follow, transferredOut } from './leaving.ts'
import { type DomainName, parseDomain } from './names.ts'
import { carryOut } from './orders/carryOut.ts'
import { holdRenewal } from './orders/holds.ts'
import { orderOf, releaseOrder } from './orders/orders.ts'
import { formatPrice, renewalPrice } from './pricing/prices.ts'
import { findDomains, lockOwnDomain, type OwnedDomain, ownedBy, statedByState } from './store/domains.ts'
import { GRACE_DAYS, isPastRenewal } from './store/leaving.ts'
import { addYears } from './time.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext, DomainsEngines } from './work.ts'

/** Registries refuse an expiry further ahead. */
const LONGEST_TERM_YEARS = 10

type Order = Args<'Mutation.renewDomain'>

const NAME_PATH = ['input', 'domain'] as const

/**
 * The list price times the years, the same for every name under an ending: an unpaid request learns nothing about a
 * domain. A caller with a verified signature gets the reason why it may not renew.
 */
const quote: Quote<Order, DomainsEngines> = async ({ input }, context) => {
  const name = parseDomain(input.domain, context.engines.endings, ...NAME_PATH)
  if (context.caller) {
    const [found = null] = await findDomains(context.db.pool, [name.domain])
    renewableFrom(ownedBy(found, name.domain, context.caller), input.years, context.now())
  }
  return { amount: renewalPrice(name.tld, input.years) }
}

const act = actOfOrder<Order, DomainsEngines>({
  async hold({ input: { domain, years } }, line, context) {
    const name = parseDomain(domain, context.engines.endings, ...NAME_PATH)
    await noticeTransfer(name, context)
    await inTransaction(context.db.pool, async (client) => {
      const owned = await lockOwnDomain(client, name.domain, callerOf(context))
      const held = await orderOf(client, line.actId)
      const expiresAt = held?.expiryBefore ?? renewableFrom(owned, years, context.now())
      requirePrice(name, years, line.amount)
      await holdRenewal(client, {
        actId: line.actId,
        name,
        wallet: owned.owner,
        amount: line.amount,
        years,
        expiresAt,
        now: context.now(),
      })
    })
  },
  release: releaseOrder,
})

/**
 * Renews a domain for 1 to 10 years at its list price per year, for its owner. The demand curve does not apply: slots are
 * for new names.
 */
export const renew: Topic<DomainsGraph> = {
  quotes: { 'Mutation.renewDomain': quote },
  acts: { 'Mutation.renewDomain': act },
  resolvers: { Mutation: { renewDomain } },
}

async function renewDomain(_: unknown, _args: Order, context: DomainsContext, info: GraphQLResolveInfo) {
  context.sourcedFrom(context.engines.registrar.kind)
  const { order, isDone } = await carryOut(context.lineOf(info).actId, context)
  const [registration = null] = await findDomains(context.db.pool, [order.domain])
  const expiresAt = isDone ? registration?.expiresAt : null
  const renewal: Value<'DomainRenewal'> = {
    domain: order.domain,
    years: order.years,
    newExpiresAt: expiresAt ?? addYears(order.expiryBefore ?? context.now(), order.years),
    status: 'RENEWAL_SCHEDULED',
  }
  return { domain: { name: order.domain }, registration, order, renewal }
}

/** Checks the registry first if a transfer was requested: the domain may have left since the last check. */
async function noticeTransfer({ domain }: DomainName, context: DomainsContext): Promise<void> {
  const [owned] = await findDomains(context.db.pool, [domain])
  if (owned?.state === 'ACTIVE' && owned.transferRequestedAt && owned.owner === context.caller)
    await follow(owned, context)
}

/** The expiry that a renewal extends. Throws Conflict, or Gone after the grace period. */
function renewableFrom(domain: OwnedDomain, years: number, now: Date): Date {
  const { expiresAt } = domain
  const inState = <Failure extends TollgraphError>(error: Failure) => statedByState(error, domain, now)
  if (domain.state === 'TRANSFERRED') throw inState(new Conflict(transferredOut(domain.name)))
  if (domain.state === 'RELEASED')
    throw inState(new Gone(`${domain.name} expired and was deleted; register it again if it is free`))
  if (domain.state !== 'ACTIVE' || !expiresAt)
    throw inState(new Conflict(`${domain.name} is not registered yet; it cannot be renewed`))
  if (isPastRenewal(domain, now)) throw inState(new Gone(`${domain.name} expired more than ${GRACE_DAYS} days ago`))
  if (addYears(expiresAt, years) > addYears(now, LONGEST_TERM_YEARS)) throw termTooLong(domain.name, expiresAt, years)
  return expiresAt
}

function termTooLong(name: string, expiresAt: Date, years: number): Conflict {
  const day = expiresAt.toISOString()
  const message = `${name} expires on ${day.slice(0, 10)}; ${years} more years would reach beyond ${LONGEST_TERM_YEARS} years from now`
  return statedAs(new Conflict(message), {
    type: 'TermTooLongProblem',
    path: ['input', 'years'],
    facts: { expiresAt: day },
  })
}

function requirePrice(name: DomainName, years: number, paid: AtomicUsdc): void {
  const price = renewalPrice(name.tld, years)
  if (price !== paid)
    throw new Conflict(`The price of this renewal is ${formatPrice(price)} now, not ${formatPrice(paid)}`)
}
