import type { Position } from '../flight/track.ts'
import { wireTime } from './time.ts'

/** A position of a flight. */
export function wirePosition(id: string, position: Position) {
  return {
    fa_flight_id: id,
    altitude: position.altitude,
    altitude_change: position.change,
    groundspeed: position.speed,
    heading: position.heading,
    latitude: position.latitude,
    longitude: position.longitude,
    timestamp: wireTime(position.at),
    update_type: position.updateType,
  }
}
