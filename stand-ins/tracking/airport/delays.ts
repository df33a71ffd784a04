import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import { AIRPORTS, type Airport } from '../../worlds/travel/airports.ts'
import type { Sky } from '../sky.ts'
import { weatherAt } from '../weather/weather.ts'
import { LATE } from '../wire/flightStatus.ts'

const HOUR = 3_600_000
/** Departures within this time of now determine an airport's delay. */
const AROUND = 1.5 * HOUR
/** Minutes of mean delay. */
const YELLOW = 15
const RED = 40

export interface AirportDelay {
  readonly airport: string
  readonly category: string
  readonly color: 'red' | 'yellow' | 'green'
  readonly delay_secs: number
  readonly reasons: readonly {
    readonly category: string
    readonly color: 'red' | 'yellow' | 'green'
    readonly delay_secs: number
    readonly reason: string
  }[]
}

/** Delays of airports, from those of their departures. */
export interface AirportDelays {
  of(airport: Airport, now: number): AirportDelay
  /** Delayed airports, worst first. */
  all(now: number): readonly AirportDelay[]
}

/** The delays of a world. */
export function openAirportDelays(sky: Sky): AirportDelays {
  const known = remembering<ReadonlyMap<Airport, AirportDelay>, number>(4)
  const at = (now: number) => known(now, () => delaysAt(sky, now))
  return {
    of: (airport, now) => at(now).get(airport) ?? onTime(airport),
    all: (now) =>
      [...at(now).values()].filter(({ color }) => color !== 'green').sort((a, b) => b.delay_secs - a.delay_secs),
  }
}

function delaysAt(sky: Sky, now: number): ReadonlyMap<Airport, AirportDelay> {
  const minutes = new Map<Airport, number[]>()
  for (const hour of sky.hours.hoursOf(now - AROUND, now + AROUND)) {
    for (const flight of sky.hours.departuresIn(hour)) {
      if (Math.abs(flight.departure - now) > AROUND) continue
      const { cancelled, departureDelay } = sky.world.operations.timingAt(flight, now)
      if (cancelled) continue
      const list = minutes.get(flight.origin)
      if (list) list.push(departureDelay)
      else minutes.set(flight.origin, [departureDelay])
    }
  }
  return new Map(AIRPORTS.map((airport) => [airport, delayOf(sky, airport, minutes.get(airport) ?? [], now)]))
}

function delayOf(sky: Sky, airport: Airport, minutes: readonly number[], now: number): AirportDelay {
  const late = minutes.filter((delay) => delay >= LATE)
  const mean = minutes.reduce((sum, delay) => sum + Math.max(0, delay), 0) / Math.max(1, minutes.length)
  if (minutes.length < 3 || mean < YELLOW) return onTime(airport)
  const color = mean >= RED ? 'red' : 'yellow'
  const { phenomena, windGust } = weatherAt(sky.world, airport, now)
  const category = phenomena !== null || windGust > 0 ? 'weather' : 'traffic'
  const cause = phenomena ? `weather (${phenomena})` : windGust > 0 ? 'strong wind' : 'traffic volume'
  const delay_secs = Math.round(mean * 60)
  const share = Math.round((100 * late.length) / minutes.length)
  const reason = `Departures are delayed by ${Math.round(mean)} minutes on average, due to ${cause}; ${share} percent leave late`
  return { airport: airport.icao, category, color, delay_secs, reasons: [{ category, color, delay_secs, reason }] }
}

function onTime({ icao }: Airport): AirportDelay {
  return { airport: icao, category: 'none', color: 'green', delay_secs: 0, reasons: [] }
}
