/**
 * Progress of an order: DRAFT is not printed before it is sent to production, and may be canceled; QUEUED waits for the
 * company, or for the operator at the company.
 */
export type Progress = 'DRAFT' | 'QUEUED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'FAILED'

const PROGRESS: Readonly<Record<string, Progress>> = {
  pending: 'DRAFT',
  'on-hold': 'DRAFT',
  'payment-not-received': 'DRAFT',
  'had-issues': 'QUEUED',
  'sending-to-production': 'PROCESSING',
  'in-production': 'PROCESSING',
  'partially-fulfilled': 'PROCESSING',
  fulfilled: 'SHIPPED',
  canceled: 'FAILED',
}

/** Progress of an order, from the company's status and whether all parcels are delivered; an unknown status waits. */
export function progressOf(status: string, isDelivered = false): Progress {
  const progress = PROGRESS[status] ?? 'QUEUED'
  return progress === 'SHIPPED' && isDelivered ? 'DELIVERED' : progress
}
