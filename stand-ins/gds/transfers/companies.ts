/** An invented transfer company. */
export interface Company {
  /** Three letters. */
  readonly code: string
  readonly name: string
  /** Price relative to the others. */
  readonly factor: number
  /** Data that it requires for a booking. */
  readonly settings: readonly ('BILLING_ADDRESS_REQUIRED' | 'FLIGHT_NUMBER_REQUIRED' | 'CVV_NUMBER_REQUIRED')[]
  readonly phoneNumber: string
}

export const COMPANIES: readonly Company[] = [
  { code: 'ABW', name: 'Arrowbell Wheels', factor: 1, settings: [], phoneNumber: '+15550101' },
  { code: 'CLD', name: 'Cloverdrive', factor: 0.93, settings: [], phoneNumber: '+15550102' },
  { code: 'MRD', name: 'Meridian Chauffeurs', factor: 1.18, settings: [], phoneNumber: '+15550103' },
  {
    code: 'NTR',
    name: 'Northrow Transfers',
    factor: 0.97,
    settings: ['FLIGHT_NUMBER_REQUIRED'],
    phoneNumber: '+15550104',
  },
  { code: 'PLM', name: 'Plumline Cars', factor: 1.06, settings: [], phoneNumber: '+15550105' },
  { code: 'VLT', name: 'Violet City Rides', factor: 0.9, settings: [], phoneNumber: '+15550106' },
]
