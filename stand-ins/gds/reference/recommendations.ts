import { CITIES, type City, cityByCode } from '../../worlds/travel/cities.ts'
import { distanceKm } from '../../worlds/travel/geo.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { invalidFormat } from '../shared/problem.ts'
import { listOf, type Query, textOf } from '../shared/query.ts'

const MOST = 5
const MOST_CITIES = 10
/** Distance in kilometres that halves a trip's appeal. */
const FAR = 6_000

/** Recommends cities for travellers who liked others: similar, well connected, and not too far from home. */
export function recommendDestinations(world: TravelWorld, query: Query) {
  const codes = listOf(query, 'cityCodes', /^[A-Z]{3}$/, MOST_CITIES)
  if (codes.length === 0) throw invalidFormat('cityCodes', 'cityCodes needs at least one city')
  const liked = codes.flatMap((code) => cityByCode(code) ?? [])
  const home = homeOf(textOf(query, 'travelerCountryCode'))
  const countries = listOf(query, 'destinationCountryCodes', /^[A-Z]{2}$/, 20)
  if (liked.length === 0) return []
  return CITIES.filter((city) => !liked.includes(city) && (countries.length === 0 || countries.includes(city.country)))
    .map((city) => ({ city, relevance: likeness(world, city, liked, home) }))
    .sort((a, b) => b.relevance - a.relevance)
    .slice(0, MOST)
    .map(({ city, relevance }) => ({
      type: 'flight-destination',
      subtype: 'city',
      name: city.name.toUpperCase(),
      iataCode: city.code,
      geoCode: { latitude: city.latitude, longitude: city.longitude },
      relevance,
    }))
}

/** 0 to 1. */
function likeness(world: TravelWorld, city: City, liked: readonly City[], home: City | null): number {
  const alike = liked.map((other) => {
    const size = 1 - Math.abs(city.weight - other.weight) / 100
    const climate = 1 - Math.abs(Math.abs(city.latitude) - Math.abs(other.latitude)) / 90
    const taste = world.chance.unit(`taste ${[city.code, other.code].sort().join('')}`)
    return size * 0.35 + climate * 0.35 + taste * 0.3
  })
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length
  const reach = home ? 1 / (1 + distanceKm(home, city) / FAR) : 1
  return Number((mean * (0.7 + 0.3 * reach)).toFixed(4))
}

/** The largest city of a country. */
function homeOf(country: string | null): City | null {
  return (country && CITIES.find((city) => city.country === country)) || null
}
