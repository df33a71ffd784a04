import { coordinates } from './point.ts'
import { placeAt, type View } from './view.ts'

/** A range of degrees; `east` may exceed 180 if the picture crosses the date line. */
export interface Degrees {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Samples along each side of the picture. */
const GRID = 12
const WHOLE = { west: -180, east: 180 }

/** The degrees that a picture shows, slightly enlarged. */
export function visibleDegrees(view: View): Degrees {
  const { projection, width, height } = view
  const middle = -projection.rotate()[0]
  const seen = { south: 90, north: -90, west: middle, east: middle }
  for (let row = 0; row <= GRID; row++) {
    for (let column = 0; column <= GRID; column++) {
      const place = placeAt(view, (width * column) / GRID, (height * row) / GRID)
      // If the edge of the earth is visible, so is everything.
      if (!place) return { south: -90, north: 90, ...WHOLE }
      const longitude = middle + wrap(place.longitude - middle)
      seen.south = Math.min(seen.south, place.latitude)
      seen.north = Math.max(seen.north, place.latitude)
      seen.west = Math.min(seen.west, longitude)
      seen.east = Math.max(seen.east, longitude)
    }
  }
  const more = Math.max(seen.north - seen.south, seen.east - seen.west) / GRID
  const shows = (latitude: number) => isInside(projection(coordinates({ latitude, longitude: 0 })), width, height)
  const south = shows(-90) ? -90 : Math.max(seen.south - more, -90)
  const north = shows(90) ? 90 : Math.min(seen.north + more, 90)
  const allAround = shows(90) || shows(-90) || seen.east - seen.west + 2 * more >= 360
  return { south, north, ...(allAround ? WHOLE : { west: seen.west - more, east: seen.east + more }) }
}

function isInside(pixel: [number, number] | null, width: number, height: number): boolean {
  return !!pixel && pixel[0] >= 0 && pixel[1] >= 0 && pixel[0] <= width && pixel[1] <= height
}

function wrap(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}
