import type { Point } from './city.ts'

/** Kilometres. */
const EARTH_RADIUS = 6371

/** Kilometres along the great circle. */
export function distanceKm(a: Point, b: Point): number {
  const [lat1, lat2] = [radians(a.latitude), radians(b.latitude)]
  const dLat = Math.sin((lat2 - lat1) / 2)
  const dLon = Math.sin(radians(b.longitude - a.longitude) / 2)
  const square = dLat * dLat + Math.cos(lat1) * Math.cos(lat2) * dLon * dLon
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** The point at offsets in kilometres north and east of another; accurate enough within a city. */
export function pointNear(from: Point, kmNorth: number, kmEast: number): Point {
  const latitude = from.latitude + kmNorth / 111.2
  const longitude = from.longitude + kmEast / (111.2 * Math.cos(radians(from.latitude)))
  return { latitude: Math.round(latitude * 1e6) / 1e6, longitude: Math.round(longitude * 1e6) / 1e6 }
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180
}
