import { Conflict } from '../../schema/errors.ts'
import { formatUsd } from '../../schema/money.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Quote, Topic } from '../kit/service/subgraph.ts'
import { type DomainName, parseDomain } from './names.ts'
import { nameTaken } from './nameTaken.ts'
import { readSlots } from './orders/holds.ts'
import { formatMultiplier } from './pricing/curve.ts'
import { type RegistrationPrice, registrationPrice, whyNotForSale } from './pricing/prices.ts'
import { isReady, loadProfile, nextStep, summaryOf } from './readiness.ts'
import type { NameAvailability } from './registrar/registrar.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext, DomainsEngines } from './work.ts'

/**
 * Checks whether one name can be registered now, and at which price. The check's price depends on the ending, as
 * registries' costs do.
 */
const quoteCheck: Quote<Args<'Query.domainAvailability'>, DomainsEngines> = ({ domain }, { engines }) => ({
  amount: parseDomain(domain, engines.endings).tld.checkPrice,
})

export const check: Topic<DomainsGraph> = {
  quotes: { 'Query.domainAvailability': quoteCheck },
  resolvers: {
    Query: {
      domainAvailability: (_, { domain }, context) =>
        describeAvailability(parseDomain(domain, context.engines.endings), context),
    },
    DomainSearchResult: {
      availability: ({ domain }, _, context) =>
        describeAvailability(parseDomain(domain.name, context.engines.endings), context),
    },
  },
}

/** Availability of a name, from the registry and our own orders: a name being bought here is not available. */
export interface NameState extends NameAvailability {
  readonly name: DomainName
}

/** Availability of a name; all names of a request share one query to the registrar. */
export function loadNameState(context: DomainsContext, name: DomainName): Promise<NameState> {
  const names = context.loader<string, NameAvailability>('availability', async (domains) => {
    context.sourcedFrom(context.engines.availability.kind)
    const [answers, taken] = await Promise.all([
      context.engines.availability.check(domains),
      context.engines.reads.taken(domains, context.now()),
    ])
    return answers.map((answer) => ({ ...answer, available: answer.available && !taken.has(answer.domain) }))
  })
  return names.load(name.domain).then((answer) => ({ ...answer, name }))
}

/** Throws Conflict if the name is taken or is a premium name. */
export async function requireFree(context: DomainsContext, name: DomainName): Promise<void> {
  const { available, premium } = await loadNameState(context, name)
  if (!available) throw nameTaken(name.domain)
  if (premium) throw statedAs(new Conflict(PREMIUM_NOTE), { type: 'PremiumNameProblem', path: ['input', 'domain'] })
}

const PREMIUM_NOTE = 'The registry sells this name above its list price; such names are not sold here.'

async function describeAvailability(name: DomainName, context: DomainsContext): Promise<Value<'DomainAvailability'>> {
  const [state, slots, profile] = await Promise.all([
    loadNameState(context, name),
    loadSlots(context),
    context.caller ? loadProfile(context, context.caller) : null,
  ])
  const price = registrationPrice(name.tld, slots.next)
  const isForSale = state.available && !state.premium && price.kind === 'FOR_SALE'
  return {
    domain: { name: name.domain },
    available: state.available,
    premium: state.premium,
    tld: name.tld.tld,
    basePrice: formatUsd(name.tld.price),
    currentPrice: isForSale ? formatUsd(price.amount) : null,
    bondingMultiplier: formatMultiplier(slots.next),
    dailySlotsRemaining: slots.remaining,
    supported: true,
    note: noteOn(state, price),
    wallet: context.caller && { address: context.caller },
    profile: summaryOf(profile),
    readyToRegister: isForSale && isReady(profile),
    next: isForSale
      ? nextStep(profile, `Register it with POST /api/register (registerDomain): {"domain":"${name.domain}"}.`)
      : 'Look for other names with POST /api/search (domainSearch).',
  }
}

function noteOn({ available, premium, name }: NameState, price: RegistrationPrice): string | null {
  if (!available) return 'The name is taken.'
  if (premium) return PREMIUM_NOTE
  return price.kind === 'FOR_SALE' ? null : whyNotForSale(name.tld, price)
}

/** The day's slots, read once per request. */
function loadSlots(context: DomainsContext) {
  type Slots = Awaited<ReturnType<typeof readSlots>>
  const slots = context.loader<'today', Slots>('slots', (days) =>
    Promise.all(days.map(() => readSlots(context.db.pool, context.now()))),
  )
  return slots.load('today')
}
