import { type BoundPlan, cheapestIn, seatsNeeded } from '../gds/flights/plan.ts'
import { totalOf } from '../gds/flights/price.ts'
import { toMinor } from '../gds/shared/currencies.ts'
import type { Brand } from '../worlds/travel/fares/brands.ts'
import { type Bound, endsOf } from '../worlds/travel/fares/fare.ts'
import { durationOf } from '../worlds/travel/itineraries.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import type { FareQuery, Part } from './query.ts'

const MINUTE = 60_000
const BETWEEN_PARTS = 60 * MINUTE
/** Maximum options shown, and examined, for one part. */
const MOST_SHOWN = 30
const MOST_FOLLOWING = 8

/**
 * An option for the next part, with the total price of the cheapest journey that starts with it, in whole units of the
 * currency.
 */
export interface FoundFare {
  readonly bound: Bound
  readonly price: number
}

/** Options for the part after the chosen ones, by journey price, cheapest first. */
export function findFares(world: TravelWorld, query: FareQuery, chosen: readonly Bound[]): FoundFare[] {
  const part = query.parts[chosen.length]
  if (!part) return []
  const priceOf = pricing(world, query)
  const rest = query.parts.slice(chosen.length + 1).map((one) => waysOf(world, one, query).slice(0, MOST_FOLLOWING))
  return waysOf(world, part, query)
    .flatMap((bound) => {
      const price = cheapestJourney([...chosen, bound], rest, priceOf)
      return price === null || (query.maxPrice !== null && price > query.maxPrice) ? [] : [{ bound, price }]
    })
    .sort((a, b) => a.price - b.price)
    .slice(0, MOST_SHOWN)
}

/** Price of a journey for all travellers, in whole units; null when seats are sold out. `brand` is a better fare. */
export function journeyPrice(
  world: TravelWorld,
  query: FareQuery,
  bounds: readonly Bound[],
  brand?: Brand,
): number | null {
  return pricing(world, query, brand)(bounds)
}

type PriceOf = (bounds: readonly Bound[]) => number | null

/** Prices of journeys within one query: the same bounds occur in many journeys, so each is priced once. */
function pricing(world: TravelWorld, { cabin, travelers, currency }: FareQuery, brand?: Brand): PriceOf {
  const [seats, at] = [seatsNeeded(travelers), world.now().getTime()]
  const plans = new Map<Bound, BoundPlan | null>()
  const planOf = (bound: Bound) => {
    const known = plans.get(bound)
    if (known !== undefined) return known
    const plan = cheapestIn(world, bound, cabin, seats, at, brand)
    plans.set(bound, plan)
    return plan
  }
  return (bounds) => {
    const seated: BoundPlan[] = []
    for (const bound of bounds) {
      const plan = planOf(bound)
      if (!plan) return null
      seated.push(plan)
    }
    return Math.ceil(totalOf(world, { bounds: seated, travelers, currency }) / toMinor(1, currency))
  }
}

/** The price of a journey with the cheapest option of each part not chosen yet. */
function cheapestJourney(
  chosen: readonly Bound[],
  [next, ...rest]: readonly (readonly Bound[])[],
  priceOf: PriceOf,
): number | null {
  if (!next) return priceOf(chosen)
  const last = chosen.at(-1)
  const from = last ? endsOf(last)[1].arrival + BETWEEN_PARTS : 0
  let cheapest: number | null = null
  // No array is allocated, because one query has thousands of journeys.
  for (const bound of next) {
    if (endsOf(bound)[0].departure < from) continue
    const price = cheapestJourney([...chosen, bound], rest, priceOf)
    if (price !== null && (cheapest === null || price < cheapest)) cheapest = price
  }
  return cheapest
}

/** Options for a part, fastest first. */
function waysOf(world: TravelWorld, { from, to, date }: Part, query: FareQuery): Bound[] {
  const found = from.flatMap((origin) =>
    to.flatMap((destination) => flightsOf(world, origin, destination, date).filter((bound) => suits(bound, query))),
  )
  return found.sort((a, b) => durationOf(a) - durationOf(b))
}

/** Flights between exactly these airports: itineraries expand a city code to all its airports. */
function flightsOf(world: TravelWorld, origin: string, destination: string, date: string): Bound[] {
  return world.itineraries.between(origin, destination, date).filter((bound) => {
    const [first, last] = endsOf(bound)
    return first.origin.iata === origin && last.destination.iata === destination
  })
}

function suits(bound: Bound, { maxStops, only, not }: FareQuery): boolean {
  if (maxStops !== null && bound.length - 1 > maxStops) return false
  const codes = bound.map(({ airline }) => airline.iata)
  return (only === null || codes.every((code) => only.has(code))) && !codes.some((code) => not.has(code))
}
