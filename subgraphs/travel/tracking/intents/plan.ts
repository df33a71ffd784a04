import { z } from 'zod'
import type { FileFlightIntentInput } from '../../types.gen.ts'

/** Flight plan of an intent, with the company's members. */
export interface Plan {
  /** ICAO designator. */
  readonly aircraftType: string
  /** Airport code. */
  readonly origin: string
  readonly destination: string
  readonly intendedOff: Date
  readonly intendedOn: Date
  /** Feet. */
  readonly altitude?: number
  /** Knots. */
  readonly airspeed?: number
  readonly route?: string
}

const NEEDED = ['aircraftType', 'origin', 'destination', 'intendedOff', 'intendedOn'] as const

/** Required members missing from a plan. */
export function planMissing(plan: Partial<Plan>): readonly (keyof Plan)[] {
  return NEEDED.filter((name) => plan[name] === undefined)
}

/** Whether a plan has all required members. */
export function isComplete(plan: Partial<Plan>): plan is Plan {
  return planMissing(plan).length === 0
}

/** The members of a plan that a caller gave; null means the same as an omitted one. */
export function givenPlan(input: FileFlightIntentInput): Partial<Plan> {
  return {
    ...memberOf('aircraftType', input.aircraftType),
    ...memberOf('origin', input.origin),
    ...memberOf('destination', input.destination),
    ...memberOf('intendedOff', input.intendedOff),
    ...memberOf('intendedOn', input.intendedOn),
    ...memberOf('altitude', input.altitude),
    ...memberOf('airspeed', input.airspeed),
    ...memberOf('route', input.route),
  }
}

function memberOf<Name extends keyof Plan>(name: Name, value: Plan[Name] | null | undefined): Partial<Plan> {
  return value === null || value === undefined ? {} : { [name]: value }
}

const airport = z.object({ code: z.string().nullable() }).nullable()
const time = z.string().nullable()
const scheduled = z.object({
  flights: z.array(
    z.object({
      cancelled: z.boolean(),
      aircraft_type: z.string().nullable(),
      origin: airport,
      destination: airport,
      scheduled_off: time,
      scheduled_on: time,
      actual_off: time,
      filed_altitude: z.number().nullable(),
      filed_airspeed: z.number().nullable(),
      route: z.string().nullable(),
    }),
  ),
})

/** The plan of the next departure; the company lists flights latest first. Empty if none is scheduled. */
export function scheduledPlan(body: unknown): Partial<Plan> {
  const read = scheduled.safeParse(body)
  const next = read.success
    ? read.data.flights.findLast(({ cancelled, actual_off }) => !cancelled && actual_off === null)
    : undefined
  if (!next) return {}
  return {
    ...given('aircraftType', next.aircraft_type),
    ...given('origin', next.origin?.code),
    ...given('destination', next.destination?.code),
    ...given('intendedOff', next.scheduled_off && new Date(next.scheduled_off)),
    ...given('intendedOn', next.scheduled_on && new Date(next.scheduled_on)),
    // Filed in hundreds of feet.
    ...given('altitude', next.filed_altitude && next.filed_altitude * 100),
    ...given('airspeed', next.filed_airspeed),
    ...given('route', next.route),
  }
}

function given<Name extends keyof Plan>(name: Name, value: Plan[Name] | '' | 0 | null | undefined): Partial<Plan> {
  return memberOf(name, value || null)
}
