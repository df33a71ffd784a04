import { setTimeout as pause } from 'node:timers/promises'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { keyOfNode } from '../../../schema/nodeId.ts'
import { isUuid } from '../../../schema/uuid.ts'
import { jobIfOwn } from '../../kit/jobs/ownJobs.ts'
import { connectionOfRows } from '../../kit/paging/connection.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Args } from '../types.gen.ts'
import type { MerchContext } from '../work.ts'
import { status } from './describe.ts'
import { followIfDue } from './follow.ts'
import type { MerchOrder } from './order.ts'
import { findOrder, findOrdersOf, listOrders, ordersOfPictures } from './store.ts'

/** Polling interval while a caller waits for an order. Milliseconds. */
const LOOK_MS = 1_000

/** One order, for the wallet that paid for it; asks the print company first if the order is due. */
export async function merchOrder(
  _: unknown,
  { id: given, wait }: Args<'Query.merchOrder'>,
  context: MerchContext,
): Promise<MerchOrder> {
  const id = keyOfNode('MerchOrder', given)
  const end = performance.now() + wait * 1000
  const first = await requireOrder(id, context)
  context.sourcedFrom(first.source)
  for (;;) {
    await followIfDue(id, context)
    const order = await requireOrder(id, context)
    const left = end - performance.now()
    if (status(order) !== status(first) || order.endedAt !== null || left <= 0) return order
    await pause(Math.min(LOOK_MS, left))
  }
}

async function requireOrder(id: string, context: MerchContext): Promise<MerchOrder> {
  const order = isUuid(id) ? await findOrder(context.db.pool, id) : null
  if (!order || order.state === 'HELD' || order.state === 'RELEASED') throw new NotFound('There is no such order')
  if (order.wallet !== callerOf(context)) throw new Forbidden('Only the wallet that paid for an order may see it')
  return order
}

/** A wallet's orders, visible to that wallet only. */
export async function merchOrders(
  { address }: { readonly address: WalletAddress },
  args: Args<'Wallet.merchOrders'>,
  context: MerchContext,
) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its orders to itself only')
  return connectionOfRows(context, ['orders', address], args, (after, limit) =>
    listOrders(context.db.pool, address, after, limit),
  )
}

/** An order of the caller's for references by its id; null for any other. All of a request share one statement. */
export async function ownOrder(id: string, { caller, db, loader }: MerchContext): Promise<MerchOrder | null> {
  if (!caller || !isUuid(id)) return null
  const orders = loader('orders', (ids: readonly string[]) => findOrdersOf(db.pool, caller, ids))
  return orders.load(id)
}

/**
 * The caller's orders of a picture of its own; null for any other picture. Those of all pictures of a request are read by
 * one statement.
 */
export async function ordersOfPicture(
  { resourceId }: { readonly resourceId: string },
  args: Args<'Picture.orders'>,
  context: MerchContext,
) {
  const { caller, db } = context
  if (!caller || !(await jobIfOwn(context, resourceId, 'studio'))) return null
  return connectionOfRows(context, ['ordersOfPicture', caller, resourceId], args, (after, limit) => {
    const orders = context.loader(`ordersOfPicture ${limit} ${args.after ?? ''}`, (pictures: readonly string[]) =>
      ordersOfPictures(db.pool, caller, pictures, after, limit),
    )
    return orders.load(resourceId)
  })
}
