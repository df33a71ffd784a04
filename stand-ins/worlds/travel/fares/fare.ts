import type { Chance } from '../../../kit/chance.ts'
import type { Airline } from '../airlines.ts'
import type { Airport } from '../airports.ts'
import { distanceKm } from '../geo.ts'
import { dayOf } from '../localTime.ts'
import type { ScheduledFlight } from '../schedule.ts'
import type { Brand } from './brands.ts'
import type { BookingClass, Cabin } from './cabins.ts'

/** The flights of one direction of a journey. */
export type Bound = readonly ScheduledFlight[]

/** Euros: per flight, per kilometre up to two thousand, and per kilometre beyond. */
const FIXED = 55
const PER_KM = 0.15
const PER_FAR_KM = 0.085
const FAR = 2_000
const TIMES_ECONOMY: Readonly<Record<Cabin, number>> = { ECONOMY: 1, PREMIUM_ECONOMY: 1.75, BUSINESS: 3.3, FIRST: 5.6 }
/** Discounts for connections and for return trips. */
const PER_STOP = 0.95
const RETURN = 0.9
const LOW_COST = 0.6

/** Fare of a bound for an adult, in euros without taxes; constant over time for a class and brand. */
export function boundFare(
  chance: Chance,
  bound: Bound,
  chosen: { readonly class: BookingClass; readonly brand: Brand; readonly isReturn: boolean },
): number {
  const [first, last] = endsOf(bound)
  const km = distanceKm(first.origin, last.destination)
  const full = FIXED + PER_KM * Math.min(km, FAR) + PER_FAR_KM * Math.max(0, km - FAR)
  const market = marketOf(chance, first.airline, first.origin, last.destination)
  const season = seasonOf(chance, bound)
  const stops = PER_STOP ** (bound.length - 1)
  const journey = chosen.isReturn ? RETURN : 1
  const fare = full * TIMES_ECONOMY[chosen.class.cabin] * chosen.class.level * market * season * stops * journey
  return round(fare * chosen.brand.factor + chosen.brand.extraEuros)
}

/** Price level of an airline between two airports. */
function marketOf(chance: Chance, airline: Airline, origin: Airport, destination: Airport): number {
  const name = `market ${airline.iata}${origin.iata}${destination.iata}`
  return (0.85 + 0.4 * chance.unit(name)) * (airline.kind === 'low' ? LOW_COST : 1)
}

/** Higher in summer, around the end of the year, on Fridays and Sundays; varies a little by day. */
function seasonOf(chance: Chance, bound: Bound): number {
  const [first] = endsOf(bound)
  const day = dayOf(first.date)
  const weekday = (day + 4) % 7
  const month = new Date(`${first.date}T00:00:00Z`).getUTCMonth()
  const busyMonth = month === 6 || month === 7 || month === 11 ? 0.14 : 0
  const busyDay = weekday === 5 || weekday === 0 ? 0.08 : 0
  return 0.92 + busyMonth + busyDay + 0.16 * chance.unit(`demand ${first.id}`)
}

/** A tax or a charge on a ticket, in euros. */
export interface Tax {
  readonly code: string
  readonly euros: number
}

/** Taxes of airports and states per flight of a bound, and the airline's surcharge. */
export function boundTaxes(chance: Chance, bound: Bound): Tax[] {
  return bound.flatMap(({ origin, distanceKm: km }) => {
    const charge = round(4 + origin.weight / 8 + 6 * chance.unit(`charge ${origin.iata}`))
    const state = round(2 + km / 900 + 8 * chance.unit(`duty ${origin.country}`))
    const surcharge = km > 3_000 ? [{ code: 'YQ', euros: round(40 + km / 120) }] : []
    return [{ code: 'XP', euros: charge }, { code: origin.country, euros: state }, ...surcharge]
  })
}

/** The first and the last flight. */
export function endsOf(bound: Bound): readonly [ScheduledFlight, ScheduledFlight] {
  const [first, last] = [bound[0], bound.at(-1)]
  if (!first || !last) throw new Error('A bound without flights')
  return [first, last]
}

function round(euros: number): number {
  return Math.round(euros * 100) / 100
}
