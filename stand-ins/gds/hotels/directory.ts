import type { Chance } from '../../kit/chance.ts'
import { CITIES, type City, cityByCode } from '../../worlds/travel/cities.ts'
import { distanceKm, type Point } from '../../worlds/travel/geo.ts'
import { type Hotel, hotelsOf } from './hotel.ts'

/** A hotel and its distance from the search's centre. */
export interface FoundHotel {
  readonly hotel: Hotel
  readonly km: number
}

/** All hotels of the world; those of a city are created on first use. */
export interface Directory {
  byId(id: string): Hotel | undefined
  /** Around a point, the nearest first. */
  within(centre: Point, km: number): readonly FoundHotel[]
  /** Every hotel, by city. */
  all(): readonly Hotel[]
}

/** Maximum distance of a hotel from its city's centre. */
const CITY_RADIUS_KM = 80

export function openDirectory(chance: Chance): Directory {
  const cities = new Map<string, ReadonlyMap<string, Hotel>>()
  const inCity = (city: City) => {
    const known = cities.get(city.code)
    if (known) return known
    const made = new Map(hotelsOf(city, chance).map((hotel) => [hotel.id, hotel]))
    cities.set(city.code, made)
    return made
  }
  let all: readonly Hotel[] | undefined
  return {
    byId(id) {
      const city = cityByCode(id.slice(2, 5))
      return city && inCity(city).get(id)
    },
    within(centre, km) {
      return CITIES.filter((city) => distanceKm(centre, city) <= km + CITY_RADIUS_KM)
        .flatMap((city) => [...inCity(city).values()])
        .map((hotel) => ({ hotel, km: distanceKm(centre, hotel) }))
        .filter((found) => found.km <= km)
        .sort((a, b) => a.km - b.km)
    },
    all() {
      all ??= CITIES.flatMap((city) => [...inCity(city).values()])
      return all
    },
  }
}
