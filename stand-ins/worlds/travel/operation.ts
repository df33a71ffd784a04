import { remembering } from '../../../subgraphs/kit/remember.ts'
import type { Chance } from '../../kit/chance.ts'
import type { Airport } from './airports.ts'
import { dateOf, dayOf } from './localTime.ts'
import { type Course, planCourses } from './operation/course.ts'
import { type GroundPlan, openGroundPlan } from './operation/ground.ts'
import type { Moments } from './operation/moments.ts'
import type { ScheduledFlight } from './schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long before departure anybody knows more than the schedule. */
const ESTIMATED_BEFORE = 3 * HOUR
const GATE_KNOWN_BEFORE = 24 * HOUR
/** Days of lines, and days at airports, that are remembered. */
const REMEMBERED = 30_000
/** More than there are lines. */
const MOST_LINES = 100_000

export type Phase = 'SCHEDULED' | 'CANCELLED' | 'TAXIING_OUT' | 'AIRBORNE' | 'TAXIING_IN' | 'ARRIVED'

/** When a flight goes, as it is known at a moment. */
export interface Timing {
  readonly flight: ScheduledFlight
  readonly phase: Phase
  readonly cancelled: boolean
  readonly scheduled: Moments<number>
  /** What is expected; equals the schedule until shortly before departure. Null for flights that are cancelled. */
  readonly estimated: Moments<number | null>
  /** What has happened so far. */
  readonly actual: Moments<number | null>
  /** Minutes later than scheduled at the gate; negative is early; 0 while nothing is known. */
  readonly departureDelay: number
  readonly arrivalDelay: number
  /** 0 to 100, by time in the air. */
  readonly progressPercent: number
}

/** A flight as it is known at a moment. */
export interface Operation extends Timing {
  readonly originTerminal: string | null
  readonly destinationTerminal: string | null
  /** Known a day before departure. */
  readonly originGate: string | null
  readonly destinationGate: string | null
  /** Known once it has landed. */
  readonly baggageClaim: string | null
}

/** What becomes of flights: delays, gates, cancellations. */
export interface Operations {
  /** A flight as it is known at a moment (milliseconds since 1970). */
  at(flight: ScheduledFlight, moment: number): Operation
  /** The same without gates and what else is on the ground. */
  timingAt(flight: ScheduledFlight, moment: number): Timing
  /** What will have become of a flight in the end; nobody in the world knows it beforehand. */
  courseOf(flight: ScheduledFlight): Course
  /** 0 (all is well) to 1: how much a local day at an airport is disturbed, mostly by its weather. */
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

/** Shows of a course what can be known at a moment. */
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

/** Most days are quiet, some are bad, and large airports have more of those. */
function disturbanceOf(chance: Chance, airport: Airport, date: string): number {
  const draw = chance.unit(`weather ${airport.iata} ${date}`)
  const share = 0.1 + airport.weight / 1_000
  if (draw >= share) return (draw - share) * 0.15
  return 0.3 + 0.7 * (1 - draw / share) ** 2
}
