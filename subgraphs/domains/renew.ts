import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../prisma/transaction.ts'
import { Conflict, Gone } from '../../schema/errors.ts'
import type { AtomicUsdc } from '../../schema/money.ts'
import { callerOf } from '../kit/service/context.ts'
import type { Act, Quote, Topic } from '../kit/service/subgraph.ts'
import { follow, transferredOut } from './leaving.ts'
import { type DomainName, parseDomain } from './names.ts'
import { carryOut } from './orders/carryOut.ts'
import { holdRenewal } from './orders/holds.ts'
import { orderOf } from './orders/orders.ts'
import { outcomeOfOrder, releaseHold } from './orders/recovery.ts'
import { formatPrice, renewalPrice } from './pricing/prices.ts'
import { findDomains, lockOwnDomain, type OwnedDomain, ownedBy } from './store/domains.ts'
import { GRACE_DAYS, isPastRenewal } from './store/leaving.ts'
import { addYears } from './time.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext, DomainsEngines } from './work.ts'

/** Registries refuse an expiry further ahead. */
const LONGEST_TERM_YEARS = 10

/**
 * The list price times the years, the same for every name under an ending: an unpaid request learns nothing about a
 * domain. A caller with a verified signature gets the reason why it may not renew.
 */
const quote: Quote<Args<'Mutation.renewDomain'>, DomainsEngines> = async (args, context) => {
  const name = parseDomain(args.domain)
  if (context.caller) {
    const [found = null] = await findDomains(context.db.pool, [name.domain])
    renewableFrom(ownedBy(found, name.domain, context.caller), args.years, context.now())
  }
  return { amount: renewalPrice(name.tld, args.years) }
}

const act: Act<Args<'Mutation.renewDomain'>, DomainsEngines> = {
  async hold({ domain, years }, line, context) {
    const name = parseDomain(domain)
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
  release: releaseHold,
  outcome: outcomeOfOrder,
}

/**
 * Renews a domain for 1 to 10 years at its list price per year, for its owner. The demand curve does not apply: slots are
 * for new names.
 */
export const renew: Topic<DomainsGraph> = {
  quotes: { 'Mutation.renewDomain': quote },
  acts: { 'Mutation.renewDomain': act },
  resolvers: { Mutation: { renewDomain } },
}

async function renewDomain(
  _: unknown,
  _args: Args<'Mutation.renewDomain'>,
  context: DomainsContext,
  info: GraphQLResolveInfo,
): Promise<Value<'DomainRenewal'>> {
  context.sourcedFrom(context.engines.registrar.kind)
  const { order, isDone } = await carryOut(context.lineOf(info).actId, context)
  const [domain] = isDone ? await findDomains(context.db.pool, [order.domain]) : []
  return {
    domain: order.domain,
    years: order.years,
    newExpiresAt: domain?.expiresAt ?? addYears(order.expiryBefore ?? context.now(), order.years),
    status: 'renewal_scheduled',
  }
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
  if (domain.state === 'TRANSFERRED') throw new Conflict(transferredOut(domain.name))
  if (domain.state === 'RELEASED')
    throw new Gone(`${domain.name} expired and was deleted; register it again if it is free`)
  if (domain.state !== 'ACTIVE' || !expiresAt)
    throw new Conflict(`${domain.name} is not registered yet; it cannot be renewed`)
  if (isPastRenewal(domain, now)) throw new Gone(`${domain.name} expired more than ${GRACE_DAYS} days ago`)
  if (addYears(expiresAt, years) > addYears(now, LONGEST_TERM_YEARS)) {
    throw new Conflict(
      `${domain.name} expires on ${expiresAt.toISOString().slice(0, 10)}; ${years} more years would reach beyond ${LONGEST_TERM_YEARS} years from now`,
    )
  }
  return expiresAt
}

function requirePrice(name: DomainName, years: number, paid: AtomicUsdc): void {
  const price = renewalPrice(name.tld, years)
  if (price !== paid)
    throw new Conflict(`The price of this renewal is ${formatPrice(price)} now, not ${formatPrice(paid)}`)
}
