import type { Database } from '../../../prisma/database.ts'
import type { DomainsEngines } from '../work.ts'
import { orderOf, releaseOrder } from './orders.ts'

/** The payment did not settle: name and slot are free again. What was paid for stays. */
export async function releaseHold(actId: string, _engines: DomainsEngines, db: Database): Promise<void> {
  await releaseOrder(db.pool, actId)
}

/**
 * For a router that recovers from a crash. An order that was paid for finishes or refunds by itself. One that is still
 * held was never begun; it is let go here, so that a resolver that comes late cannot begin it after the refund.
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
