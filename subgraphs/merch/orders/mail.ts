import { DAY_MS } from '../../kit/time.ts'
import type { PostalAddress } from '../printing/company.ts'
import type { Work } from '../work.ts'
import type { MerchOrder } from './order.ts'
import { closeOrder } from './store.ts'

/** How long it is tried. Milliseconds. */
const GIVE_UP_AFTER_MS = 2 * DAY_MS

/**
 * Tells the addressee how an order ended. Throws Unavailable where the relay takes no mail, LimitReached where the mailbox got too
 * many: it is tried again.
 */
export async function tellEnd(order: MerchOrder, { engines, db, now }: Work): Promise<void> {
  const { address, endedAt } = order
  const isLate = now().getTime() - (endedAt ?? now()).getTime() > GIVE_UP_AFTER_MS
  if (!address || isLate) return closeOrder(db.pool, order.id, null, now())
  await engines.notices.send({ to: address.email, ...letterOf(order, address) })
  await closeOrder(db.pool, order.id, now(), now())
}

function letterOf(
  order: MerchOrder,
  { firstName }: PostalAddress,
): { readonly subject: string; readonly text: string } {
  const thing = order.product === 'SHIRT' ? 'shirt' : 'mug'
  if (order.state === 'FAILED') {
    const text = `Hello ${firstName},

the ${thing} that was ordered for you cannot be made. Who ordered it gets the money back.

Order ${order.id}
`
    return { subject: `Your ${thing} cannot be made`, text }
  }
  const { tracking } = order
  const parcel = tracking
    ? [`${tracking.carrier} ${tracking.number}`, tracking.url ?? ''].filter(Boolean).join('\n')
    : ''
  const text = `Hello ${firstName},

the ${thing} that was ordered for you is on its way.
${parcel ? `\n${parcel}\n` : ''}
Order ${order.id}
`
  return { subject: `Your ${thing} is on its way`, text }
}
