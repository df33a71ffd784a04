import type { Chance } from '../../../kit/chance.ts'
import type { Airport } from '../airports.ts'
import { localDay, momentOf } from '../localTime.ts'
import { leastAirTime } from '../schedule/blockTime.ts'
import type { Leg, Line } from '../schedule/leg.ts'
import type { Moments } from './moments.ts'

const MINUTE = 60_000
/** Minimum turnaround of a late aircraft, in minutes. */
const FASTEST_TURN = { regional: 20, narrow: 28, wide: 60 } as const
/** Maximum own delay of a flight in minutes; delay inherited from the aircraft's previous flight is added. */
const LONGEST_DELAY = 180

/** The final course of a flight. */
export interface Course {
  readonly scheduled: Moments<number>
  /** Actual times; for cancelled flights the scheduled ones. */
  readonly final: Moments<number>
  /** Time of cancellation; null for flights that are flown. */
  readonly cancelledAt: number | null
}

interface Surroundings {
  readonly chance: Chance
  /** Of a local day, in days since 1970. */
  disturbance(airport: Airport, day: number): number
}

/**
 * A day of a line, leg by leg: a late aircraft departs late again, and a cancelled round trip leaves it at the hub.
 * Null for legs that are not flown on that weekday.
 */
export function planCourses(line: Line, lineDay: number, surroundings: Surroundings): (Course | null)[] {
  const start = momentOf(line.hub.timezone, lineDay, line.start)
  const weekday = (((lineDay + 4) % 7) + 7) % 7
  const turn = FASTEST_TURN[line.aircraft.body] * MINUTE
  let ready = 0
  let cancelledAt: number | null = null
  return line.legs.map((leg) => {
    if ((leg.weekdays & (1 << weekday)) === 0) return null
    const name = `${leg.airline.iata}${leg.number}/${lineDay}`
    const out = start + leg.offset * MINUTE
    const scheduled = scheduledMoments(leg, out, surroundings.chance)
    // Decided on the outbound leg, for the return leg too.
    if (leg.position % 2 === 0) cancelledAt = cancellationOf(leg, line, lineDay, start, surroundings)
    if (cancelledAt !== null) return { scheduled, final: scheduled, cancelledAt }
    const final = flownMoments(leg, name, scheduled, ready, surroundings)
    ready = final.in + turn
    return { scheduled, final, cancelledAt: null }
  })
}

/** Taxi times in minutes, by the airport's size. */
function taxiTimes(leg: Leg, chance: Chance): { readonly out: number; readonly in: number } {
  const name = `${leg.airline.iata}${leg.number}`
  return {
    out: Math.round(9 + leg.origin.weight / 10) + chance.integer(`taxi out ${name}`, 0, 3),
    in: Math.round(4 + leg.destination.weight / 20) + chance.integer(`taxi in ${name}`, 0, 2),
  }
}

function scheduledMoments(leg: Leg, out: number, chance: Chance): Moments<number> {
  const taxi = taxiTimes(leg, chance)
  const end = out + leg.duration * MINUTE
  return { out, off: out + taxi.out * MINUTE, on: end - taxi.in * MINUTE, in: end }
}

function flownMoments(
  leg: Leg,
  name: string,
  scheduled: Moments<number>,
  ready: number,
  { chance, disturbance }: Surroundings,
): Moments<number> {
  const trouble = disturbance(leg.origin, localDay(leg.origin.timezone, scheduled.out))
  const out = Math.max(scheduled.out + ownDelay(name, trouble, chance) * MINUTE, ready)
  const queue = Math.round(chance.unit(`queue ${name}`) * (4 + 14 * trouble))
  const off = out + (scheduled.off - scheduled.out) + queue * MINUTE
  // Schedules include a buffer: most flights are a little faster than planned in the air.
  const air = (scheduled.on - scheduled.off) * (0.955 + 0.06 * chance.unit(`air ${name}`))
  const least = Math.ceil(leastAirTime(leg.aircraft, leg.distanceKm))
  const on = off + Math.max(least, Math.round(air / MINUTE)) * MINUTE
  const taxi = scheduled.in - scheduled.on + chance.integer(`gate ${name}`, -1, 3) * MINUTE
  return { out, off, on, in: on + Math.max(2 * MINUTE, taxi) }
}

/** Minutes: two of three flights depart about on time. */
function ownDelay(name: string, trouble: number, chance: Chance): number {
  const draw = chance.unit(`delay ${name}`)
  const onTime = 0.68 - 0.4 * trouble
  if (draw < onTime) return chance.integer(`early ${name}`, -6, 9)
  const badness = (draw - onTime) / (1 - onTime)
  return Math.min(LONGEST_DELAY, Math.round(10 + 25 * badness + (60 + 220 * trouble) * badness ** 4))
}

/** Time of a round trip's cancellation: some hours before departure. */
function cancellationOf(
  there: Leg,
  line: Line,
  lineDay: number,
  start: number,
  { chance, disturbance }: Surroundings,
): number | null {
  const out = start + there.offset * MINUTE
  const day = localDay(line.hub.timezone, out)
  const trouble = Math.max(disturbance(line.hub, day), disturbance(there.destination, day))
  const name = `${there.airline.iata}${there.number}/${lineDay}`
  if (chance.unit(`cancel ${name}`) >= 0.004 + 0.09 * trouble ** 2) return null
  return out - chance.integer(`called off ${name}`, 1, 20) * 60 * MINUTE
}
