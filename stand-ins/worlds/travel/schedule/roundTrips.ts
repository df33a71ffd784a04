import type { Chance } from '../../../kit/chance.ts'
import type { AircraftType } from '../aircraft.ts'
import { seatCount } from '../aircraft.ts'
import { AIRLINES, type Airline, type Hub } from '../airlines.ts'
import { AIRPORTS, type Airport } from '../airports.ts'
import { distanceKm } from '../geo.ts'

/** A daily flight from a hub to another airport, and back. */
export interface RoundTrip {
  readonly airline: Airline
  readonly hub: Airport
  readonly spoke: Airport
  readonly aircraft: AircraftType
  readonly distanceKm: number
  /** Weekdays on which it leaves the hub; bit 0 is Sunday. */
  readonly weekdays: number
}

const EVERY_DAY = 0b1111111
/** Not on Tuesdays, nor on Saturdays, on both, or only on three days. */
const THIN_WEEKS = [0b1111011, 0b0111111, 0b0111011, 0b0101010] as const
const THIN_SHARE = 0.16

/** Minimum distance of a flight in kilometres. */
const SHORTEST = 180
/** Maximum distance in kilometres for airlines without business class. */
const LONGEST_OF_LOW_COST = 5_000
/** Share of an aircraft's range used for planning. */
const RANGE_RESERVE = 0.92
/** Maximum distance in kilometres of flights at city airports. */
const CITY_AIRPORTS: Readonly<Record<string, number>> = {
  LGA: 2_600,
  DCA: 2_400,
  LCY: 1_600,
  MDW: 4_500,
  LIN: 1_800,
  AEP: 2_200,
  GMP: 1_300,
  SHA: 2_400,
  ORY: 3_500,
}
/** An airport whose runway is too short for jets with more than 110 seats. */
const SHORT_RUNWAY = 'LCY'

/** All round trips of an airline, most attractive destinations first. */
export function roundTripsOf(airline: Airline, chance: Chance): RoundTrip[] {
  return airline.hubs.flatMap((hub) => routesOf(airline, hub, chance).flatMap((route) => repeat(route, hub, chance)))
}

interface Route {
  readonly airline: Airline
  readonly spoke: Airport
  readonly distanceKm: number
  readonly types: readonly AircraftType[]
}

function routesOf(airline: Airline, hub: Hub, chance: Chance): Route[] {
  const routes = AIRPORTS.flatMap((spoke) => {
    const km = distanceKm(hub.airport, spoke)
    const types = typesFor(airline, hub.airport, spoke, km)
    const score =
      drawOf(airline, hub, spoke, km) *
      (0.6 + 0.8 * chance.unit(`route ${airline.iata}${hub.airport.iata}${spoke.iata}`))
    return types.length > 0 ? [{ airline, spoke, distanceKm: km, types, score }] : []
  })
  return routes.sort((a, b) => b.score - a.score).slice(0, hub.routes)
}

/** Suitable aircraft types; empty when the route is not worth flying. */
function typesFor(airline: Airline, hub: Airport, spoke: Airport, km: number): AircraftType[] {
  if (km < SHORTEST || spoke.cityCode === hub.cityCode) return []
  if (airline.kind === 'low' && km > LONGEST_OF_LOW_COST) return []
  if (km > Math.min(CITY_AIRPORTS[hub.iata] ?? Infinity, CITY_AIRPORTS[spoke.iata] ?? Infinity)) return []
  const atShortRunway = hub.iata === SHORT_RUNWAY || spoke.iata === SHORT_RUNWAY
  return airline.fleet.filter(
    (type) =>
      type.range * RANGE_RESERVE >= km && (!atShortRunway || (type.body === 'regional' && seatCount(type) <= 110)),
  )
}

/** Attractiveness of a route for an airline. */
function drawOf(airline: Airline, hub: Hub, spoke: Airport, km: number): number {
  const isOwnHub = airline.hubs.some(({ airport }) => airport === spoke)
  const isHubOfFriend = airline.alliance !== null && FRIENDLY_HUBS.get(airline.alliance)?.has(spoke.iata) === true
  const ties = (isOwnHub ? 2.5 : isHubOfFriend ? 1.4 : 1) * (spoke.country === hub.airport.country ? 1.5 : 1)
  return (spoke.weight * ties) / (1 + km / 5_000)
}

const FRIENDLY_HUBS = new Map(
  (['oneworld', 'skyteam', 'star'] as const).map((alliance) => {
    const members = AIRLINES.filter((airline) => airline.alliance === alliance)
    return [alliance, new Set(members.flatMap(({ hubs }) => hubs.map(({ airport }) => airport.iata)))] as const
  }),
)

/** Repeats the route by its daily frequency. */
function repeat(route: Route, hub: Hub, chance: Chance): RoundTrip[] {
  const { airline, spoke, types } = route
  const name = `${airline.iata}${hub.airport.iata}${spoke.iata}`
  const demand =
    (hub.airport.weight * spoke.weight) / (route.distanceKm < 1_500 ? 2_600 : route.distanceKm < 5_500 ? 4_000 : 7_500)
  const daily = Math.max(
    1,
    Math.min(airline.kind === 'low' ? 3 : 5, Math.round(demand * (0.6 + 0.8 * chance.unit(`often ${name}`)))),
  )
  const sized = fitting(types, route.distanceKm)
  return Array.from({ length: daily }, (_, turn) => {
    const wish = (hub.airport.weight + spoke.weight) / 200 + (chance.unit(`size ${name} ${turn}`) - 0.5) * 0.5
    const aircraft = sized[Math.max(0, Math.min(sized.length - 1, Math.floor(wish * sized.length)))]
    if (!aircraft) throw new Error(`No aircraft for ${name}`)
    const isThin = daily === 1 && chance.unit(`thin ${name}`) < THIN_SHARE
    const weekdays = isThin ? chance.pick(`week ${name}`, THIN_WEEKS) : EVERY_DAY
    return { airline, hub: hub.airport, spoke, aircraft, distanceKm: route.distanceKm, weekdays }
  })
}

/** The best suited of the possible types. */
function fitting(types: readonly AircraftType[], km: number): readonly AircraftType[] {
  const bodies = km < 900 ? ['regional', 'narrow'] : km < 4_200 ? ['narrow'] : ['wide']
  const made = types.filter(({ body }) => bodies.includes(body))
  return made.length > 0 ? made : types
}
