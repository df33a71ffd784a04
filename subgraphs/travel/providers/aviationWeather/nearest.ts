import { airportOf } from '../../airports/airport.ts'
import { Placed } from './wire.ts'

/** Statute miles within which reports of another airport are taken. */
const REACH = 30
/** Statute miles of a degree of latitude. */
const MILES_PER_DEGREE = 69.05

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Where an airport is; null if our table does not have it. */
export function placeOf(code: string): Place | null {
  return airportOf(code)?.location ?? null
}

/** The company's `bbox` around a place: southern, western, northern and eastern edge. */
export function boxAround({ latitude, longitude }: Place): string {
  const high = REACH / MILES_PER_DEGREE
  const wide = high / Math.max(shrink(latitude), 0.01)
  return [latitude - high, longitude - wide, latitude + high, longitude + wide].map((edge) => edge.toFixed(3)).join(',')
}

/** The code of the nearest station within reach; null if there is none. */
export function nearestOf(rows: readonly unknown[], place: Place): string | null {
  const near = rows.flatMap((row) => {
    const station = Placed.safeParse(row)
    if (!station.success) return []
    const miles = milesBetween(place, { latitude: station.data.lat, longitude: station.data.lon })
    return miles <= REACH ? [{ code: station.data.icaoId, miles }] : []
  })
  return near.sort((one, other) => one.miles - other.miles)[0]?.code ?? null
}

/** Distance on a plane, which is exact enough within reach. */
function milesBetween(one: Place, other: Place): number {
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * shrink(one.latitude)
  return MILES_PER_DEGREE * Math.hypot(north, east)
}

/** How long a degree of longitude is there, to one of latitude. */
function shrink(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180)
}
