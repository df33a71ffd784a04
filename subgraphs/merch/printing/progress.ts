import type { PlacedOrder } from './company.ts'

const PROCESSING = new Set(['sending-to-production', 'in-production', 'partially-fulfilled'])
const SHIPPED = new Set(['fulfilled'])
const FAILED = new Set(['canceled', 'cancelled', 'quality-declined', 'unfulfillable'])

/**
 * How far an order is, by the company's word for it and by whether all its parcels are delivered; a word that we do not
 * know is one of the many for waiting.
 */
export function progressOf(status: string, isDelivered = false): PlacedOrder['progress'] {
  if (status === 'delivered') return 'DELIVERED'
  if (SHIPPED.has(status)) return isDelivered ? 'DELIVERED' : 'SHIPPED'
  if (FAILED.has(status)) return 'FAILED'
  return PROCESSING.has(status) ? 'PROCESSING' : 'QUEUED'
}
