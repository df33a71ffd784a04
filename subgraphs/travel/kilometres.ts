/** A place on the earth, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.195

/** The distance between two points over the sphere, in kilometres (haversine formula). */
export function kilometres(one: Point, other: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(rad(degrees) / 2) ** 2
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * half(other.longitude - one.longitude)
  return (2 * Math.asin(Math.min(1, Math.sqrt(chord))) * 180 * KM_PER_DEGREE) / Math.PI
}
