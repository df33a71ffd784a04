import { AIRPORTS } from '../../worlds/travel/airports.ts'
import { distanceKm } from '../../worlds/travel/geo.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { neededNumber, type Query, wholeOf, wordOf } from '../shared/query.ts'
import { kilometresFrom, writeLocation } from './location.ts'

/** Kilometres. */
const FARTHEST = 500
const SORTS = ['relevance', 'distance', 'analytics.flights.score', 'analytics.travelers.score'] as const

/** Airports around a point by relevance: large and near ones first. */
export function nearbyAirports(world: TravelWorld, query: Query) {
  const point = {
    latitude: neededNumber(query, 'latitude', -90, 90),
    longitude: neededNumber(query, 'longitude', -180, 180),
  }
  const radius = wholeOf(query, 'radius', 0, FARTHEST) ?? FARTHEST
  const sort = wordOf(query, 'sort', SORTS) ?? 'relevance'
  const found = AIRPORTS.map((airport) => ({ airport, km: distanceKm(point, airport) }))
    .filter(({ km }) => km <= radius)
    .map(({ airport, km }) => ({
      ...writeLocation(world, { kind: 'AIRPORT', airport }),
      distance: { value: kilometresFrom(point, airport), unit: 'KM' },
      analytics: { flights: { score: flightScore(world, airport.iata) }, travelers: { score: airport.weight } },
      relevance: Number(((airport.weight * 10) / (10 + km)).toFixed(5)),
    }))
  const rank: Readonly<Record<(typeof SORTS)[number], (one: (typeof found)[number]) => number>> = {
    relevance: ({ relevance }) => -relevance,
    distance: ({ distance }) => distance.value,
    'analytics.flights.score': ({ analytics }) => -analytics.flights.score,
    'analytics.travelers.score': ({ analytics }) => -analytics.travelers.score,
  }
  return found.sort((a, b) => rank[sort](a) - rank[sort](b))
}

/** Departures per day, in percent of the busiest airport's. */
function flightScore(world: TravelWorld, iata: string): number {
  const busiest = Math.max(...AIRPORTS.slice(0, 10).map((airport) => world.schedule.legsFrom(airport.iata).length))
  return Math.min(100, Math.round((world.schedule.legsFrom(iata).length / busiest) * 100))
}
