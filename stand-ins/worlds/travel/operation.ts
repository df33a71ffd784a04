import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import type { Chance } from '../../kit/chance.ts'
import type { Airport } from './airports.ts'
import { dateOf, dayOf } from './localTime.ts'
import { type Course, planCourses } from './operation/course.ts'
import { type GroundPlan, openGroundPlan } from './operation/ground.ts'
import type { Moments } from './operation/moments.ts'
import type { ScheduledFlight } from './schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long before departure estimates differ from the schedule. */
const ESTIMATED_BEFORE = 3 * HOUR
const GATE_KNOWN_BEFORE = 24 * HOUR
/** Cache size: days of lines, and days at airports. */
const REMEMBERED = 30_000
/** Upper bound of the number of lines. */
const MOST_LINES = 100_000

export type Phase = 'SCHEDULED' | 'CANCELLED' | 'TAXIING_OUT' | 'AIRBORNE' | 'TAXIING_IN' | 'ARRIVED'

/** A flight's times, as known at a given time. */
export interface Timing {
  readonly flight: ScheduledFlight
  readonly phase: Phase
  readonly cancelled: boolean
  readonly scheduled: Moments<number>
  /** Estimated times; equal to the schedule until shortly before departure. Null for cancelled flights. */
  readonly estimated: Moments<number | null>
  /** Actual times of past events. */
  readonly actual: Moments<number | null>
  /** Minutes of delay at the gate; negative for early, 0 while unknown. */
  readonly departureDelay: number
  readonly arrivalDelay: number
  /** 0 to 100, by time in the air. */
  readonly progressPercent: number
}

/** A flight, as known at a given time. */
export interface Operation extends Timing {
  readonly originTerminal: string | null
  readonly destinationTerminal: string | null
  /** Known a day before departure. */
  readonly originGate: string | null
  readonly destinationGate: string | null
  /** Known once it has landed. */
  readonly baggageClaim: string | null
}

/** Operations of flights: delays, gates, cancellations. */
export interface Operations {
  /** A flight, as known at a given time (milliseconds since 1970). */
  at(flight: ScheduledFlight, moment: number): Operation
  /** The same without gates and other ground data. */
  timingAt(flight: ScheduledFlight, moment: number): Timing
  /** The final course of a flight, which responses must not reveal before it happens. */
  courseOf(flight: ScheduledFlight): Course
  /** Disturbance of a local day at an airport, from 0 (none) to 1, mostly by weather. */
  disturbance(airport: Airport, date: string): number
  readonly ground: GroundPlan
}

/** The operations of a world. */
export function openOperations(chance: Chance): Operations {
  const ground = openGroundPlan(chance)
  const days = remembering<readonly (Course | null)[], number>(REMEMBERED)
  const weather = remembering<number>(REMEMBERED)
  const disturbance = (airport: Airport, day: number): number =>
    weather(`${airport.iata}${day}`, () => disturbanceOf(chance, airport, dateOf(day)))

  const courseOf = (flight: ScheduledFlight): Course => {
    const { leg, lineDay } = flight
    const courses = days(lineDay * MOST_LINES + leg.line.index, () =>
      planCourses(leg.line, lineDay, { chance, disturbance }),
    )
    const course = courses[leg.position]
    if (!course) throw new Error(`${flight.id} is not flown on ${dateOf(lineDay)}`)
    return course
  }

  return {
    courseOf,
    disturbance: (airport, date) => disturbance(airport, dayOf(date)),
    ground,
    at(flight, moment) {
      const timing = reveal(flight, courseOf(flight), moment)
      const isGateKnown = !timing.cancelled && moment >= timing.scheduled.out - GATE_KNOWN_BEFORE
      return {
        ...timing,
        originTerminal: ground.terminalOf(flight.origin, flight.airline),
        destinationTerminal: ground.terminalOf(flight.destination, flight.airline),
        originGate: isGateKnown ? ground.gateOf(flight, flight.origin) : null,
        destinationGate: isGateKnown ? ground.gateOf(flight, flight.destination) : null,
        baggageClaim: timing.actual.on === null ? null : ground.beltOf(flight),
      }
    },
    timingAt: (flight, moment) => reveal(flight, courseOf(flight), moment),
  }
}

/** The part of a course that is known at a given time. */
function reveal(flight: ScheduledFlight, course: Course, moment: number): Timing {
  const { scheduled, final } = course
  const cancelled = course.cancelledAt !== null && course.cancelledAt <= moment
  const isEstimated = !cancelled && moment >= scheduled.out - ESTIMATED_BEFORE
  const known = isEstimated && course.cancelledAt === null ? final : scheduled
  const happened = (at: number) => (course.cancelledAt === null && at <= moment ? at : null)
  const estimate = (at: number) => (cancelled ? null : at)
  const airTime = final.on - final.off
  return {
    flight,
    phase: cancelled ? 'CANCELLED' : course.cancelledAt === null ? phaseAt(final, moment) : 'SCHEDULED',
    cancelled,
    scheduled,
    estimated: {
      out: estimate(known.out),
      off: estimate(known.off),
      on: estimate(known.on),
      in: estimate(known.in),
    },
    actual: { out: happened(final.out), off: happened(final.off), on: happened(final.on), in: happened(final.in) },
    departureDelay: cancelled ? 0 : Math.round((known.out - scheduled.out) / MINUTE),
    arrivalDelay: cancelled ? 0 : Math.round((known.in - scheduled.in) / MINUTE),
    progressPercent: cancelled ? 0 : Math.max(0, Math.min(100, Math.round(((moment - final.off) / airTime) * 100))),
  }
}

function phaseAt({ out, off, on, in: end }: Moments<number>, moment: number): Phase {
  if (moment < out) return 'SCHEDULED'
  if (moment < off) return 'TAXIING_OUT'
  if (moment < on) return 'AIRBORNE'
  return moment < end ? 'TAXIING_IN' : 'ARRIVED'
}

/** Most days have little disturbance; large airports have more bad days. */
function disturbanceOf(chance: Chance, airport: Airport, date: string): number {
  const draw = chance.unit(`weather ${airport.iata} ${date}`)
  const share = 0.1 + airport.weight / 1_000
  if (draw >= share) return (draw - share) * 0.15
  return 0.3 + 0.7 * (1 - draw / share) ** 2
}
