import type { PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { DAY_MS } from '../../kit/time.ts'
import type { Work } from '../work.ts'
import { nextLook } from './nextLook.ts'
import { addNotice } from './notice.ts'
import type { MerchOrder } from './order.ts'
import { lookAgain, markDelivered } from './store.ts'

/** How long a shipped order is polled for its delivery: not every carrier reports it. Milliseconds. */
const DELIVERED_WITHIN_MS = 45 * DAY_MS

/** Asks the company whether a shipped order was delivered; stops after DELIVERED_WITHIN_MS. */
export async function followParcel(order: MerchOrder, { engines, db, now }: Work): Promise<void> {
  const isLate = now().getTime() - (order.endedAt ?? now()).getTime() > DELIVERED_WITHIN_MS
  await lookAgain(db.pool, order.id, isLate ? null : nextLook(order, now()))
  const { progress } = await engines.company.read(order.providerOrderId ?? '')
  if (progress === 'DELIVERED') await inTransaction(db.pool, (client) => deliver(client, order, now()))
}

/** Records the delivery of a shipped order, with its notice, in the caller's transaction. */
export async function deliver(client: PoolClient, { id }: MerchOrder, now: Date): Promise<void> {
  if (await markDelivered(client, id, now)) await addNotice(client, id, 'DELIVERED', now)
}
