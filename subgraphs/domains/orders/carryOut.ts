import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict } from '../../../schema/errors.ts'
import { orAfter } from '../../kit/async/timeout.ts'
import { statedAs } from '../../kit/service/problems.ts'
import { recordPurchase } from '../../kit/service/purchases.ts'
import { beginDomain } from '../store/domains.ts'
import type { Work } from '../work.ts'
import { ANSWER_WITHIN_MS, type Attempt, attempt } from './attempt.ts'
import { markPaid, type Order, orderOf } from './orders.ts'

/** A paid order: the registry has done it, or it is pending and will be finished or refunded by the job. */
export interface CarriedOut {
  readonly order: Order
  readonly isDone: boolean
}

/**
 * After a line's payment has settled: starts its order, once, and makes the first attempt. Throws Conflict if the
 * registry refused definitely (the refund is then requested) or if the payment no longer holds anything.
 */
export async function carryOut(actId: string, work: Work): Promise<CarriedOut> {
  const begun = await begin(actId, work)
  const order = begun ?? (await orderOf(work.db.pool, actId))
  if (!order || order.state === 'RELEASED') throw new Conflict('This payment holds nothing any more; it is refunded')
  const { state, reason } = begun ? await answerSoon(attempt(begun, work)) : order
  if (state === 'FAILED') throw refused(reason)
  return { order: (await orderOf(work.db.pool, actId)) ?? order, isDone: state === 'DONE' }
}

function refused(reason: string | null): Conflict {
  return statedAs(new Conflict(`This could not be done: ${reason}. The payment is refunded.`), {
    type: 'RegistryRefusedProblem',
    path: ['input', 'domain'],
  })
}

/** Marks the order as paid and inserts the domain of a registration. Null if that was done before. */
function begin(actId: string, { db, now }: Work): Promise<Order | null> {
  return inTransaction(db.pool, async (client) => {
    const order = await markPaid(client, actId, now())
    if (order?.kind === 'REGISTRATION') await beginDomain(client, order, now())
    if (order) {
      await recordPurchase(client, actId, { type: 'Domain', key: [order.domain] })
      await recordPurchase(client, actId, { type: 'DomainOrder', key: [order.id] })
    }
    return order
  })
}

/** The attempt continues after that time. */
function answerSoon(running: Promise<Attempt>): Promise<Attempt> {
  return orAfter(ANSWER_WITHIN_MS, running, () => ({ state: 'PENDING', reason: null }))
}
