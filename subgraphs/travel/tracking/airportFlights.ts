import { BadInput } from '../../../schema/errors.ts'
import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { Airport } from '../airports/airport.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { companyCode, companyCodeOf } from './companyCode.ts'
import { kindQuery } from './kindFilter.ts'
import { paged } from './pages.ts'
import { liveSpan, pastSpan } from './span.ts'
import { read } from './upstream.ts'

/** Maximum days between `start` and `end` of an airport's past. */
const DAY = 1

type Board = Args<'Airport.arrivals'>
type PastBoard = Args<'AirportHistory.arrivals'>
type Between = Args<'Airport.flightsTo'>

/** A list of an airport's flights, by the company's name of it. */
const board = <Result>(name: string): Resolver<Airport, Board, Result, TravelEngines> =>
  paged(
    (args, context, airport) =>
      get(`/airports/${companyCode(airport)}/flights/${name}`, {
        ...kindQuery(args),
        ...liveSpan(args, context.now()),
      }),
    { respell: (body) => asFlights(body, name) },
  )

const pastBoard = <Result>(name: string): Resolver<Airport, PastBoard, Result, TravelEngines> =>
  paged(
    (args, context, airport) =>
      get(`/history/airports/${companyCode(airport)}/flights/${name}`, {
        ...kindQuery(args),
        ...pastSpan(args, context.now(), DAY),
      }),
    { respell: (body) => asFlights(body, name) },
  )

/** The flights of an airport: now, and since 2011. */
export const airportFlights: Topic<TravelGraph> = {
  resolvers: {
    Airport: {
      flights: paged(
        (args, context, airport) =>
          get(`/airports/${companyCode(airport)}/flights`, { ...kindQuery(args), ...liveSpan(args, context.now()) }),
        { lists: ['arrivals', 'departures', 'scheduledArrivals', 'scheduledDepartures'] },
      ),
      arrivals: board('arrivals'),
      departures: board('departures'),
      scheduledArrivals: board('scheduled_arrivals'),
      scheduledDepartures: board('scheduled_departures'),
      flightsTo: paged(
        (args, context, airport) =>
          get(`/airports/${companyCode(airport)}/flights/to/${companyCodeOf(args.destination)}`, {
            ...kindQuery(args),
            connection: connectionOf(args)?.toLowerCase(),
            ...liveSpan(args, context.now()),
          }),
        { lists: ['nodes'] },
      ),
      flightCounts: read((_, _context, airport) => get(`/airports/${companyCode(airport)}/flights/counts`)),
      history: (airport) => airport,
    },
    AirportHistory: {
      arrivals: pastBoard('arrivals'),
      departures: pastBoard('departures'),
      flightsTo: paged((args, context, airport) =>
        get(`/history/airports/${companyCode(airport)}/flights/to/${companyCodeOf(args.destination)}`, {
          ...kindQuery(args),
          ...pastSpan(args, context.now(), DAY),
        }),
      ),
    },
    AirportFlights: { pageInfo: ({ pageInfo }) => pageInfo },
    FlightJourneyConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

/** The company names the list of flights after the board. */
function asFlights(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null || !(name in body)) return body
  const { [name]: flights, ...rest }: Readonly<Record<string, unknown>> = { ...body }
  return { ...rest, flights }
}

/** The company finds connections with one stop around the current time only. */
function connectionOf({ connection, start, end }: Between): Between['connection'] {
  const isDated = Boolean(start || end)
  if (isDated && connection === 'ONESTOP') {
    throw new BadInput([
      { path: ['connection'], code: 'exclusive', message: 'must be nonstop where start or end is given' },
    ])
  }
  return isDated ? 'NONSTOP' : connection
}
