import type { City, Point } from '../worlds/society/places/city.ts'
import { distanceKm } from '../worlds/society/places/distance.ts'
import { wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { isOpenAt, weekOf } from './hours.ts'
import { ratingsOf } from './ratings.ts'
import type { Spot, Spots } from './spots.ts'
import { PRICE_LEVELS, priceLevelOf } from './write.ts'

/** A circle; the radius in metres. */
export interface Circle {
  readonly center: Point
  readonly radius: number
}

/** A text search. */
export interface TextQuestion {
  readonly textQuery: string
  readonly locationBias?: { readonly circle: Circle } | undefined
  readonly includedType?: string | undefined
  readonly openNow?: boolean | undefined
  readonly minRating?: number | undefined
  readonly priceLevels?: readonly string[] | undefined
}

/** A search around a point. */
export interface NearbyQuestion {
  readonly locationRestriction: { readonly circle: Circle }
  readonly includedTypes?: readonly string[] | undefined
  readonly excludedTypes?: readonly string[] | undefined
  readonly rankPreference?: 'POPULARITY' | 'DISTANCE' | undefined
}

/** Stop words. */
const IDLE = new Set(
  'a an and at around best by cheap close find for from good great in is me my near nearby nice of on open now place places some the to top with where'.split(
    ' ',
  ),
)
/** Radius of a search without a place name around its circle, in kilometres. */
const AROUND = 60
/** Maximum results over all pages. */
const MOST = 60

/** Finds places by words: in a city named by the words, else around the circle, else everywhere. */
export function searchInWords(world: EnrichWorld, spots: Spots, question: TextQuestion): readonly Spot[] {
  const words = wordsOf(question.textQuery)
  const { cities, rest } = splitOffCities(world, words)
  const circle = question.locationBias?.circle
  const pool =
    cities.length > 0
      ? cities.flatMap((city) => spots.inCity(city))
      : circle
        ? spots.near(circle.center, circle.radius / 1000 + AROUND).map(({ spot }) => spot)
        : world.cities.flatMap((city) => spots.inCity(city))
  const wanted = rest.filter((word) => !IDLE.has(word)).map(stem)
  if (wanted.length === 0 && cities.length === 0) return []
  // Only a query with a house number is an address search.
  const isAddress = wanted.some((word) => /^\d+$/.test(word))
  const textOf = (spot: Spot) => (isAddress ? `${spot.text} ${wordsOf(spot.address).join(' ')} ` : spot.text)
  const holds = (text: string) => wanted.every((word) => text.includes(` ${word}`))
  return pool
    .filter((spot) => holds(textOf(spot)) && passes(world, spots, spot, question))
    .map((spot) => ({ spot, rank: rankOf(spot, wanted, circle) }))
    .sort((a, b) => b.rank - a.rank || a.spot.number - b.spot.number)
    .slice(0, MOST)
    .map(({ spot }) => spot)
}

/** Finds places around a point. */
export function searchNearby(spots: Spots, question: NearbyQuestion): readonly Spot[] {
  const { center, radius } = question.locationRestriction.circle
  const { includedTypes = [], excludedTypes = [], rankPreference } = question
  const found = spots
    .near(center, radius / 1000)
    .map(({ spot }) => spot)
    .filter(({ kind }) => includedTypes.length === 0 || kind.types.some((type) => includedTypes.includes(type)))
    .filter(({ kind }) => !kind.types.some((type) => excludedTypes.includes(type)))
  return rankPreference === 'DISTANCE' ? found : found.sort((a, b) => b.fame - a.fame || a.number - b.number)
}

function passes(world: EnrichWorld, { seed }: Spots, spot: Spot, question: TextQuestion): boolean {
  const { includedType, openNow, minRating, priceLevels } = question
  if (includedType !== undefined && !spot.kind.types.includes(includedType)) return false
  if (priceLevels !== undefined) {
    const level = priceLevelOf(seed, spot)
    if (level === null || !priceLevels.includes(PRICE_LEVELS[level] ?? '')) return false
  }
  if (minRating !== undefined && ratingsOf(seed, spot).mean < minRating) return false
  return !openNow || isOpenAt(weekOf(seed, spot.number, spot.kind.hours), spot.city.timezone, world.now())
}

/** Ranks by name matches, then fame; inside the circle before outside. */
function rankOf(spot: Spot, wanted: readonly string[], circle: Circle | undefined): number {
  const name = ` ${wordsOf(spot.name).join(' ')} `
  const named = wanted.filter((word) => name.includes(` ${word}`)).length
  const typed = wanted.some((word) => ` ${spot.kind.type.replaceAll('_', ' ')}`.includes(` ${word}`)) ? 1 : 0
  const km = circle ? distanceKm(circle.center, spot.point) : 0
  const nearness = circle ? (km * 1000 <= circle.radius ? 10 : 0) - km / 10 : 0
  return named * 2 + typed + spot.fame + nearness
}

/** Splits the named city, with its state or country, from a query. */
function splitOffCities(world: EnrichWorld, words: readonly string[]) {
  const text = ` ${words.join(' ')} `
  const named = world.cities.filter((city) => text.includes(` ${wordsOf(city.name).join(' ')} `))
  const longest = Math.max(0, ...named.map(({ name }) => name.length))
  const cities = named.filter(({ name }) => name.length === longest)
  const [first] = cities
  if (!first) return { cities, rest: words }
  const inState = cities.filter((city) => regionsOf(city).some((region) => text.includes(` ${region} `)))
  const chosen = inState.length > 0 ? inState : cities
  let rest = text.replace(` ${wordsOf(first.name).join(' ')} `, ' ')
  for (const city of chosen) for (const region of regionsOf(city)) rest = rest.replace(` ${region} `, ' ')
  return { cities: chosen, rest: rest.trim().split(' ').filter(Boolean) }
}

function regionsOf({ state, stateName, country, countryName }: City): string[] {
  return [stateName, countryName, state, country].flatMap((name) => (name === null ? [] : [wordsOf(name).join(' ')]))
}

/** Reduces plurals to singulars. */
function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word
}
