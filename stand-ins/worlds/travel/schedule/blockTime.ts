import type { AircraftType } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { bearing, nauticalMiles } from '../geo.ts'

/** Minutes for taxiing, climbing and descending. */
const AROUND_CRUISE = 32
/** Share of the speed that the jet streams give to flights that head east, and take from those that head west. */
const JET_STREAM = 0.07
const STEP = 5
/** Minutes that climbing and descending take longer than cruising as far, at least. */
const LEAST_AROUND_CRUISE = 9
/** How much faster than through still air the strongest tailwind lets an aircraft be. */
const STRONGEST_TAILWIND = 1.15

/** Minutes from gate to gate, in steps of five. */
export function blockTime(origin: Airport, destination: Airport, aircraft: AircraftType, km: number): number {
  const eastward = Math.sin((bearing(origin, destination) * Math.PI) / 180)
  const isNorthern = origin.latitude > 15 && destination.latitude > 15
  const speed = aircraft.speed * (1 + (isNorthern ? JET_STREAM : JET_STREAM / 3) * eastward)
  return Math.ceil((AROUND_CRUISE + (nauticalMiles(km) / speed) * 60) / STEP) * STEP
}

/** Minutes from taking off to landing that not even a strong tailwind lets an aircraft save. */
export function leastAirTime(aircraft: AircraftType, km: number): number {
  return LEAST_AROUND_CRUISE + (nauticalMiles(km) / (aircraft.speed * STRONGEST_TAILWIND)) * 60
}
