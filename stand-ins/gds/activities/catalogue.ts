import type { Chance } from '../../kit/chance.ts'
import { once } from '../../kit/once.ts'
import { CITIES } from '../../worlds/travel/cities.ts'
import { distanceKm, type Point } from '../../worlds/travel/geo.ts'
import { type Activity, activitiesOf } from './activity.ts'

export interface Square {
  readonly north: number
  readonly south: number
  readonly west: number
  /** Less than `west` when the square crosses the date line. */
  readonly east: number
}

/** All activities of the world. */
export interface ActivityCatalogue {
  byId(id: string): Activity | undefined
  /** The nearest first. */
  within(centre: Point, km: number): readonly Activity[]
  /** Sorted by distance from the centre. */
  inside(square: Square): readonly Activity[]
}

export function openActivityCatalogue(chance: Chance): ActivityCatalogue {
  // Made for the first query: it takes a tenth of a start, and most processes get none.
  const all = once(() => CITIES.flatMap((city, order) => activitiesOf(city, order, chance)))
  const byId = once(() => new Map(all().map((activity) => [activity.id, activity])))
  return {
    byId: (id) => byId().get(id),
    within: (centre, km) =>
      sortedBy(
        centre,
        // A degree of latitude is at least 110.5 km: this excludes most activities without trigonometry.
        all().filter(({ latitude }) => Math.abs(latitude - centre.latitude) * 110.5 <= km),
      )
        .filter((found) => found.km <= km)
        .map(({ activity }) => activity),
    inside: (square) => {
      const found = all().filter((activity) => isInside(square, activity))
      return sortedBy(middleOf(square), found).map(({ activity }) => activity)
    },
  }
}

function isInside({ north, south, west, east }: Square, { latitude, longitude }: Point): boolean {
  if (latitude > north || latitude < south) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}

function middleOf({ north, south, west, east }: Square): Point {
  const width = west <= east ? east - west : east - west + 360
  const longitude = west + width / 2
  return { latitude: (north + south) / 2, longitude: longitude > 180 ? longitude - 360 : longitude }
}

function sortedBy(centre: Point, activities: readonly Activity[]): { activity: Activity; km: number }[] {
  return activities.map((activity) => ({ activity, km: distanceKm(centre, activity) })).sort((a, b) => a.km - b.km)
}
