import { type BoundPlan, cheapestIn, type OfferPlan, seatsNeeded } from '../gds/flights/plan.ts'
import { priceOf } from '../gds/flights/price.ts'
import { toMinor } from '../gds/shared/currencies.ts'
import type { Brand } from '../world/fares/brands.ts'
import { type Bound, endsOf } from '../world/fares/fare.ts'
import { durationOf } from '../world/itineraries.ts'
import type { TravelWorld } from '../world/world.ts'
import type { FareQuery, Part } from './query.ts'

const MINUTE = 60_000
const BETWEEN_PARTS = 60 * MINUTE
/** Ways that are shown, and looked at, for one part. */
const MOST_SHOWN = 30
const MOST_FOLLOWING = 8

/** A way to fly the next part, with the price of the whole journey that begins so, in whole units of the currency. */
export interface FoundFare {
  readonly bound: Bound
  readonly price: number
}

/** Ways to fly the part after those that were chosen, the cheapest journeys first. */
export function findFares(world: TravelWorld, query: FareQuery, chosen: readonly Bound[]): FoundFare[] {
  const part = query.parts[chosen.length]
  if (!part) return []
  const rest = query.parts.slice(chosen.length + 1).map((one) => waysOf(world, one, query).slice(0, MOST_FOLLOWING))
  return waysOf(world, part, query)
    .flatMap((bound) => {
      const price = cheapestJourney(world, query, [...chosen, bound], rest)
      return price === null || (query.maxPrice !== null && price > query.maxPrice) ? [] : [{ bound, price }]
    })
    .sort((a, b) => a.price - b.price)
    .slice(0, MOST_SHOWN)
}

/** What a journey costs all travellers, in whole units; null when seats are sold out. `brand` is a better fare. */
export function journeyPrice(
  world: TravelWorld,
  { cabin, travelers, currency }: FareQuery,
  bounds: readonly Bound[],
  brand?: Brand,
): number | null {
  const at = world.now().getTime()
  const plans = bounds.flatMap((bound): BoundPlan[] => {
    const plan = cheapestIn(world, bound, cabin, seatsNeeded(travelers), at, brand)
    return plan ? [plan] : []
  })
  if (plans.length < bounds.length) return null
  const offer: OfferPlan = { bounds: plans, travelers, currency }
  const minor = travelers.reduce((sum, { type }) => sum + priceOf(world, offer, type).total, 0)
  return Math.ceil(minor / toMinor(1, currency))
}

/** The price of a journey with the cheapest of each part that is not chosen yet. */
function cheapestJourney(
  world: TravelWorld,
  query: FareQuery,
  chosen: readonly Bound[],
  [next, ...rest]: readonly (readonly Bound[])[],
): number | null {
  if (!next) return journeyPrice(world, query, chosen)
  const last = chosen.at(-1)
  const prices = next
    .filter((bound) => !last || endsOf(bound)[0].departure >= endsOf(last)[1].arrival + BETWEEN_PARTS)
    .flatMap((bound) => cheapestJourney(world, query, [...chosen, bound], rest) ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** Ways to fly a part, the fastest first. */
function waysOf(world: TravelWorld, { from, to, date }: Part, query: FareQuery): Bound[] {
  const found = from.flatMap((origin) =>
    to.flatMap((destination) => flightsOf(world, origin, destination, date).filter((bound) => suits(bound, query))),
  )
  return found.sort((a, b) => durationOf(a) - durationOf(b))
}

/** Between two airports alone: itineraries take the codes of cities for all their airports. */
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
