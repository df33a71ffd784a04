import type { AircraftType } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { bearing, nauticalMiles } from '../geo.ts'

/** Minutes for taxi, climb and descent. */
const AROUND_CRUISE = 32
/** Effect of the jet streams on ground speed: a gain eastbound, a loss westbound. */
const JET_STREAM = 0.07
const STEP = 5
/** Minimum additional minutes of climb and descent over cruise. */
const LEAST_AROUND_CRUISE = 9
/** Maximum speed relative to still air, by tailwind. */
const STRONGEST_TAILWIND = 1.15

/** Minutes from gate to gate, rounded to five. */
export function blockTime(origin: Airport, destination: Airport, aircraft: AircraftType, km: number): number {
  const eastward = Math.sin((bearing(origin, destination) * Math.PI) / 180)
  const isNorthern = origin.latitude > 15 && destination.latitude > 15
  const speed = aircraft.speed * (1 + (isNorthern ? JET_STREAM : JET_STREAM / 3) * eastward)
  return Math.ceil((AROUND_CRUISE + (nauticalMiles(km) / speed) * 60) / STEP) * STEP
}

/** Minimum minutes in the air, with the strongest tailwind. */
export function leastAirTime(aircraft: AircraftType, km: number): number {
  return LEAST_AROUND_CRUISE + (nauticalMiles(km) / (aircraft.speed * STRONGEST_TAILWIND)) * 60
}
