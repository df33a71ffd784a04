import { remembering } from '../../subgraphs/kit/async/remember.ts'
import { airlineByAnyCode, airlineByIcao } from '../worlds/travel/airlines.ts'
import { airportByAnyCode, airportByIcao } from '../worlds/travel/airports.ts'
import type { ScheduledFlight } from '../worlds/travel/schedule.ts'
import { nextTurn } from './http/nextTurn.ts'
import type { Span } from './http/span.ts'
import type { Sky } from './sky.ts'
import { LATE } from './wire/flightStatus.ts'

export type EntityType = 'airline' | 'origin' | 'destination'

/** Counts of cancelled and delayed flights. */
export interface Disruption {
  readonly cancellations: number
  readonly delays: number
  readonly total: number
}

/** Disruptions of all airlines or airports within a span. */
export interface Disruptions {
  /** By ICAO code. */
  readonly entities: ReadonlyMap<string, Disruption>
  readonly cancellationsNational: number
  readonly cancellations: number
  readonly delays: number
}

const HOUR = 3_600_000
/** Number of finished hours cached. */
const REMEMBERED = 24 * 14
/** After this time a scheduled flight is final: no estimate changes any more. */
const SETTLED = 12 * HOUR

type Hour = Readonly<Record<EntityType, ReadonlyMap<string, Disruption>>> & { readonly national: number }

/** Counts disruptions hour by hour, yielding to other work during long spans. */
export function openDisruptions(sky: Sky): (type: EntityType, span: Span, now: number) => Promise<Disruptions> {
  const known = remembering<Hour>(REMEMBERED)
  const hourAt = (hour: number, now: number): Hour => {
    const isSettled = (hour + 1) * HOUR + SETTLED < now
    const key = isSettled ? String(hour) : `${hour} ${Math.floor(now / 60_000)}`
    return known(key, () => countHour(sky, sky.hours.departuresIn(hour), now))
  }
  return async (type, { from, to }, now) => {
    const entities = new Map<string, Disruption>()
    let cancellationsNational = 0
    for (const hour of sky.hours.hoursOf(from, to)) {
      const counted = hourAt(hour, now)
      for (const [code, disruption] of counted[type]) entities.set(code, sum(entities.get(code), disruption))
      cancellationsNational += counted.national
      await nextTurn()
    }
    const all = [...entities.values()].reduce(sum, NONE)
    return { entities, cancellationsNational, cancellations: all.cancellations, delays: all.delays }
  }
}

/** Entity code of an airline or airport; null for an unknown one. */
export function entityId(type: EntityType, code: string): string | null {
  const upper = code.toUpperCase()
  return (type === 'airline' ? airlineByAnyCode(upper)?.icao : airportByAnyCode(upper)?.icao) ?? null
}

/** Name of an entity. */
export function entityName(type: EntityType, id: string): string | null {
  return (type === 'airline' ? airlineByIcao(id)?.commonName : airportByIcao(id)?.name) ?? null
}

export const NONE: Disruption = { cancellations: 0, delays: 0, total: 0 }

function countHour(sky: Sky, flights: readonly ScheduledFlight[], now: number): Hour {
  const airline = new Map<string, Disruption>()
  const origin = new Map<string, Disruption>()
  const destination = new Map<string, Disruption>()
  let national = 0
  for (const flight of flights) {
    const { cancelled, departureDelay } = sky.world.operations.timingAt(flight, now)
    const one = { cancellations: cancelled ? 1 : 0, delays: departureDelay >= LATE ? 1 : 0, total: 1 }
    for (const [map, code] of [
      [airline, flight.airline.icao],
      [origin, flight.origin.icao],
      [destination, flight.destination.icao],
    ] as const) {
      map.set(code, sum(map.get(code), one))
    }
    if (cancelled && (flight.origin.country === 'US' || flight.destination.country === 'US')) national++
  }
  return { airline, origin, destination, national }
}

function sum(a: Disruption = NONE, b: Disruption = NONE): Disruption {
  return { cancellations: a.cancellations + b.cancellations, delays: a.delays + b.delays, total: a.total + b.total }
}
