import type { GeoPath } from 'd3-geo'
import type { LabelLayout } from './labels.ts'
import { decimal, element } from './svg.ts'
import { placeAt, type View } from './view.ts'
import { visibleDegrees } from './visible.ts'

/** Degrees between two lines; the coarsest that leaves at least four of them in the picture. */
const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1] as const
const LINES = 4
/** Points per line, between which it is drawn as a great circle arc; long lines get more. */
const SEGMENTS = 24
const DEGREES_A_SEGMENT = 4
const LABEL_SIZE = 10
/** Pixels between two samples along an edge when searching for lines that cross it. */
const STRIDE = 4

/** The visible meridians and parallels, spaced to fit the view. */
export function drawGraticule(view: View, path: GeoPath): string {
  const step = stepOf(view)
  const { south, north, west, east } = visibleDegrees(view)
  const lines: [number, number][][] = []
  for (const longitude of multiples(step, west, east)) {
    lines.push(between(south, north).map((latitude) => [longitude, latitude]))
  }
  for (const latitude of multiples(step, south, north)) {
    lines.push(between(west, east).map((longitude) => [longitude, latitude]))
  }
  const d = path({ type: 'MultiLineString', coordinates: lines })
  return d ? element('path', { d, fill: 'none', stroke: '#9fb4c4', 'stroke-width': 0.6 }) : ''
}

/** Labels of the parallels at the left edge, and of the meridians at the lower edge. */
export function labelGraticule(view: View, labels: LabelLayout): string {
  const step = stepOf(view)
  const { width, height } = view
  const written = { size: LABEL_SIZE, color: '#5b7385' }
  let svg = ''
  for (let y = 0; y + STRIDE <= height; y += STRIDE) {
    const line = crossed(placeAt(view, 1, y)?.latitude, placeAt(view, 1, y + STRIDE)?.latitude, step)
    if (line !== null) svg += labels.place({ ...written, x: 0, y, lines: [latitudeName(line)] })
  }
  const bottom = height - LABEL_SIZE
  for (let x = 0; x + STRIDE <= width; x += STRIDE) {
    const line = crossed(placeAt(view, x, bottom)?.longitude, placeAt(view, x + STRIDE, bottom)?.longitude, step)
    if (line !== null) svg += labels.place({ ...written, x, y: bottom, lines: [longitudeName(line)] })
  }
  return svg
}

/** The graticule line between two degrees; null if there is none, or if they lie on both sides of the date line. */
function crossed(from: number | undefined, to: number | undefined, step: number): number | null {
  if (from === undefined || to === undefined || !(Math.abs(to - from) < 90)) return null
  const [low, high] = from < to ? [from, to] : [to, from]
  const line = Math.ceil(low / step) * step
  return line < high ? Number(decimal(line)) : null
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, index) => (first + index) * step)
}

function between(from: number, to: number): number[] {
  const segments = Math.max(SEGMENTS, Math.ceil((to - from) / DEGREES_A_SEGMENT))
  return Array.from({ length: segments + 1 }, (_, index) => from + ((to - from) * index) / segments)
}

function stepOf({ span }: View): number {
  return STEPS.find((step) => span / step >= LINES) ?? 0.1
}

function latitudeName(degrees: number): string {
  if (degrees === 0) return '0°'
  return `${Math.abs(degrees)}°${degrees > 0 ? 'N' : 'S'}`
}

function longitudeName(degrees: number): string {
  if (degrees === 0 || Math.abs(degrees) === 180) return `${Math.abs(degrees)}°`
  return `${Math.abs(degrees)}°${degrees > 0 ? 'E' : 'W'}`
}
