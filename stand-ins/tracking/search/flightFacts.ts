import type { Searchable } from '../../../subgraphs/travel/tracking/search/matches.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import { lastSeen } from '../flight/lastSeen.ts'
import type { Position } from '../flight/track.ts'
import type { TrackedFlight } from '../flight/tracked.ts'
import { boundingBox } from '../wire/inFlight.ts'

type Read = (tracked: TrackedFlight, moment: number) => string | number | boolean | null

const seconds = (at: number) => Math.floor(at / 1_000)
const here =
  (read: (position: Position) => string | number): Read =>
  (tracked, moment) =>
    read(lastSeen(tracked, moment))
const edge =
  (side: 0 | 1 | 2 | 3): Read =>
  (tracked, moment) =>
    boundingBox(tracked, Math.min(moment, tracked.profile.on))[side]
const landed: Read = ({ course }, moment) => course.final.on <= moment

/** The value of each documented key for a flight after take-off. */
const READS: Readonly<Record<string, Read>> = {
  actualDepartureTime: ({ course }) => seconds(course.final.off),
  aircraftType: ({ flight }) => flight.aircraft.icao,
  alt: here(({ altitude }) => altitude),
  altChange: here(({ change }) => (change === '-' ? '' : change)),
  arrivalTime: ({ course }, moment) => (course.final.on <= moment ? seconds(course.final.on) : null),
  arrived: landed,
  cancelled: () => false,
  clock: here(({ at }) => seconds(at)),
  dest: ({ flight }) => flight.destination.icao,
  edt: ({ course }) => seconds(course.final.off),
  eta: ({ course }) => seconds(course.final.on),
  fdt: ({ course }) => seconds(course.scheduled.off),
  firstPositionTime: ({ course }) => seconds(course.final.off),
  fixes: ({ route }) => route.text,
  fp: ({ id }) => id,
  gs: here(({ speed }) => speed),
  heading: here(({ heading }) => heading),
  hiLat: edge(0),
  lowLon: edge(1),
  lowLat: edge(2),
  hiLon: edge(3),
  ident: ({ flight }) => `${flight.airline.icao}${flight.number}`,
  lastPositionTime: here(({ at }) => seconds(at)),
  lat: here(({ latitude }) => latitude),
  lifeguard: () => false,
  lon: here(({ longitude }) => longitude),
  ogta: ({ course }) => seconds(course.scheduled.on),
  ogtd: ({ course }) => seconds(course.scheduled.off),
  orig: ({ flight }) => flight.origin.icao,
  physClass: ({ flight }) => (flight.aircraft.speed < 400 ? 'T' : 'J'),
  prefix: ({ flight }) => (flight.aircraft.body === 'wide' ? 'H' : null),
  speed: here(({ speed }) => speed),
  status: (tracked, moment) => (landed(tracked, moment) ? 'Z' : 'A'),
  updateType: here(({ updateType }) => updateType),
  waypoints: ({ route }) => route.text,
}

/** Searchable values of a flight at a given time. A class for speed, because one is created for every flight of a day. */
export class FlightFacts implements Searchable {
  readonly isAirline = true
  readonly #tracked: TrackedFlight
  readonly #moment: number

  constructor(tracked: TrackedFlight, moment: number) {
    this.#tracked = tracked
    this.#moment = moment
  }

  get registration(): string {
    return this.#tracked.flight.registration
  }

  value(key: string): string | number | boolean | null {
    return READS[key]?.(this.#tracked, this.#moment) ?? null
  }

  isAt(side: 'orig' | 'dest', code: string): boolean {
    const { origin, destination } = this.#tracked.flight
    return isCalled(side === 'orig' ? origin : destination, code)
  }
}

function isCalled({ icao, iata, lid }: Airport, code: string): boolean {
  return code === icao || code === iata || (lid !== null && code === lid)
}
