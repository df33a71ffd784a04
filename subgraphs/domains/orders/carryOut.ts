import { Conflict } from '../../../schema/errors.ts'
import { inTransaction } from '../../kit/transaction.ts'
import { beginDomain } from '../store/domains.ts'
import type { Work } from '../work.ts'
import { type Attempt, attempt } from './attempt.ts'
import { markPaid, type Order, orderOf } from './orders.ts'

/** How long a request waits for the registrar. The attempt goes on behind it. */
const ANSWER_WITHIN_MS = 15_000

/** An order that was paid for: the registry has done it, or it is on its way and finishes or refunds by itself. */
export interface CarriedOut {
  readonly order: Order
  readonly isDone: boolean
}

/**
 * The money of a line has moved: begins its order, once, and makes the first attempt at it. Throws Conflict when the
 * registry refused for good (the refund is then under way) and when the payment holds nothing any more.
 */
export async function carryOut(actId: string, work: Work): Promise<CarriedOut> {
  const begun = await begin(actId, work)
  const order = begun ?? (await orderOf(work.db.pool, actId))
  if (!order || order.state === 'RELEASED') throw new Conflict('This payment holds nothing any more; it is refunded')
  const { state, reason } = begun ? await answerSoon(attempt(begun, work)) : order
  if (state === 'FAILED') throw new Conflict(`This could not be done: ${reason}. The payment is refunded.`)
  return { order, isDone: state === 'DONE' }
}

/** Writes down that the money has moved and, with it, that a name is on its way. Null when that was done before. */
function begin(actId: string, { db, now }: Work): Promise<Order | null> {
  return inTransaction(db.pool, async (client) => {
    const order = await markPaid(client, actId, now())
    if (order?.kind === 'REGISTRATION') await beginDomain(client, order, now())
    return order
  })
}

async function answerSoon(running: Promise<Attempt>): Promise<Attempt> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'PENDING', reason: null }), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([running, late])
  } finally {
    clearTimeout(timer)
  }
}
