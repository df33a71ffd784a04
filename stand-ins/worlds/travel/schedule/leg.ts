import type { AircraftType } from '../aircraft.ts'
import type { Airline } from '../airlines.ts'
import type { Airport } from '../airports.ts'

/** A flight number of another airline under which a flight is sold too. */
export interface Codeshare {
  readonly airline: Airline
  readonly number: number
}

/** A flight as it repeats from day to day. */
export interface Leg {
  /** Its place among all legs of the schedule. */
  readonly index: number
  readonly airline: Airline
  /** 1 to 9999. */
  readonly number: number
  readonly origin: Airport
  readonly destination: Airport
  readonly aircraft: AircraftType
  readonly distanceKm: number
  /** Minutes from gate to gate. */
  readonly duration: number
  readonly line: Line
  /** Its place in the line. */
  readonly position: number
  /** Minutes after the line's start. */
  readonly offset: number
  /** Days from the day on which the line starts, at its hub, to the local date of this departure. */
  readonly dayOffset: number
  /** The round trip of the line that it belongs to: there and back go together or not at all. */
  readonly roundTrip: number
  /** On which weekdays the line's start has this leg; bit 0 is Sunday. */
  readonly weekdays: number
  readonly codeshares: readonly Codeshare[]
}

/**
 * What one aircraft does from its leaving its hub to its being back there for the next time: round trips, one after the
 * other. As long as that takes days, so many aircraft take turns, and one starts every day.
 */
export interface Line {
  readonly index: number
  readonly airline: Airline
  readonly hub: Airport
  readonly aircraft: AircraftType
  /** Minutes after midnight at the hub. */
  readonly start: number
  /** Registrations; the one that starts on day `d` since 1970 is at `d` modulo their number. */
  readonly registrations: readonly string[]
  readonly legs: readonly Leg[]
}

/** The airline's code and the flight number, such as `BA117`. */
export function designator({ airline, number }: { readonly airline: Airline; readonly number: number }): string {
  return `${airline.iata}${number}`
}
