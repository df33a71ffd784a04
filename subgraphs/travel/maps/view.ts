import { type GeoProjection, geoAzimuthalEqualArea } from 'd3-geo'
import { coordinates, type Place } from './point.ts'

/** The edges of an area in degrees. `left` is greater than `right` if the area crosses the date line. */
export interface BoundingBox {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The projection of a picture, and its extent. */
export interface View {
  readonly projection: GeoProjection
  readonly width: number
  readonly height: number
  /** Degrees of arc from left to right, or from top to bottom if that is more. */
  readonly span: number
}

const PADDING = 0.12
/** Minimum extent in degrees of arc, so that a parked aircraft has visible surroundings. */
const LEAST_SPAN = 0.5
const BOX_STEPS = 8

/**
 * The view that shows all points, with a margin. An equal-area projection around their middle: it works alike
 * everywhere, so a flight over a pole or the date line is no special case.
 */
export function viewOf(places: readonly Place[], width: number, height: number): View {
  const margin = Math.min(width, height) * PADDING
  return frame(places, middleOf(places), { width, height, margin })
}

/** The view of an area, without a margin. */
export function viewOfBox(box: BoundingBox, width: number, height: number): View {
  const middle = { latitude: (box.top + box.bottom) / 2, longitude: box.left + breadth(box) / 2 }
  return frame(placesIn(box), middle, { width, height, margin: 0 })
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly margin: number
}

function frame(places: readonly Place[], middle: Place, { width, height, margin }: Frame): View {
  const projection = geoAzimuthalEqualArea()
    .rotate([-middle.longitude, -middle.latitude])
    .scale(1)
    .translate([0, 0])
    .precision(0.3)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const place of places) {
    const [x, y] = projection(coordinates(place)) ?? [0, 0]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const scale = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
    Math.min(width, height) / ((LEAST_SPAN * Math.PI) / 180),
  )
  projection
    .scale(scale)
    .translate([width / 2 - (scale * (left + right)) / 2, height / 2 - (scale * (top + bottom)) / 2])
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ])
  const arc = Math.min(Math.max(width, height) / scale / 2, 2)
  return { projection, width, height, span: 2 * 2 * Math.asin(arc / 2) * (180 / Math.PI) }
}

/** The middle on the sphere; if undefined, as between the two poles, a point on the equator. */
function middleOf(places: readonly Place[]): Place {
  let [x, y, z] = [0, 0, 0]
  for (const { latitude, longitude } of places) {
    const [phi, lambda] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    x += Math.cos(phi) * Math.cos(lambda)
    y += Math.cos(phi) * Math.sin(lambda)
    z += Math.sin(phi)
  }
  if (Math.hypot(x, y, z) < 1e-9) return { latitude: 0, longitude: 0 }
  return {
    latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
    longitude: (Math.atan2(y, x) * 180) / Math.PI,
  }
}

/** Sample points across an area. */
function placesIn(box: BoundingBox): Place[] {
  const { top, bottom, left } = box
  const wide = breadth(box)
  const places: Place[] = []
  for (let row = 0; row <= BOX_STEPS; row++) {
    for (let column = 0; column <= BOX_STEPS; column++) {
      // Not the exact edge, which degenerates if the area goes around the earth.
      const longitude = left + wide * (0.0005 + (0.999 * column) / BOX_STEPS)
      places.push({ latitude: bottom + ((top - bottom) * row) / BOX_STEPS, longitude })
    }
  }
  return places
}

/** Degrees from the left edge eastwards to the right one. */
function breadth({ left, right }: BoundingBox): number {
  return right > left ? right - left : right + 360 - left
}

/** The point shown at a pixel; null beyond the edge of the earth. */
export function placeAt({ projection }: View, x: number, y: number): Place | null {
  const inverse = projection.invert?.([x, y])
  if (!inverse) return null
  const [longitude, latitude] = inverse
  const [backX, backY] = projection(inverse) ?? [Infinity, Infinity]
  return Math.hypot(backX - x, backY - y) < 1 ? { latitude, longitude } : null
}
