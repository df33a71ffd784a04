import type { Airport } from '../../worlds/travel/airports.ts'
import { dateOf, dayOf, localDate } from '../../worlds/travel/localTime.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { GdsProblem } from '../shared/problem.ts'

/** How many days ahead tickets are sold. */
export const SALES_DAYS = 330

/** Rejects a departure date that is past at the origin, or too far ahead. */
export function checkDate(world: TravelWorld, date: string, airports: readonly Airport[], source: GdsSource): void {
  const now = world.now().getTime()
  const today = airports[0] ? localDate(airports[0].timezone, now) : new Date(now).toISOString().slice(0, 10)
  if (date < today) throw invalidDate('Date/Time is in the past', source)
  if (date > dateOf(dayOf(today) + SALES_DAYS)) throw invalidDate(`Tickets are sold ${SALES_DAYS} days ahead`, source)
}

type GdsSource = { readonly parameter: string } | { readonly pointer: string }

/** The GDS's error for invalid dates. */
export function invalidDate(detail: string, source: GdsSource): GdsProblem {
  return new GdsProblem(400, { code: 425, title: 'INVALID DATE', detail, source })
}
