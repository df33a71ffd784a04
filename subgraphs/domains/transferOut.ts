import { Conflict, NotFound } from '../../schema/errors.ts'
import { statedAs } from '../kit/service/problems.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { addDays } from '../kit/time.ts'
import { follow, transferredOut } from './leaving.ts'
import { parseDomain } from './names.ts'
import { loadOwnDomain } from './registration.ts'
import {
  forgetTransferRequest,
  isLeavingFrom,
  noteTransferRequest,
  type OwnedDomain,
  requireActive,
  statedByState,
} from './store/domains.ts'
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

async function startTransferOut(_: unknown, { input }: Args<'Mutation.startTransferOut'>, context: DomainsContext) {
  const name = parseDomain(input.domain, context.engines.endings, 'input', 'domain')
  const domain = await loadOwnDomain(context, name)
  const { registeredAt } = requireActive(domain, context.now())
  const unlocksAt = addDays(registeredAt, LOCK_DAYS)
  if (unlocksAt > context.now()) {
    const day = unlocksAt.toISOString()
    const message = `${name.domain} is locked for ${LOCK_DAYS} days after its registration, until ${day}`
    const path = ['input', 'domain']
    throw statedAs(new Conflict(message, { unlocksAt: day }), { type: 'TransferLockedProblem', path })
  }
  context.sourcedFrom(context.engines.registrar.kind)
  if (domain.transferRequestedAt && (await follow(domain, context))) {
    const gone: OwnedDomain = { ...domain, state: 'TRANSFERRED' }
    throw statedByState(new Conflict(transferredOut(name.domain)), gone, context.now())
  }
  const authCode = await issueCode(domain, context)
  const transfer: Value<'DomainTransfer'> = {
    domain: name.domain,
    authCode,
    status: 'TRANSFER_PENDING',
    unlocked: true,
    note: 'Give the code to the gaining registrar and keep it secret: anyone with the code can take the domain. Our name servers answer until the transfer is done.',
  }
  return { domain: { name: name.domain }, transfer }
}

/**
 * The code for the gaining registrar. The request is saved before the registrar is asked, and the owner is compared
 * afterwards, so that a domain that is handed over at the same time leaves no former owner with a code.
 */
async function issueCode(domain: OwnedDomain, { db, engines, now }: DomainsContext): Promise<string> {
  const requestedAt = now()
  if (!(await noteTransferRequest(db.pool, domain, requestedAt))) throw handedOver(domain)
  const { authCode } = await engines.registrar.startTransferOut(domain.name).catch(async (error: unknown) => {
    if (error instanceof Conflict || error instanceof NotFound)
      await forgetTransferRequest(db.pool, domain, requestedAt)
    throw error
  })
  if (await isLeavingFrom(db.pool, domain)) return authCode
  await engines.registrar.endTransferOut(domain.name)
  throw handedOver(domain)
}

function handedOver({ name }: OwnedDomain): Conflict {
  return new Conflict(`${name} was handed over meanwhile`)
}
