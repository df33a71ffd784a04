import type { PlacedOrder } from './company.ts'

const PROCESSING = new Set(['sending-to-production', 'in-production', 'partially-fulfilled'])
const SHIPPED = new Set(['fulfilled', 'delivered'])
const FAILED = new Set(['canceled', 'cancelled', 'quality-declined', 'unfulfillable'])

/** How far an order is, by the company's word for it; a word that we do not know is one of the many for waiting. */
export function progressOf(status: string): PlacedOrder['progress'] {
  if (SHIPPED.has(status)) return 'SHIPPED'
  if (FAILED.has(status)) return 'FAILED'
  return PROCESSING.has(status) ? 'PROCESSING' : 'QUEUED'
}
