/** A place on the ground, in degrees; north and east are positive. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres. */
const EARTH_RADIUS = 6371
const KM_PER_NAUTICAL_MILE = 1.852
const KM_PER_MILE = 1.609344

/** Kilometres along the great circle. */
export function distanceKm(a: Point, b: Point): number {
  return EARTH_RADIUS * centralAngle(a, b)
}

/** The initial great-circle heading from one point to another, in degrees from north, 0 ≤ x < 360. */
export function bearing(from: Point, to: Point): number {
  const [lat1, lat2, dLon] = [radians(from.latitude), radians(to.latitude), radians(to.longitude - from.longitude)]
  const y = Math.sin(dLon) * Math.cos(lat2)
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLon)
  return (degrees(Math.atan2(y, x)) + 360) % 360
}

/** The point at a fraction (0 to 1) of the great circle between two points. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  const angle = centralAngle(from, to)
  if (angle === 0) return { latitude: from.latitude, longitude: from.longitude }
  const [a, b] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)]
  const [lat1, lon1] = [radians(from.latitude), radians(from.longitude)]
  const [lat2, lon2] = [radians(to.latitude), radians(to.longitude)]
  const x = a * Math.cos(lat1) * Math.cos(lon1) + b * Math.cos(lat2) * Math.cos(lon2)
  const y = a * Math.cos(lat1) * Math.sin(lon1) + b * Math.cos(lat2) * Math.sin(lon2)
  const z = a * Math.sin(lat1) + b * Math.sin(lat2)
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}

/** The destination from a point, along a great circle. */
export function pointAt(from: Point, headingDegrees: number, km: number): Point {
  const angle = km / EARTH_RADIUS
  const heading = radians(headingDegrees)
  const lat1 = radians(from.latitude)
  const lat2 = Math.asin(Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(heading))
  const y = Math.sin(heading) * Math.sin(angle) * Math.cos(lat1)
  const x = Math.cos(angle) - Math.sin(lat1) * Math.sin(lat2)
  const longitude = from.longitude + degrees(Math.atan2(y, x))
  return { latitude: degrees(lat2), longitude: ((longitude + 540) % 360) - 180 }
}

/** Converts kilometres to nautical miles. */
export function nauticalMiles(km: number): number {
  return km / KM_PER_NAUTICAL_MILE
}

/** Converts kilometres to statute miles. */
export function miles(km: number): number {
  return km / KM_PER_MILE
}

/** The haversine formula, which is accurate for close points. */
function centralAngle(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const dLat = Math.sin((lat2 - lat1) / 2)
  const dLon = Math.sin(radians(b.longitude - a.longitude) / 2)
  const square = dLat * dLat + Math.cos(lat1) * Math.cos(lat2) * dLon * dLon
  return 2 * Math.asin(Math.min(1, Math.sqrt(square)))
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI
}
