import { coordinates, type Place } from './point.ts'
import { decimal, element } from './svg.ts'
import type { View } from './view.ts'

/** Outline of an aircraft from above, heading up, centred at 0,0. */
const OUTLINE =
  'M0,-9 L1.6,-5 L1.6,-1.5 L9,3.5 L9,5.5 L1.6,3 L1.2,7 L3.6,9 L3.6,10 L0,9 L-3.6,10 L-3.6,9 L-1.2,7 L-1.6,3 L-9,5.5 L-9,3.5 L-1.6,-1.5 L-1.6,-5 Z'
/** Degrees of arc used to find the direction of north at a point of the picture. */
const A_LITTLE = 0.01

/** The aircraft at its position, rotated to its heading; a dot while it does not move. */
export function drawAircraft({ projection }: View, position: Place, heading: number | null, fill: string): string {
  const pixel = projection(coordinates(position))
  if (!pixel) return ''
  const [x, y] = pixel
  if (heading === null) return element('circle', { cx: x, cy: y, r: 4, fill, stroke: '#ffffff' })
  const southward = position.latitude > 0
  const neighbour = { ...position, latitude: position.latitude + (southward ? -A_LITTLE : A_LITTLE) }
  const [nx, ny] = projection(coordinates(neighbour)) ?? [x, y - 1]
  const north = southward ? Math.atan2(x - nx, ny - y) : Math.atan2(nx - x, y - ny)
  const turn = heading + (north * 180) / Math.PI
  const transform = `translate(${decimal(x)} ${decimal(y)}) rotate(${decimal(turn)})`
  return element('path', { d: OUTLINE, transform, fill, stroke: '#ffffff', 'stroke-width': 0.8 })
}
