import { seedOf } from '../kit/random.ts'
import type { StandInOrder } from './store.ts'

/** The states of an order, and when it enters each, in milliseconds after placement. */
const COURSE = [
  { status: 'pending', after: 0 },
  { status: 'sending-to-production', after: 60_000 },
  { status: 'in-production', after: 120_000 },
  { status: 'fulfilled', after: 300_000 },
] as const
/** Delivery time in milliseconds after placement. */
const DELIVERED_AFTER_MS = 600_000

/** A second address line that makes the order be canceled instead of going into production. */
export const CANCELED = 'cancel-in-sandbox'

/** An order at a given time, in the company's wire format. */
export function describeOrder(
  { id, externalId, payload, createdAt }: StandInOrder,
  now: Date,
): Record<string, unknown> {
  const { status, sentAt, fulfilledAt } = courseOf(createdAt, payload.address_to.address2 === CANCELED, now)
  const deliveredAt = new Date(createdAt.getTime() + DELIVERED_AFTER_MS)
  return {
    id,
    external_id: externalId,
    address_to: payload.address_to,
    line_items: payload.line_items.map((item) => ({
      product_id: productId(id),
      quantity: item.quantity,
      variant_id: item.variant_id,
      status,
      sent_to_production_at: sentAt && spelt(sentAt),
      fulfilled_at: fulfilledAt && spelt(fulfilledAt),
    })),
    metadata: { order_type: 'api', shop_order_id: externalId, shop_order_label: externalId.slice(0, 8) },
    status,
    shipping_method: 1,
    shipments: fulfilledAt ? [parcelOf(id, deliveredAt <= now ? deliveredAt : null)] : [],
    created_at: spelt(createdAt),
    sent_to_production_at: sentAt && spelt(sentAt),
    fulfilled_at: fulfilledAt && spelt(fulfilledAt),
  }
}

function courseOf(createdAt: Date, isCanceled: boolean, now: Date) {
  const age = now.getTime() - createdAt.getTime()
  const at = (status: (typeof COURSE)[number]['status']): Date | null => {
    const after = COURSE.find((step) => step.status === status)?.after ?? 0
    return age >= after ? new Date(createdAt.getTime() + after) : null
  }
  const { status } = COURSE.findLast(({ after }) => age >= after) ?? COURSE[0]
  if (isCanceled && at('in-production'))
    return { status: 'canceled', sentAt: at('sending-to-production'), fulfilledAt: null }
  return { status, sentAt: at('sending-to-production'), fulfilledAt: at('fulfilled') }
}

function productId(id: string): string {
  return seedOf('product', id).toString(16).padStart(8, '0') + id.slice(0, 16)
}

function parcelOf(id: string, deliveredAt: Date | null) {
  const number = `${seedOf('parcel', id)}`.padStart(10, '0') + `${seedOf('piece', id)}`.padStart(10, '0')
  return {
    carrier: 'sandbox-post',
    number,
    url: `https://track.example/${number}`,
    delivered_at: deliveredAt && spelt(deliveredAt),
  }
}

/** A time in the company's wire format. */
function spelt(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace('T', ' ')}+00:00`
}
