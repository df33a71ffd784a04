import type { PlacedOrder } from './company.ts'

const PROCESSING = new Set(['sending-to-production', 'in-production', 'partially-fulfilled'])
const SHIPPED = new Set(['fulfilled'])
const FAILED = new Set(['canceled', 'cancelled', 'quality-declined', 'unfulfillable'])

/**
 * Progress of an order, from the company's status and whether all parcels are delivered; an unknown status counts as
 * waiting.
 */
export function progressOf(status: string, isDelivered = false): PlacedOrder['progress'] {
  if (status === 'delivered') return 'DELIVERED'
  if (SHIPPED.has(status)) return isDelivered ? 'DELIVERED' : 'SHIPPED'
  if (FAILED.has(status)) return 'FAILED'
  return PROCESSING.has(status) ? 'PROCESSING' : 'QUEUED'
}
