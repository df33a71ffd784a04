import { requestPayout } from '../../../prisma/ledger/requests.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { PlacedOrder } from '../printing/company.ts'
import type { Work } from '../work.ts'
import { failOrder } from './end.ts'
import { nextLook } from './nextLook.ts'
import { addNotice, type NoticeKind } from './notice.ts'
import type { MerchOrder } from './order.ts'
import { deliver } from './parcel.ts'
import { markPlaced, markShipped } from './store.ts'

/** Key of a commission's payout within its payment, as older versions wrote it: they paid one for each payment. */
export const OLD_COMMISSION_KEY = 'commission'

/** Key of the payout of an order's commission: a payment that bought several things has one for each line. */
export function commissionKey({ actId }: Pick<MerchOrder, 'actId'>): string {
  return `commission:${actId.split(':')[1] ?? ''}`
}

/** Records the company's state of an order, and notifies its addressee of each change. */
export async function takeIn(order: MerchOrder, placed: PlacedOrder, work: Work): Promise<void> {
  switch (placed.progress) {
    case 'SHIPPED':
    case 'DELIVERED':
      return ship(order, placed, work)
    case 'FAILED':
      await keepWords(order, placed, null, work)
      return failOrder({ ...order, state: 'PLACED' }, `The print company gave the order up: ${placed.status}`, work)
    case 'PROCESSING':
      return keepWords(order, placed, 'PROCESSING', work)
    case 'DRAFT':
    case 'QUEUED':
      return keepWords(order, placed, 'ORDERED', work)
  }
}

async function keepWords(
  order: MerchOrder,
  placed: PlacedOrder,
  notice: NoticeKind | null,
  { engines, db, now }: Work,
): Promise<void> {
  const isKept = await inTransaction(db.pool, async (client) => {
    if (!(await markPlaced(client, order.id, placed, now(), nextLook(order, now())))) return false
    if (notice) await addNotice(client, order.id, notice, now())
    return true
  })
  if (!isKept)
    engines.log.error({ order: order.id, placed: placed.id }, 'The print company has an order that was given up')
}

/** The end and the commission are written in one transaction: it is paid once a refund is no longer possible. */
async function ship(order: MerchOrder, placed: PlacedOrder, { db, now }: Work): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    if (!(await markShipped(client, order.id, placed, now(), nextLook(order, now())))) return
    await addNotice(client, order.id, 'SHIPPED', now())
    if (placed.progress === 'DELIVERED') await deliver(client, order, now())
    if (!order.commission) return
    const { to, amount } = order.commission
    const reason = `Commission on order ${order.id}`
    await requestPayout(client, { actId: order.actId, key: commissionKey(order), amount, to, reason })
  })
}
