import { seedOf } from '../kit/random.ts'
import type { StandInOrder } from './store.ts'

/** The states of an order in production, and when it enters each, in milliseconds after it was sent there. */
const COURSE = [
  { status: 'pending', after: 0 },
  { status: 'sending-to-production', after: 60_000 },
  { status: 'in-production', after: 120_000 },
  { status: 'fulfilled', after: 300_000 },
] as const
/** A draft: nothing is printed before it is sent to production. */
const DRAFT = 'on-hold'
/** Delivery time in milliseconds after it was sent to production. */
const DELIVERED_AFTER_MS = 600_000

/** A second address line that makes the order be canceled instead of going into production. */
export const CANCELED = 'cancel-in-sandbox'

/** An order at a given time, in the company's wire format. */
export function describeOrder(order: StandInOrder, now: Date): Record<string, unknown> {
  const { id, externalId, payload, createdAt } = order
  const { status, sentAt, fulfilledAt } = courseOf(order, now)
  const times = {
    ...(sentAt ? { sent_to_production_at: spelt(sentAt) } : {}),
    ...(fulfilledAt ? { fulfilled_at: spelt(fulfilledAt) } : {}),
  }
  return {
    id,
    address_to: payload.address_to,
    line_items: payload.line_items.map((item) => ({
      product_id: productId(id),
      quantity: item.quantity,
      variant_id: item.variant_id,
      print_provider_id: item.print_provider_id,
      cost: 1_000,
      shipping_cost: 400,
      status,
      metadata: {
        title: 'Stand-in print',
        price: 1_000,
        variant_label: '',
        sku: `${item.variant_id}`,
        country: 'Nowhere',
      },
      ...times,
    })),
    metadata: { order_type: 'api', shop_order_id: externalId, shop_order_label: externalId.slice(0, 8) },
    total_price: 1_000,
    total_shipping: 400,
    total_tax: 0,
    status,
    shipping_method: 1,
    is_printify_express: false,
    is_economy_shipping: false,
    ...(sentAt && fulfilledAt ? { shipments: [parcelOf(id, sentAt, now)] } : {}),
    created_at: spelt(createdAt),
    ...times,
  }
}

/** Whether an order is a draft, which can be sent to production or canceled. */
export function isDraft({ sentAt, canceledAt }: StandInOrder): boolean {
  return sentAt === null && canceledAt === null
}

function courseOf({ sentAt, canceledAt, payload }: StandInOrder, now: Date) {
  if (canceledAt) return { status: 'canceled', sentAt, fulfilledAt: null }
  if (!sentAt) return { status: DRAFT, sentAt, fulfilledAt: null }
  const age = now.getTime() - sentAt.getTime()
  const { status } = COURSE.findLast(({ after }) => age >= after) ?? COURSE[0]
  if (payload.address_to.address2 === CANCELED && (status === 'in-production' || status === 'fulfilled'))
    return { status: 'canceled', sentAt, fulfilledAt: null }
  const fulfilledAt = status === 'fulfilled' ? new Date(sentAt.getTime() + COURSE[3].after) : null
  return { status, sentAt, fulfilledAt }
}

function productId(id: string): string {
  return seedOf('product', id).toString(16).padStart(8, '0') + id.slice(0, 16)
}

function parcelOf(id: string, sentAt: Date, now: Date) {
  const number = `${seedOf('parcel', id)}`.padStart(10, '0') + `${seedOf('piece', id)}`.padStart(10, '0')
  const deliveredAt = new Date(sentAt.getTime() + DELIVERED_AFTER_MS)
  return {
    carrier: 'sandbox-post',
    number,
    url: `https://track.example/${number}`,
    delivered_at: deliveredAt <= now ? spelt(deliveredAt) : null,
  }
}

/** A time in the company's wire format. */
function spelt(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace('T', ' ')}+00:00`
}
