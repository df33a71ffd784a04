import { wordsOf } from '../../kit/text/words.ts'
import { companyOfUrl } from '../people/companyKey.ts'
import type { Value } from '../types.gen.ts'

type Listing = Value<'PlaceListing'>

/** What is known of something that has a place on the map. */
export interface MatchedThing {
  readonly name: string
  /** The domain of its web site. */
  readonly domainName?: string
  readonly location?: Point
}

/** How much each reason counts, by itself; two reasons count together. */
const WEIGHTS = { name: 0.5, website: 0.85, location: 0.4 } as const
type Reason = keyof typeof WEIGHTS

/** Metres within which two records can be of one place. */
const NEAR_M = 150
const EARTH_RADIUS_M = 6_371_000
/** Below it a place is no match: its name alone, or its location alone. */
const LEAST = 0.5

/** The places that are probably those of a thing, the surest first. */
export function matchesOf(thing: MatchedThing, places: readonly Listing[]): Value<'PlaceMatches'> {
  const nodes = places
    .map((listing) => matchOf(thing, listing))
    .filter(({ confidence }) => confidence >= LEAST)
    .sort((one, other) => other.confidence - one.confidence)
  return { nodes }
}

function matchOf(thing: MatchedThing, listing: Listing): Value<'PlaceMatch'> {
  const matchedOn = reasonsOf(thing, listing)
  const doubt = matchedOn.reduce((rest, reason) => rest * (1 - WEIGHTS[reason]), 1)
  const confidence = Number((1 - doubt).toFixed(2))
  return { place: { placeId: listing.placeId }, listing, confidence, matchedOn }
}

function reasonsOf({ name, domainName, location }: MatchedThing, listing: Listing): Reason[] {
  const site = listing.websiteUri ? companyOfUrl(String(listing.websiteUri)) : null
  const isNear = location && listing.location && metresBetween(location, listing.location) <= NEAR_M
  return [
    ...(isSameName(name, listing.name) ? (['name'] as const) : []),
    ...(domainName !== undefined && site?.domainName === domainName ? (['website'] as const) : []),
    ...(isNear ? (['location'] as const) : []),
  ]
}

/** Whether all words of the shorter name are in the longer one. */
function isSameName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  return fewer.length > 0 && fewer.every((word) => more.includes(word))
}

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The distance along the surface (haversine). */
function metresBetween(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord))
}
