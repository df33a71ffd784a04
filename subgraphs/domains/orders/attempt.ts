import type { PoolClient } from '../../../prisma/database.ts'
import { requestRefund } from '../../../prisma/ledger/requests.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, Conflict, NotFound, TollgraphError, Unavailable } from '../../../schema/errors.ts'
import { oweFailedOrderMail } from '../owedMail.ts'
import { failDomain } from '../store/domains.ts'
import type { Work } from '../work.ts'
import { followGivenUp } from './givenUp.ts'
import { failOrder, type Order, orderOf, parkOrder } from './orders.ts'
import { fulfilRegistration } from './registration.ts'
import { fulfilRenewal } from './renewal.ts'

/**
 * The result of one attempt at a paid order, stored in the database before any caller sees it. DONE: the registry did it.
 * FAILED: it definitely will not, and the payment is refunded. PENDING: the outcome is unknown, and the order waits.
 */
export interface Attempt {
  readonly state: 'DONE' | 'FAILED' | 'PENDING'
  readonly reason: string | null
  /** The registrar was unreachable: do not try other orders now. */
  readonly isRegistrarDown?: boolean
}

const INTERNAL = 'An error of this service; it is tried again'

/** How long a request waits for the registrar; after that the order is answered as pending. */
export const ANSWER_WITHIN_MS = 15_000

/** How long an order may wait for the registrar before its payment is refunded. */
const GIVE_UP_AFTER_MS = 24 * 60 * 60_000

/** Makes one attempt at a pending order that the caller has leased. Does not throw. */
export async function attempt(order: Order, work: Work): Promise<Attempt> {
  try {
    await (order.kind === 'REGISTRATION' ? fulfilRegistration(order, work) : fulfilRenewal(order, work))
    return await standing(order, work)
  } catch (error) {
    return settleFailure(order, error, work).catch((failure: unknown) => {
      // The lease expires and the job retries.
      work.engines.log.error({ err: failure, domain: order.domain }, 'An order could not be put aside')
      return { state: 'PENDING', reason: null }
    })
  }
}

async function settleFailure(order: Order, error: unknown, work: Work): Promise<Attempt> {
  const now = work.now()
  // The payer reads the reason; other errors name hosts and statements.
  const reason = error instanceof TollgraphError ? error.message : INTERNAL
  if (isDefinite(error)) return fail(order, reason, work)
  work.engines.log.warn(
    { err: error, domain: order.domain, order: String(order.id) },
    'An order waits for the registrar',
  )
  if (waitedMs(order, now) >= GIVE_UP_AFTER_MS) return giveUp(order, work)
  await parkOrder(work.db.pool, order.id, reason, now)
  return { state: 'PENDING', reason, isRegistrarDown: error instanceof Unavailable }
}

/** Fails an order that the registry may have carried out without our having its answer. */
function giveUp(order: Order, work: Work): Promise<Attempt> {
  const { actId, domain, kind } = order
  work.engines.log.error({ domain, kind, act: actId }, 'An order is refunded that the registrar may have carried out')
  return fail(order, 'the registrar did not answer for 24 hours', work, (client) => followGivenUp(client, order))
}

function waitedMs({ paidAt }: Order, now: Date): number {
  return now.getTime() - (paidAt ?? now).getTime()
}

/** Whether the error is a definite refusal, as opposed to a missing answer. */
function isDefinite(error: unknown): boolean {
  return error instanceof Conflict || error instanceof NotFound || error instanceof BadInput
}

/** Fails the order and the domain and requests the refund in one transaction. */
async function fail(
  order: Order,
  reason: string,
  work: Work,
  /** Writes what belongs to it, in that transaction. */
  beside: (client: PoolClient) => Promise<void> = async () => {},
): Promise<Attempt> {
  const { db, engines, now } = work
  await inTransaction(db.pool, async (client) => {
    if (!(await failOrder(client, order.id, reason, now()))) return
    if (order.kind === 'REGISTRATION') await failDomain(client, order.domain)
    await requestRefund(client, { actId: order.actId, reason: `${order.domain}: ${reason}` })
    // A refusal within that time is the answer to the request.
    if (waitedMs(order, now()) >= ANSWER_WITHIN_MS) await oweFailedOrderMail(client, order, now())
    await beside(client)
  })
  engines.availability.forget(order.domain)
  return standing(order, work)
}

/** Reads the order's state from the database, because another worker may have finished it first. */
async function standing({ actId }: Order, { db }: Work): Promise<Attempt> {
  const order = await orderOf(db.pool, actId)
  if (order?.state !== 'DONE' && order?.state !== 'FAILED') throw new Error(`Order of ${actId} is not finished`)
  return { state: order.state, reason: order.reason }
}
