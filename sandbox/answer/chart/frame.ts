import type { Place } from './data.ts'

/** The bounding box of a map, in degrees. */
export interface Frame {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Minimum extent of a map in either direction, in degrees: about 5 km. */
const LEAST_SPAN = 0.05

/** Kilometres per degree of latitude. */
const DEGREE = 111

/** Latitude limit of the Mercator projection, in degrees. */
const MOST_LATITUDE = 80

/** The bounding box of the places, with a margin. */
export function frameOf(places: readonly Pick<Place, 'latitude' | 'longitude'>[]): Frame {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [south, north] = withAir(latitudes, MOST_LATITUDE)
  const [west, east] = withAir(longitudes, 179.9)
  return { west, south, east, north }
}

/** Whether a box is large enough for the coarse outlines. */
export function isWide({ west, south, east, north }: Frame): boolean {
  return Math.max(east - west, north - south) > 40
}

/** North-south extent of a box in kilometres, rounded to two digits. */
export function kilometresOf({ south, north }: Frame): number {
  return Number(((north - south) * DEGREE).toPrecision(2))
}

function withAir(values: readonly number[], most: number): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  const air = Math.max((high - low) * 0.15, (LEAST_SPAN - (high - low)) / 2)
  return [
    Math.max(-most, Math.min(low - air, most - LEAST_SPAN)),
    Math.min(most, Math.max(high + air, LEAST_SPAN - most)),
  ]
}
