import { geoPath } from 'd3-geo'
import { LRUCache } from 'lru-cache'
import { drawAircraft } from './aircraft.ts'
import { drawGraticule, labelGraticule } from './graticule.ts'
import { LabelLayout } from './labels.ts'
import type { MapLayer } from './layers.ts'
import { coordinates, type Place } from './point.ts'
import { FONT, rasterize } from './rasterize.ts'
import { element } from './svg.ts'
import { type BoundingBox, type View, viewOf, viewOfBox } from './view.ts'

/** A named point on the map. */
export interface NamedPlace extends Place {
  readonly name: string
}

/** A flight to draw. */
export interface MapFlight {
  /** Past positions, in chronological order. */
  readonly track: readonly Place[]
  /** Planned route from its last position on; empty once it has landed. */
  readonly ahead: readonly Place[]
  /** Degrees clockwise from north; null if it does not move. */
  readonly heading: number | null
  readonly origin: NamedPlace
  readonly destination: NamedPlace
  /** The caption beside its position, line by line: ident, type, altitude and so on. */
  readonly dataBlock: readonly string[]
}

export interface TrackMapRequest {
  /** Pixels, 1 to 1500. */
  readonly width: number
  /** Pixels, 1 to 1500. */
  readonly height: number
  readonly layers: ReadonlySet<MapLayer>
  readonly flight: MapFlight
  readonly showDataBlock: boolean
  readonly showAirports: boolean
  /** Extends the view to origin and destination, and shows them. */
  readonly airportsExpandView: boolean
  /** Shown area instead of the flight and its surroundings. */
  readonly boundingBox: BoundingBox | null
  /** Airports of the region, large ones first; those outside the picture are ignored. */
  readonly airports: readonly NamedPlace[]
  /** Large cities, for the layer of cities. */
  readonly cities: readonly NamedPlace[]
}

const WATER = '#dcebf5'
const PAPER = '#ffffff'
/** Background beyond the edge of the earth. */
const BEYOND = '#f4f4f2'
const TRACK = '#c0392b'

/** The latest maps: an unchanged map is not rendered again. */
const drawn = new LRUCache<string, Buffer>({ max: 64, fetchMethod: (svg) => rasterize(svg) })

/** The map of a flight's track as PNG. Deterministic. */
export async function drawTrackMap(request: TrackMapRequest): Promise<Buffer> {
  return drawn.forceFetch(trackMapSvg(request))
}

/** The map as SVG: ground, graticule, flights, airports, then labels in order of priority. */
export function trackMapSvg(request: TrackMapRequest): string {
  const { width, height, layers, flight } = request
  const view = viewFor(request)
  const path = geoPath(view.projection)
  const labels = new LabelLayout(width, height)
  const ground = layers.has('water') ? WATER : PAPER
  const parts = [
    element('rect', { width, height, fill: BEYOND }),
    element('path', { d: path({ type: 'Sphere' }) ?? '', fill: ground }),
    drawGraticule(view, path),
  ]
  if (layers.has('track')) parts.push(drawLine(flight.ahead, '#7f8c8d', '5 4'), drawLine(flight.track, TRACK))
  const named: string[] = []
  const position = flight.track.at(-1)
  if (layers.has('flights') && position) parts.push(drawAircraft(view, position, flight.heading, TRACK))
  if (request.showDataBlock && position) named.push(caption(position))
  const ends = [flight.origin, flight.destination]
  if (request.showAirports || request.airportsExpandView) {
    parts.push(...ends.map((end) => dot(end, 4, '#1f3a52')))
    named.push(...ends.map((end) => nameOf(end, 13, '#1f3a52')))
  }
  const others = request.airports.filter(({ name }) => ends.every((end) => end.name !== name))
  if (layers.has('airports')) parts.push(...request.airports.map((airport) => dot(airport, 2, '#6c8aa0')))
  if (layers.has('major airports')) named.push(...others.map((airport) => nameOf(airport, 10, '#34566e')))
  if (layers.has('US Cities')) {
    parts.push(...request.cities.map((city) => dot(city, 1.5, '#8a7a5c')))
    named.push(...request.cities.map((city) => nameOf(city, 10, '#8a7a5c')))
  }
  parts.push(...named, labelGraticule(view, labels))
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONT }, parts.join(''))

  function drawLine(places: readonly Place[], stroke: string, dashes?: string): string {
    if (places.length < 2) return ''
    const line = path({ type: 'LineString', coordinates: places.map(coordinates) }) ?? ''
    const style = { 'stroke-width': 2.2, 'stroke-dasharray': dashes, 'stroke-linejoin': 'round' }
    return line && element('path', { d: line, fill: 'none', stroke, ...style })
  }

  function dot(place: Place, radius: number, fill: string): string {
    const pixel = pixelOf(view, place)
    return pixel ? element('circle', { cx: pixel[0], cy: pixel[1], r: radius, fill }) : ''
  }

  function nameOf(place: NamedPlace, size: number, color: string): string {
    const pixel = pixelOf(view, place)
    return pixel ? labels.place({ x: pixel[0], y: pixel[1], lines: [place.name], size, color }) : ''
  }

  function caption(place: Place): string {
    const pixel = pixelOf(view, place)
    if (!pixel) return ''
    return labels.place({
      x: pixel[0] + 8,
      y: pixel[1],
      lines: flight.dataBlock,
      size: 12,
      color: '#1b2631',
      bold: true,
    })
  }
}

function viewFor({ width, height, flight, boundingBox, airportsExpandView }: TrackMapRequest): View {
  if (boundingBox) return viewOfBox(boundingBox, width, height)
  const ends = [flight.origin, flight.destination]
  const seen = airportsExpandView || flight.track.length === 0 ? [...flight.track, ...ends] : flight.track
  return viewOf(seen, width, height)
}

/** Pixel position of a point; null outside the picture. */
function pixelOf({ projection, width, height }: View, place: Place): [x: number, y: number] | null {
  const pixel = projection(coordinates(place))
  if (!pixel) return null
  const [x, y] = pixel
  return x >= 0 && y >= 0 && x <= width && y <= height ? pixel : null
}
