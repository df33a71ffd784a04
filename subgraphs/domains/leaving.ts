import { inTransaction } from '../../prisma/transaction.ts'
import { TollgraphError, Unavailable } from '../../schema/errors.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { findOrders, registryOrderId } from './orders/orders.ts'
import { deleteContacts } from './registryContacts.ts'
import { endDomain, isPastRenewal, type LeavingDomain, leavingDomains, noteFollowed } from './store/leaving.ts'
import type { DomainsGraph } from './types.gen.ts'
import type { Work } from './work.ts'

/**
 * Follows domains that leave. One with an issued transfer code is gone once another registrar sponsors it. One that was
 * not renewed in time is deleted at the registry, and is gone once the registry reports the name as free. Until the
 * registry confirms, the domain stays with its owner.
 */
export const leaving: Topic<DomainsGraph> = {
  jobs: {
    'domains.followLeaving': async (_, context) => {
      const ended = await followAll(context)
      if (ended > 0) context.log.info({ ended }, 'Domains left for another registrar or were deleted')
    },
  },
  schedules: ['*/10 * * * * domains.followLeaving'],
}

/** User-facing reason why a transferred domain cannot be managed here. */
export function transferredOut(domain: string): string {
  return `${domain} was transferred to another registrar; it is managed and renewed there`
}

/** Most domains per run: each costs one or two registrar commands. The longest waiting come first. */
const DOMAINS_A_RUN = 30

async function followAll(work: Work): Promise<number> {
  const found = await leavingDomains(work.db.pool, work.now(), DOMAINS_A_RUN)
  let ended = 0
  for (const domain of found) {
    try {
      if (await follow(domain, work)) ended += 1
    } catch (error) {
      if (!(error instanceof TollgraphError)) throw error
      work.engines.log.warn({ err: error, domain: domain.name }, 'The registrar did not say where a domain is')
      // The next run begins with others: the registry may fail for this domain alone.
      await noteFollowed(work.db.pool, domain.name, work.now())
      if (error instanceof Unavailable) return ended
    }
  }
  return ended
}

/**
 * Asks the registry for a domain's state and acts on it. True if the domain is no longer registered here. Throws the
 * registrar's errors.
 */
export async function follow(domain: LeavingDomain, work: Work): Promise<boolean> {
  const { db, engines } = work
  const isOver = isPastRenewal(domain, work.now())
  const standing = await engines.registrar.standing(domain.name)
  if (standing === 'OURS' && isOver) await engines.registrar.release(domain.name)
  const isGone = standing === 'ELSEWHERE' || (standing === 'GONE' && isOver)
  if (!isGone) {
    await noteFollowed(db.pool, domain.name, work.now())
    return false
  }
  // The registry has deleted it: it was not transferred, even if a transfer code had been issued.
  const isReleased = standing === 'GONE' || (isOver && !domain.transferRequestedAt)
  const orders = await findOrders(db.pool, [domain.orderId])
  await inTransaction(db.pool, async (client) => {
    if (!(await endDomain(client, domain, isReleased ? 'RELEASED' : 'TRANSFERRED'))) return
    for (const order of orders) await deleteContacts(client, registryOrderId(order), work.now())
  })
  engines.zones.forget(domain.name)
  engines.availability.forget(domain.name)
  return true
}
