import type { Topic } from '../kit/service/subgraph.ts'
import { attempt } from './orders/attempt.ts'
import { pendingOrderIds, takeOrder } from './orders/orders.ts'
import type { DomainsGraph } from './types.gen.ts'
import type { Work } from './work.ts'

/** Every minute, retries orders that are paid but unfinished, until they are done or refunded. */
const SCHEDULE = '* * * * * domains.completeRegistrations'

/** Most orders per sweep; the rest waits for the next minute, so that two sweeps rarely overlap. */
const ORDERS_A_SWEEP = 100

export const complete: Topic<DomainsGraph> = {
  resolvers: {
    Mutation: { completeRegistrations: (_, __, context) => completeOrders(context) },
  },
  jobs: {
    'domains.completeRegistrations': async (_, context) => {
      const { processed, ...counts } = await completeOrders(context)
      if (processed > 0) context.log.info({ processed, ...counts }, 'Paid orders were tried again')
    },
  },
  schedules: [SCHEDULE],
}

/** One sweep; returns the counts of its attempts. */
async function completeOrders(work: Work) {
  const ids = await pendingOrderIds(work.db.pool, ORDERS_A_SWEEP)
  const counts = { DONE: 0, FAILED: 0, PENDING: 0 }
  for (const id of ids) {
    const order = await takeOrder(work.db.pool, id, work.now())
    if (!order) continue
    const { state, isRegistrarDown } = await attempt(order, work)
    counts[state] += 1
    if (isRegistrarDown) break
  }
  const processed = counts.DONE + counts.FAILED + counts.PENDING
  return { success: true, processed, completed: counts.DONE, failed: counts.FAILED, pending: counts.PENDING }
}
