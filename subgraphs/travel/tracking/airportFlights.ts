import { BadInput } from '../../../schema/errors.ts'
import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { kindQuery } from './kindFilter.ts'
import { liveSpan } from './span.ts'
import { pageQuery, read } from './upstream.ts'

type Board = Args<'Query.airportFlights'>
type Between = Args<'Query.flightsBetweenAirports'>

/** A list of an airport's flights, by the company's path suffix. */
const board = <Result>(name: string): Resolver<unknown, Board, Result, TravelEngines> =>
  read((args, context) =>
    get(`/airports/${segment(args.id)}/flights${name}`, {
      ...kindQuery(args),
      ...liveSpan(args, context.now()),
      ...pageQuery(args),
    }),
  )

/** Flights of the current days at an airport. */
export const airportFlights: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airportFlights: board(''),
      airportArrivals: board('/arrivals'),
      airportDepartures: board('/departures'),
      scheduledAirportArrivals: board('/scheduled_arrivals'),
      scheduledAirportDepartures: board('/scheduled_departures'),
      flightsBetweenAirports: read((args, context) =>
        get(`/airports/${segment(args.id)}/flights/to/${segment(args.destId)}`, {
          ...kindQuery(args),
          connection: connectionOf(args)?.toLowerCase(),
          ...liveSpan(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      airportFlightCounts: read(({ id }) => get(`/airports/${segment(id)}/flights/counts`)),
    },
  },
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
