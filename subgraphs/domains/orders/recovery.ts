import type { Database } from '../../../prisma/database.ts'
import type { DomainsEngines } from '../work.ts'
import { orderOf, releaseOrder } from './orders.ts'

/** Releases name and slot after a payment that did not settle. Paid orders stay. */
export async function releaseHold(actId: string, _engines: DomainsEngines, db: Database): Promise<void> {
  await releaseOrder(db.pool, actId)
}

/**
 * Called by a router that recovers from a crash. A paid order is finished or refunded by the job: DONE. A held one was
 * never started: release it here, so that a late resolver cannot start it after the refund.
 */
export async function outcomeOfOrder(
  actId: string,
  _engines: DomainsEngines,
  db: Database,
): Promise<'DONE' | 'UNDONE'> {
  if (await releaseOrder(db.pool, actId)) return 'UNDONE'
  const order = await orderOf(db.pool, actId)
  return order && order.state !== 'RELEASED' ? 'DONE' : 'UNDONE'
}
