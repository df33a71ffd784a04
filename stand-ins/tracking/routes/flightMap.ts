import { isMapLayer, layersShown, MAP_LAYERS, type MapLayer } from '../../../subgraphs/travel/maps/layers.ts'
import { drawTrackMap, type MapFlight, type NamedPlace } from '../../../subgraphs/travel/maps/trackMap.ts'
import type { BoundingBox } from '../../../subgraphs/travel/maps/view.ts'
import { AIRPORTS, type Airport } from '../../worlds/travel/airports.ts'
import { lastSeen } from '../flight/lastSeen.ts'
import { motionAt } from '../flight/profile.ts'
import { trackUntil } from '../flight/track.ts'
import { hasLeft, type TrackedFlight } from '../flight/tracked.ts'
import { flag, integer, list, type Query } from '../http/params.ts'
import { invalidArgument } from '../http/refusal.ts'

const PIXELS = [1, 1_500] as const
const AIRPORT_NAMES: readonly NamedPlace[] = AIRPORTS.map(named)
/** Each city at its largest airport. */
const US_CITIES: readonly NamedPlace[] = AIRPORTS.filter(
  (airport, index) =>
    airport.country === 'US' && AIRPORTS.findIndex(({ cityCode }) => cityCode === airport.cityCode) === index,
).map((airport) => ({ ...named(airport), name: airport.city }))

/** The map of a flight up to its current position, as a PNG in base64. */
export async function flightMap(tracked: TrackedFlight, query: Query, now: number): Promise<{ readonly map: string }> {
  const png = await drawTrackMap({
    width: integer(query, 'width', PIXELS, 640),
    height: integer(query, 'height', PIXELS, 480),
    layers: layersShown(layers(query, 'layer_on'), layers(query, 'layer_off')),
    showDataBlock: flag(query, 'show_data_block'),
    showAirports: flag(query, 'show_airports'),
    airportsExpandView: flag(query, 'airports_expand_view'),
    boundingBox: boundingBox(query),
    flight: mapFlight(tracked, now),
    airports: AIRPORT_NAMES,
    cities: US_CITIES,
  })
  return { map: png.toString('base64') }
}

function mapFlight(tracked: TrackedFlight, now: number): MapFlight {
  const { flight, route, profile } = tracked
  const left = hasLeft(tracked, now)
  const flown = left ? motionAt(profile, now).traveled : 0
  const ident = `${flight.airline.icao}${flight.number}`
  const position = left ? lastSeen(tracked, now) : null
  return {
    track: trackUntil(tracked, now, 'with estimated'),
    ahead: [...(position ? [position] : []), ...route.fixes.filter(({ traveled }) => traveled >= flown)],
    heading: position && now < profile.on ? position.heading : null,
    origin: named(flight.origin),
    destination: named(flight.destination),
    dataBlock: [
      `${ident} ${flight.aircraft.icao}`,
      ...(position ? [`${position.altitude * 100} ft ${position.speed} kt ${position.heading}°`] : []),
      `${flight.origin.icao} ${flight.destination.icao}`,
    ],
  }
}

function layers(query: Query, name: string): MapLayer[] {
  return list(query, name).map((layer) => {
    if (!isMapLayer(layer)) throw invalidArgument(`${name} holds layers among ${MAP_LAYERS.join(', ')}`)
    return layer
  })
}

/** Top, right, bottom and left, in this order. */
function boundingBox(query: Query): BoundingBox | null {
  const edges = list(query, 'bounding_box').map(Number)
  if (edges.length === 0) return null
  const [top, right, bottom, left] = edges
  if (edges.length !== 4 || top === undefined || right === undefined || bottom === undefined || left === undefined) {
    throw invalidArgument('bounding_box has four numbers: top, right, bottom, left')
  }
  const isOnEarth =
    [top, bottom].every((edge) => Math.abs(edge) <= 90) && [left, right].every((edge) => Math.abs(edge) <= 180)
  if (!isOnEarth || top <= bottom || left === right) {
    throw invalidArgument('bounding_box has its top above its bottom, and degrees of latitude and longitude')
  }
  return { top, right, bottom, left }
}

function named({ icao, latitude, longitude }: Airport): NamedPlace {
  return { name: icao, latitude, longitude }
}
