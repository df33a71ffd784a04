import { lastSeen } from '../flight/lastSeen.ts'
import { motionAt } from '../flight/profile.ts'
import { hasLeft, type TrackedFlight } from '../flight/tracked.ts'
import { airportRef } from './airport.ts'
import { wirePosition } from './position.ts'
import { wireTime } from './time.ts'

/** An airborne flight at a given time. */
export function inFlight(tracked: TrackedFlight, moment: number) {
  const { flight, id, route, course } = tracked
  const { airline, number, aircraft } = flight
  const left = hasLeft(tracked, moment)
  const landed = left && course.final.on <= moment
  const seen = Math.min(moment, course.final.on)
  return {
    ident: `${airline.icao}${number}`,
    ident_icao: `${airline.icao}${number}`,
    ident_iata: `${airline.iata}${number}`,
    fa_flight_id: id,
    origin: airportRef(flight.origin),
    destination: airportRef(flight.destination),
    waypoints: route.fixes.flatMap(({ latitude, longitude }) => [latitude, longitude]),
    first_position_time: left ? wireTime(course.final.off) : null,
    last_position: left ? wirePosition(id, lastSeen(tracked, moment)) : null,
    bounding_box: left ? boundingBox(tracked, seen) : null,
    ident_prefix: aircraft.body === 'wide' ? 'H' : null,
    aircraft_type: aircraft.icao,
    actual_off: left ? wireTime(course.final.off) : null,
    actual_on: landed ? wireTime(course.final.on) : null,
    foresight_predictions_available: false,
    predicted_out: null,
    predicted_off: null,
    predicted_on: null,
    predicted_in: null,
    predicted_out_source: null,
    predicted_off_source: null,
    predicted_on_source: null,
    predicted_in_source: null,
  }
}

/** Top, left, bottom and right of its past track: passed fixes, and current position. */
export function boundingBox(tracked: TrackedFlight, moment: number): [number, number, number, number] {
  const { route, profile } = tracked
  const here = lastSeen(tracked, moment)
  const flown = motionAt(profile, moment).traveled
  const passed = route.fixes.filter(({ traveled }) => traveled <= flown)
  const latitudes = [here.latitude, ...passed.map(({ latitude }) => latitude)]
  const longitudes = [here.longitude, ...passed.map(({ longitude }) => longitude)]
  return [Math.max(...latitudes), Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes)]
}
