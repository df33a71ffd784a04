import { Conflict } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { follow, transferredOut } from './leaving.ts'
import { parseDomain } from './names.ts'
import { loadOwnDomain } from './registration.ts'
import { noteTransferRequest, requireActive } from './store/domains.ts'
import type { Args, DomainsGraph, Value } from './types.gen.ts'
import type { DomainsContext } from './work.ts'

/**
 * Starts a transfer to another registrar: unlocks the domain and returns the auth code that the gaining registrar asks
 * for.
 */
export const transferOut: Topic<DomainsGraph> = {
  resolvers: { Mutation: { startTransferOut } },
}

/**
 * Days after registration during which ICANN's transfer policy lets registrars refuse a transfer; registries enforce it.
 */
const LOCK_DAYS = 60

async function startTransferOut(
  _: unknown,
  args: Args<'Mutation.startTransferOut'>,
  context: DomainsContext,
): Promise<Value<'DomainTransfer'>> {
  const name = parseDomain(args.domain)
  const domain = await loadOwnDomain(context, name)
  const { registeredAt } = requireActive(domain, context.now())
  const unlocksAt = addDays(registeredAt, LOCK_DAYS)
  if (unlocksAt > context.now()) {
    const day = unlocksAt.toISOString()
    throw new Conflict(`${name.domain} is locked for ${LOCK_DAYS} days after its registration, until ${day}`, {
      unlocksAt: day,
    })
  }
  context.sourcedFrom(context.engines.registrar.kind)
  if (domain.transferRequestedAt && (await follow(domain, context))) throw new Conflict(transferredOut(name.domain))
  const { authCode } = await context.engines.registrar.startTransferOut(name.domain)
  await noteTransferRequest(context.db.pool, name.domain, context.now())
  return {
    domain: name.domain,
    authCode,
    status: 'transfer_pending',
    unlocked: true,
    note: 'Give the code to the gaining registrar and keep it secret: anyone with the code can take the domain. Our name servers answer until the transfer is done.',
  }
}
