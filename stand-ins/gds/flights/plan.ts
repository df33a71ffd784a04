import { type Brand, cheapestBrand } from '../../worlds/travel/fares/brands.ts'
import { type BookingClass, CABINS, type Cabin, classesOf, seatsIn } from '../../worlds/travel/fares/cabins.ts'
import type { Bound } from '../../worlds/travel/fares/fare.ts'
import { seatsForSale } from '../../worlds/travel/fares/seats.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import type { TravelerType } from './wire.ts'

/** A traveller. */
export interface Traveler {
  readonly id: string
  readonly type: TravelerType
  /** The adult on whose lap an infant sits. */
  readonly associatedAdultId?: string
}

/** A bound with its booking classes. */
export interface BoundPlan {
  readonly bound: Bound
  /** One per flight. */
  readonly classes: readonly BookingClass[]
  readonly brand: Brand
}

/** The inputs that determine an offer. */
export interface OfferPlan {
  readonly bounds: readonly BoundPlan[]
  readonly travelers: readonly Traveler[]
  readonly currency: string
}

/** Number of seats: lap infants need none. */
export function seatsNeeded(travelers: readonly Traveler[]): number {
  return travelers.filter(({ type }) => type !== 'HELD_INFANT').length
}

/** Index of the flight that determines a bound's fare: the longest. */
function mainFlight(bound: Bound): number {
  return bound.reduce((longest, flight, index) => {
    const best = bound[longest]
    return best && flight.distanceKm > best.distanceKm ? index : longest
  }, 0)
}

/** The booking class that determines a bound's price. */
export function mainClass({ bound, classes }: BoundPlan): BookingClass {
  const main = classes[mainFlight(bound)]
  if (!main) throw new Error('A bound without booking classes')
  return main
}

/** The cheapest classes for that many seats in a cabin of a bound; null when it is sold out or has no such cabin. */
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

/** The class itself if the flight has its cabin, else the cheapest of the next lower cabin. */
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
