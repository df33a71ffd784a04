import type { AircraftType } from '../aircraft.ts'
import type { Airline } from '../airlines.ts'
import type { Airport } from '../airports.ts'

/** A codeshare flight number of another airline. */
export interface Codeshare {
  readonly airline: Airline
  readonly number: number
}

/** A flight that repeats daily. */
export interface Leg {
  /** Its index among all legs of the schedule. */
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
  /** Its index in the line. */
  readonly position: number
  /** Minutes after the line's start. */
  readonly offset: number
  /** Days from the line's start at its hub to this departure's local date. */
  readonly dayOffset: number
  /** Index of its round trip in the line: both directions are flown, or neither. */
  readonly roundTrip: number
  /** Weekdays of the line's start on which this leg is flown; bit 0 is Sunday. */
  readonly weekdays: number
  readonly codeshares: readonly Codeshare[]
}

/**
 * The rotation of one aircraft from leaving its hub until it can start again: consecutive round trips. If it takes
 * several days, as many aircraft alternate, and one starts every day.
 */
export interface Line {
  readonly index: number
  readonly airline: Airline
  readonly hub: Airport
  readonly aircraft: AircraftType
  /** Minutes after midnight at the hub. */
  readonly start: number
  /** Registrations; the aircraft that starts on day `d` since 1970 has index `d` modulo their number. */
  readonly registrations: readonly string[]
  readonly legs: readonly Leg[]
}

/** The airline's code and the flight number, such as `BA117`. */
export function designator({ airline, number }: { readonly airline: Airline; readonly number: number }): string {
  return `${airline.iata}${number}`
}
