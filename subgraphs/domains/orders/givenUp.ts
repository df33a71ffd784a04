import { z } from 'zod'
import { addJob } from '../../../prisma/addJob.ts'
import type { PoolClient } from '../../../prisma/database.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { DomainsGraph } from '../types.gen.ts'
import type { Work } from '../work.ts'
import { type Order, registryOrderId } from './orders.ts'

/**
 * Registrations that were refunded because the registrar did not answer in time. It may have registered the name and lost
 * its answer: such a name belongs to no wallet, and is deleted at the registry. The job is tried again until the registrar
 * answers.
 */
const JOB = 'domains.followGivenUp'

const FIRST_LOOK_MS = 10 * 60_000

const Payload = z.object({ domain: z.string(), orderId: z.string() })

export const givenUp: Topic<DomainsGraph> = {
  jobs: { [JOB]: (payload, context) => follow(Payload.parse(payload), context) },
}

/** Follows a registration from the transaction on that gives it up. */
export function followGivenUp(client: PoolClient, order: Order): Promise<void> {
  const payload = { domain: order.domain, orderId: registryOrderId(order) }
  return addJob(client, JOB, payload, { delayMs: FIRST_LOOK_MS, key: `${JOB}:${order.id}` })
}

async function follow({ domain, orderId }: z.output<typeof Payload>, { engines }: Work): Promise<void> {
  const { registrar, availability, log } = engines
  const found = await registrar.find(domain)
  if (found?.orderId !== orderId) return
  // Not again where the answer to an earlier deletion was lost.
  if ((await registrar.standing(domain)) === 'OURS') await registrar.release(domain)
  availability.forget(domain)
  log.error({ domain, order: orderId }, 'The registry had a name whose order was refunded; it was deleted there')
}
