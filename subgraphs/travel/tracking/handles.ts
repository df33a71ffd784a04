import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { airlineOf } from '../airlines/airline.ts'
import type { TravelGraph } from '../types.gen.ts'
import { flightOf } from './flight.ts'
import { legsOf } from './legs.ts'

/** `TrackedFlight` of the schema. */
export interface TrackedFlight {
  readonly trackingId: string
}

/** `Aircraft` of the schema. */
export interface Aircraft {
  /** In upper case. */
  readonly registration: string
}

/** Flights of the timetable, flights that are tracked, and aircraft, by their names. */
export const handles: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      flight: (_, { ident, date }) =>
        flightOf(ident, date) ??
        refuse('ident', 'must be the code of an airline and a number, such as LH123 or DLH123'),
      trackedFlight: (_, { trackingId }) =>
        trackedFlightOf(trackingId) ?? refuse('trackingId', 'must be the id of a tracked flight'),
      aircraft: (_, { registration }) =>
        aircraftOf(registration) ?? refuse('registration', 'must be a registration, such as N123HQ or G-ABCD'),
    },
    Flight: {
      __resolveReference: ({ ident, date }: { readonly ident: string; readonly date: string }) => flightOf(ident, date),
      airline: ({ airlineCode }) => airlineOf(airlineCode),
      tracking: legsOf,
    },
    TrackedFlight: { __resolveReference: ({ trackingId }: TrackedFlight) => trackedFlightOf(trackingId) },
    Aircraft: { __resolveReference: ({ registration }: Aircraft) => aircraftOf(registration) },
  },
}

/** The flight of the company's id; null for what cannot be one. */
export function trackedFlightOf(trackingId: string | null | undefined): TrackedFlight | null {
  return trackingId && /^[A-Za-z0-9-]{1,64}$/.test(trackingId) ? { trackingId } : null
}

/** The aircraft of a registration in any case; null for what cannot be one. */
export function aircraftOf(registration: string | null | undefined): Aircraft | null {
  return registration && /^[A-Za-z0-9-]{3,10}$/.test(registration) ? { registration: registration.toUpperCase() } : null
}

function refuse(argument: string, message: string): never {
  throw new BadInput(message, [argument])
}
