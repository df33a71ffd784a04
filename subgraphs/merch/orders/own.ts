import { setTimeout as pause } from 'node:timers/promises'
import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden, NotFound } from '../../../schema/errors.ts'
import { pageOf } from '../../kit/paging/page.ts'
import { callerOf } from '../../kit/service/context.ts'
import type { Args } from '../types.gen.ts'
import type { MerchContext } from '../work.ts'
import { status } from './describe.ts'
import { followIfDue } from './follow.ts'
import type { MerchOrder } from './order.ts'
import { findOrder, listOrders } from './store.ts'

const ORDER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Polling interval while a caller waits for an order. Milliseconds. */
const LOOK_MS = 1_000

/** One order, for the wallet that paid for it; asks the print company first if the order is due. */
export async function merchOrder(
  _: unknown,
  { id, wait }: Args<'Query.merchOrder'>,
  context: MerchContext,
): Promise<MerchOrder> {
  const end = performance.now() + wait * 1000
  const first = await ownOrder(id, context)
  context.sourcedFrom(first.source)
  for (;;) {
    await followIfDue(id, context)
    const order = await ownOrder(id, context)
    const left = end - performance.now()
    if (status(order) !== status(first) || order.endedAt !== null || left <= 0) return order
    await pause(Math.min(LOOK_MS, left))
  }
}

async function ownOrder(id: string, context: MerchContext): Promise<MerchOrder> {
  const order = ORDER_ID.test(id) ? await findOrder(context.db.pool, id) : null
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
  return pageOf(context, ['orders', address], args, (after, limit) =>
    listOrders(context.db.pool, address, after, limit),
  )
}
