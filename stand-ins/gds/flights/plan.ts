import { type Brand, cheapestBrand } from '../../worlds/travel/fares/brands.ts'
import { type BookingClass, CABINS, type Cabin, classesOf, seatsIn } from '../../worlds/travel/fares/cabins.ts'
import type { Bound } from '../../worlds/travel/fares/fare.ts'
import { seatsForSale } from '../../worlds/travel/fares/seats.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { TravelerType } from './wire.ts'

/** Who travels. */
export interface Traveler {
  readonly id: string
  readonly type: TravelerType
  /** On whose lap an infant sits. */
  readonly associatedAdultId?: string
}

/** A bound with what its seats are sold as. */
export interface BoundPlan {
  readonly bound: Bound
  /** One for each flight. */
  readonly classes: readonly BookingClass[]
  readonly brand: Brand
}

/** All that an offer follows from. */
export interface OfferPlan {
  readonly bounds: readonly BoundPlan[]
  readonly travelers: readonly Traveler[]
  readonly currency: string
}

/** Seats that travellers need: infants on laps need none. */
export function seatsNeeded(travelers: readonly Traveler[]): number {
  return travelers.filter(({ type }) => type !== 'HELD_INFANT').length
}

/** The flight that decides about a bound's fare: the longest. */
export function mainFlight(bound: Bound): number {
  return bound.reduce((longest, flight, index) => {
    const best = bound[longest]
    return best && flight.distanceKm > best.distanceKm ? index : longest
  }, 0)
}

/** The booking class that a bound is priced by. */
export function mainClass({ bound, classes }: BoundPlan): BookingClass {
  const main = classes[mainFlight(bound)]
  if (!main) throw new Error('A bound without booking classes')
  return main
}

/** The cheapest way to seat so many in a cabin of a bound; null when it is sold out or has no such cabin. */
export function cheapestIn(
  world: TravelWorld,
  bound: Bound,
  cabin: Cabin,
  seats: number,
  at: number,
  brand: Brand = cheapestBrand(cabin),
): BoundPlan | null {
  const main = bound[mainFlight(bound)]
  if (!main || seatsIn(cabin, main.aircraft, main.airline) === 0) return null
  for (const one of classesOf(cabin)) {
    const classes = bound.flatMap((flight) => classOn(world, flight, one, seats, at) ?? [])
    if (classes.length === bound.length) return { bound, classes, brand }
  }
  return null
}

/** The class itself where the flight has its cabin, or else the cheapest of the next cabin below. */
function classOn(
  world: TravelWorld,
  flight: ScheduledFlight,
  wanted: BookingClass,
  seats: number,
  at: number,
): BookingClass | null {
  const hasSeats = (one: BookingClass) => seatsForSale(world.chance, flight, one, at) >= seats
  if (seatsIn(wanted.cabin, flight.aircraft, flight.airline) > 0) return hasSeats(wanted) ? wanted : null
  const below = CABINS.slice(0, CABINS.indexOf(wanted.cabin)).reverse()
  const cabin = below.find((one) => seatsIn(one, flight.aircraft, flight.airline) > 0)
  return (cabin && classesOf(cabin).find(hasSeats)) ?? null
}
