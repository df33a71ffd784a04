import { bearing, miles } from '../../worlds/travel/geo.ts'
import type { FiledRoute } from '../route/filedRoute.ts'

/** A filed route with its fixes; distances in statute miles, courses in degrees from north. */
export function routeInfo({ fixes, lengthKm }: FiledRoute) {
  return {
    route_distance: `${Math.round(miles(lengthKm))} sm`,
    fixes: fixes.map((fix, index) => {
      const [before, after] = [fixes[index - 1], fixes[index + 1]]
      return {
        name: fix.name,
        latitude: fix.latitude,
        longitude: fix.longitude,
        distance_from_origin: tenths(miles(fix.traveled)),
        distance_this_leg: tenths(miles(before ? fix.traveled - before.traveled : 0)),
        distance_to_destination: tenths(miles(lengthKm - fix.traveled)),
        outbound_course: after ? Math.round(bearing(fix, after)) % 360 : null,
        type: fix.type,
      }
    }),
  }
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
