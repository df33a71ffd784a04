import type { Chance } from '../../../kit/chance.ts'
import { DAY } from '../localTime.ts'
import type { ScheduledFlight } from '../schedule.ts'
import { type BookingClass, type Cabin, seatsIn } from './cabins.ts'

/** Maximum number of seats shown. */
const MOST_SHOWN = 9
/** Days before departure at which sales begin. */
const SALES_OPEN = 330
/** Sales end this long before departure, in milliseconds. */
const CLOSED_BEFORE = 60 * 60_000

/** Free seats of a cabin at a given time (milliseconds since 1970): decreasing daily, 0 after sales end. */
export function freeSeats(chance: Chance, flight: ScheduledFlight, cabin: Cabin, at: number): number {
  const seats = seatsIn(cabin, flight.aircraft, flight.airline)
  if (seats === 0 || at > flight.departure - CLOSED_BEFORE) return 0
  const days = Math.min(SALES_OPEN, Math.floor((flight.departure - at) / DAY))
  if (days >= SALES_OPEN) return 0
  const popularity = 0.55 + 0.48 * chance.unit(`load ${flight.id} ${cabin}`)
  // Half of all seats are sold in the last seven weeks.
  const sold = popularity * Math.exp(-days / 70)
  return Math.max(0, Math.round(seats * (1 - sold)))
}

/** Seats for sale in a booking class at a given time: 0 to 9. */
export function seatsForSale(chance: Chance, flight: ScheduledFlight, one: BookingClass, at: number): number {
  const seats = seatsIn(one.cabin, flight.aircraft, flight.airline)
  const days = Math.floor((flight.departure - at) / DAY)
  if (days < one.advance) return 0
  const free = freeSeats(chance, flight, one.cabin, at) - Math.ceil(seats * one.keeps)
  return Math.max(0, Math.min(MOST_SHOWN, free))
}
