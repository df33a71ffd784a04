import type { ContractRow } from './row.ts'
import { ACTIVITY_ROWS } from './travel/activities.ts'
import { FARESEARCH_ROWS } from './travel/faresearch.ts'
import { FLIGHT_ROWS } from './travel/flights.ts'
import { HOTEL_ROWS } from './travel/hotels.ts'
import { REFERENCE_ROWS } from './travel/reference.ts'
import { TRACKING_ROWS } from './travel/tracking.ts'
import { TRANSFER_ROWS } from './travel/transfers.ts'

/** The contract of the travel service: 74 paths in seven families. */
export const TRAVEL_ROWS: readonly ContractRow[] = [
  ...FLIGHT_ROWS,
  ...REFERENCE_ROWS,
  ...FARESEARCH_ROWS,
  ...HOTEL_ROWS,
  ...ACTIVITY_ROWS,
  ...TRANSFER_ROWS,
  ...TRACKING_ROWS,
]
