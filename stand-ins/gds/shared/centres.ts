import { cityCentre } from '../../../subgraphs/travel/cities/centres.ts'
import type { City } from '../../worlds/travel/cities.ts'
import type { Point } from '../../worlds/travel/geo.ts'

/** The centre of a city; by default the mean of its airports. */
export function centreOf(city: City): Point {
  return cityCentre(city.code) ?? { latitude: city.latitude, longitude: city.longitude }
}
