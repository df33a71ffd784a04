import type { Airport } from '../../worlds/travel/airports.ts'
import { DAY, dateOf, offsetAt } from '../../worlds/travel/localTime.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { drift } from './noise.ts'

/** Duration of a pressure system. */
export const SYSTEM = 2.5 * DAY

const MINUTE = 60_000

/** From 0 (dry and clear) to 1 (worst) at an airport. Days with many delays are wet, because weather causes most of them. */
export function wetnessAt({ chance, operations }: TravelWorld, airport: Airport, at: number): number {
  const local = (at + offsetAt(airport.timezone, at) * MINUTE) / DAY
  // Interpolates between days: at noon a day has its own value, at midnight the mean with its neighbour.
  const before = Math.floor(local - 0.5)
  const share = local - 0.5 - before
  const [from, to] = [before, before + 1].map((day) => operations.disturbance(airport, dateOf(day)))
  const trouble = (from ?? 0) * (1 - share) + (to ?? 0) * share
  return Math.min(1, 0.72 * drift(chance, `wet ${airport.icao}`, at, SYSTEM) + 0.5 * trouble)
}
