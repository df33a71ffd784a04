import type { AircraftType } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { bearing, nauticalMiles } from '../geo.ts'

/** Minutes for taxiing, climbing and descending. */
const AROUND_CRUISE = 32
/** Share of the speed that the jet streams give to flights that head east, and take from those that head west. */
const JET_STREAM = 0.07
const STEP = 5

/** Minutes from gate to gate, in steps of five. */
export function blockTime(origin: Airport, destination: Airport, aircraft: AircraftType, km: number): number {
  const eastward = Math.sin((bearing(origin, destination) * Math.PI) / 180)
  const isNorthern = origin.latitude > 15 && destination.latitude > 15
  const speed = aircraft.speed * (1 + (isNorthern ? JET_STREAM : JET_STREAM / 3) * eastward)
  return Math.ceil((AROUND_CRUISE + (nauticalMiles(km) / speed) * 60) / STEP) * STEP
}
