import { z } from 'zod'
import { addJob } from '../../../prisma/addJob.ts'
import type { PoolClient } from '../../../prisma/database.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { addDays } from '../../kit/time.ts'
import { deleteContacts } from '../registryContacts.ts'
import { findDomains } from '../store/domains.ts'
import type { DomainsGraph } from '../types.gen.ts'
import type { Work } from '../work.ts'
import { type Order, registryOrderId } from './orders.ts'
import { TOLERANCE_DAYS } from './renewal.ts'

/**
 * Orders that were refunded because the registrar did not answer in time. It may have carried them out and lost its answer.
 * A name that it registered belongs to no wallet, and is deleted at the registry. A renewal cannot be undone: its job fails
 * until it is given up, which alerts the operator. Both jobs are tried again until the registrar answers.
 */
export const givenUp: Topic<DomainsGraph> = {
  jobs: {
    'domains.followGivenUp': (payload, context) => followRegistration(Registration.parse(payload), context),
    'domains.followGivenUpRenewal': (payload, context) => followRenewal(Renewal.parse(payload), context),
  },
}

const FIRST_LOOK_MS = 10 * 60_000

const Registration = z.object({ domain: z.string(), orderId: z.string() })
const Renewal = z.object({ domain: z.string() })

/** Follows an order from the transaction on that gives it up. */
export function followGivenUp(client: PoolClient, order: Order): Promise<void> {
  const { domain, id } = order
  const job = order.kind === 'REGISTRATION' ? 'domains.followGivenUp' : 'domains.followGivenUpRenewal'
  const payload = { domain, orderId: registryOrderId(order) }
  return addJob(client, job, payload, { delayMs: FIRST_LOOK_MS, key: `${job}:${id}` })
}

async function followRegistration(
  { domain, orderId }: z.output<typeof Registration>,
  { engines, db, now }: Work,
): Promise<void> {
  const { registrar, availability, log } = engines
  const found = await registrar.find(domain)
  if (found?.orderId !== orderId) return
  // Not again where the answer to an earlier deletion was lost.
  if ((await registrar.standing(domain)) === 'OURS') await registrar.release(domain)
  availability.forget(domain)
  await deleteContacts(db.pool, orderId, now())
  log.error({ domain, order: orderId }, 'The registry had a name whose order was refunded; it was deleted there')
}

/** Compares with the expiry here, not that of the order: the next paid renewal takes over the years at the registry. */
async function followRenewal({ domain }: z.output<typeof Renewal>, { engines, db }: Work): Promise<void> {
  const found = await engines.registrar.find(domain)
  const [owned] = await findDomains(db.pool, [domain])
  if (!found || owned?.state !== 'ACTIVE' || !owned.expiresAt) return
  if (found.expiresAt <= addDays(owned.expiresAt, TOLERANCE_DAYS)) return
  const [there, here] = [found.expiresAt, owned.expiresAt].map((date) => date.toISOString().slice(0, 10))
  throw new Error(`The registry has ${domain} until ${there}, which is paid for until ${here}: a renewal was refunded`)
}
