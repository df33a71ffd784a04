import { AIRPORTS } from '../../worlds/travel/airports.ts'
import { CITIES, countryName } from '../../worlds/travel/cities.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { invalidFormat } from '../shared/problem.ts'
import { listOf, neededText, type Query, textOf, wordOf } from '../shared/query.ts'
import { type Place, weightOf, writeLightLocation, writeLocation } from './location.ts'

const PLACES: readonly (Place & {
  readonly words: readonly string[]
  readonly code: string
  readonly country: string
})[] = [
  ...AIRPORTS.map((airport) => ({
    kind: 'AIRPORT' as const,
    airport,
    words: wordsOf(airport.iata, airport.name, airport.city, countryName(airport.country)),
    code: airport.iata,
    country: airport.country,
  })),
  ...CITIES.map((city) => ({
    kind: 'CITY' as const,
    city,
    words: wordsOf(city.code, city.name, city.countryName),
    code: city.code,
    country: city.country,
  })),
]

/** Airports and cities with a word that begins with the keyword: exact codes first, then by traffic weight. */
export function searchLocations(world: TravelWorld, query: Query) {
  const kinds = listOf(query, 'subType', /^[A-Z]+$/, 2)
  if (kinds.length === 0 || kinds.some((kind) => kind !== 'AIRPORT' && kind !== 'CITY'))
    throw invalidFormat('subType', 'subType takes AIRPORT, CITY, or both')
  const keyword = plain(neededText(query, 'keyword', /^.{1,100}$/))
  const country = textOf(query, 'countryCode')
  const view = wordOf(query, 'view', ['LIGHT', 'FULL']) ?? 'FULL'
  const found = PLACES.filter(
    (place) =>
      kinds.includes(place.kind) &&
      (country === null || place.country === country) &&
      place.words.some((word) => word.startsWith(keyword)),
  )
  const isCode = ({ code }: { readonly code: string }) => Number(code.toLowerCase() === keyword)
  return found
    .sort((a, b) => isCode(b) - isCode(a) || weightOf(b) - weightOf(a))
    .map((place) => (view === 'FULL' ? writeLocation(world, place) : writeLightLocation(world, place)))
}

/** Letters without accents, lower case. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Names, and each of their suffixes that starts at a word. */
function wordsOf(...names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = plain(name).split(/\s+/)
    return words.map((_, index) => words.slice(index).join(' '))
  })
}
