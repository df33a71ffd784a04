import type { LRUCache } from 'lru-cache'
import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import { type Brand, brandsOf } from '../../worlds/travel/fares/brands.ts'
import { CABINS, type Cabin } from '../../worlds/travel/fares/cabins.ts'
import { type Bound, endsOf } from '../../worlds/travel/fares/fare.ts'
import { durationOf } from '../../worlds/travel/itineraries.ts'
import { DAY, dateOf, dayOf, localDateTime } from '../../worlds/travel/localTime.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { toMinor } from '../shared/currencies.ts'
import { writeOffer } from './offer.ts'
import { type BoundPlan, cheapestIn, type OfferPlan, seatsNeeded, type Traveler } from './plan.ts'
import { adultFare, priceOf, totalOf } from './price.ts'
import type { FlightOffer } from './wire.ts'

const MINUTE = 60_000
/** Minimum minutes between two bounds of a journey. */
const BETWEEN_BOUNDS = 60
/** Options combined per bound, by number of bounds. */
const COMBINED = [0, 120, 40, 12, 7, 5, 4] as const

/** A requested part of a journey. */
export interface WantedBound {
  readonly id: string
  /** Cities or airports. */
  readonly origin: string
  readonly destination: string
  /** Local dates of departure. */
  readonly dates: readonly string[]
  /** Minutes after midnight of departure and arrival windows. */
  readonly leaves?: readonly [number, number]
  readonly arrives?: { readonly dates: readonly string[]; readonly minutes?: readonly [number, number] }
  readonly via?: readonly string[]
  readonly notVia?: readonly string[]
}

/** Search criteria. */
export interface Criteria {
  readonly bounds: readonly WantedBound[]
  readonly travelers: readonly Traveler[]
  readonly currency: string
  /** Cabins by bound id; the empty id applies to all bounds. Without one: the cheapest. */
  readonly cabins: ReadonlyMap<string, Cabin>
  readonly carriers?: { readonly only?: readonly string[]; readonly not?: readonly string[] }
  /** Maximum number of connections. */
  readonly maxChanges?: number
  /** Percent of the fastest option's duration. */
  readonly maxTimePercent?: number
  /** Whole units of the currency, per traveller. */
  readonly maxPrice?: number
  readonly withBags?: boolean
  readonly refundable?: boolean
  readonly maxOffers: number
}

/** Offers, cheapest first. */
export function searchOffers(world: TravelWorld, criteria: Criteria): FlightOffer[] {
  const ways = criteria.bounds.map((wanted) => waysOf(world, wanted, criteria))
  const { travelers, currency } = criteria
  const plans = combine(ways)
    .map((bounds): OfferPlan => ({ bounds, travelers, currency }))
    .map((plan) => ({ plan, total: totalOf(world, plan) }))
    .sort((a, b) => a.total - b.total)
    .map(({ plan }) => plan)
    .filter((plan) => isAffordable(world, plan, criteria))
  return plans.slice(0, criteria.maxOffers).map((plan, index) => writeOffer(world, plan, String(index + 1)))
}

/** Search results of the current hour, by world and criteria. */
const FOUND = new WeakMap<TravelWorld, LRUCache<string, readonly BoundPlan[]>>()
const REMEMBERED = 400
const HOUR = 60 * MINUTE

/** Sellable options for one bound, cheapest first; cached for the hour. */
function waysOf(world: TravelWorld, wanted: WantedBound, criteria: Criteria): readonly BoundPlan[] {
  const { carriers, maxChanges, maxTimePercent, withBags, refundable } = criteria
  const cabin = criteria.cabins.get(wanted.id) ?? criteria.cabins.get('')
  const filters = [carriers, maxChanges, maxTimePercent, withBags, refundable, cabin, seatsNeeded(criteria.travelers)]
  const hour = Math.floor(world.now().getTime() / HOUR)
  const key = JSON.stringify([hour, { ...wanted, id: '' }, filters])
  const remembered = FOUND.get(world) ?? recentlyUsed<string, readonly BoundPlan[]>(REMEMBERED)
  FOUND.set(world, remembered)
  const found = remembered.get(key) ?? findWays(world, wanted, criteria)
  remembered.set(key, found)
  return found
}

function findWays(world: TravelWorld, wanted: WantedBound, criteria: Criteria): BoundPlan[] {
  const at = world.now().getTime()
  const seats = seatsNeeded(criteria.travelers)
  const cabin = criteria.cabins.get(wanted.id) ?? criteria.cabins.get('')
  const cabins = cabin ? [cabin] : CABINS
  const found = boundsOf(world, wanted, criteria).flatMap((bound) => {
    for (const one of cabins) {
      const brand = cheapestSuiting(one, criteria)
      const plan = brand && cheapestIn(world, bound, one, seats, at, brand)
      if (plan) return [{ plan, fare: adultFare(world, [plan]) }]
    }
    return []
  })
  return found.sort((a, b) => a.fare - b.fare).map(({ plan }) => plan)
}

/** The cheapest brand of a cabin that meets the criteria. */
function cheapestSuiting(cabin: Cabin, { withBags, refundable }: Criteria): Brand | undefined {
  return brandsOf(cabin).find(
    ({ checkedBags, refundFee }) => (!withBags || checkedBags > 0) && (!refundable || refundFee !== null),
  )
}

/** Options for one bound, sold-out ones included, fastest first. */
export function boundsOf(world: TravelWorld, wanted: WantedBound, criteria: Criteria): Bound[] {
  const at = world.now().getTime()
  const all = wanted.dates.flatMap((date) => [...world.itineraries.between(wanted.origin, wanted.destination, date)])
  const fitting = all.filter((bound) => fits(bound, wanted, criteria) && isOperated(world, bound, at))
  const fastest = Math.min(...fitting.map(durationOf))
  const longest = criteria.maxTimePercent === undefined ? Infinity : (fastest * criteria.maxTimePercent) / 100
  return fitting.filter((bound) => durationOf(bound) <= longest)
}

/** The dates from `before` days before to `after` days after a date. */
export function datesAround(date: string, before: number, after: number): string[] {
  return Array.from({ length: before + after + 1 }, (_, index) => dateOf(dayOf(date) - before + index))
}

function fits(bound: Bound, wanted: WantedBound, { carriers, maxChanges }: Criteria): boolean {
  if (maxChanges !== undefined && bound.length - 1 > maxChanges) return false
  const codes = bound.map(({ airline }) => airline.iata)
  if (carriers?.only && !codes.every((code) => carriers.only?.includes(code))) return false
  if (carriers?.not && codes.some((code) => carriers.not?.includes(code))) return false
  const changes = bound.slice(0, -1).map(({ destination }) => destination.iata)
  if (wanted.via && !wanted.via.every((code) => changes.includes(code))) return false
  if (wanted.notVia && changes.some((code) => wanted.notVia?.includes(code))) return false
  return isTimely(bound, wanted)
}

function isTimely(bound: Bound, { leaves, arrives }: WantedBound): boolean {
  const [first, last] = endsOf(bound)
  if (leaves && !isWithin(localDateTime(first.origin.timezone, first.departure), leaves)) return false
  if (!arrives) return true
  const arrival = localDateTime(last.destination.timezone, last.arrival)
  return arrives.dates.includes(arrival.slice(0, 10)) && (!arrives.minutes || isWithin(arrival, arrives.minutes))
}

function isWithin(local: string, [from, to]: readonly [number, number]): boolean {
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))
  return minute >= from && minute <= to
}

function isOperated(world: TravelWorld, bound: Bound, at: number): boolean {
  // Flights are cancelled at most a day before departure.
  return bound.every((flight) => flight.departure - at > 2 * DAY || !world.operations.timingAt(flight, at).cancelled)
}

/** Journeys with one option per bound, each starting after the previous one ends. */
function combine(ways: readonly (readonly BoundPlan[])[]): BoundPlan[][] {
  const most = COMBINED[ways.length] ?? 0
  return ways.reduce<BoundPlan[][]>(
    (begun, next) =>
      begun.flatMap((journey) =>
        next.slice(0, most).flatMap((plan) => (follows(journey.at(-1), plan) ? [[...journey, plan]] : [])),
      ),
    [[]],
  )
}

function follows(before: BoundPlan | undefined, { bound }: BoundPlan): boolean {
  if (!before) return true
  const [, last] = endsOf(before.bound)
  return endsOf(bound)[0].departure >= last.arrival + BETWEEN_BOUNDS * MINUTE
}

function isAffordable(world: TravelWorld, plan: OfferPlan, { maxPrice, travelers }: Criteria): boolean {
  if (maxPrice === undefined) return true
  const [first] = travelers
  return !first || priceOf(world, plan, first.type).total <= toMinor(maxPrice, plan.currency)
}
