import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { identTypeQuery, isFlightId } from './identType.ts'
import { kindQuery } from './kindFilter.ts'
import { openPastSpan, pastSpan, type SpanQuery } from './span.ts'
import { pageQuery, read } from './upstream.ts'

/** Maximum days between `start` and `end`: for a flight number or airline, and for an airport. */
const WEEK = 7
const DAY = 1

type Board = Args<'Query.pastAirportArrivals' | 'Query.pastAirportDepartures'>

const board = <Result>(name: string): Resolver<unknown, Board, Result, TravelEngines> =>
  read((args, context) =>
    get(`/history/airports/${segment(args.id)}/flights/${name}`, {
      ...kindQuery(args),
      ...pastSpan(args, context.now(), DAY),
      ...pageQuery(args),
    }),
  )

/** Flights since 2011. */
export const history: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      pastFlights: read((args, context) =>
        get(`/history/flights/${segment(args.ident)}`, {
          ...identTypeQuery(args),
          ...spanOfFlights(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      pastFlightTrack: read(({ id, includeEstimatedPositions }) =>
        get(`/history/flights/${segment(id)}/track`, { include_estimated_positions: includeEstimatedPositions }),
      ),
      pastFlightRoute: read(({ id }) => get(`/history/flights/${segment(id)}/route`)),
      pastAirportArrivals: board('arrivals'),
      pastAirportDepartures: board('departures'),
      pastFlightsBetweenAirports: read((args, context) =>
        get(`/history/airports/${segment(args.id)}/flights/to/${segment(args.destId)}`, {
          ...kindQuery(args),
          ...pastSpan(args, context.now(), DAY),
          ...pageQuery(args),
        }),
      ),
      lastFlightOfAircraft: read(({ registration }) => get(`/history/aircraft/${segment(registration)}/last_flight`)),
      pastOperatorFlights: read((args, context) =>
        get(`/history/operators/${segment(args.id)}/flights`, {
          ...pastSpan(args, context.now(), WEEK),
          ...pageQuery(args),
        }),
      ),
    },
  },
}

/** The id of a tracked flight already determines its day. */
function spanOfFlights(args: Args<'Query.pastFlights'>, now: Date): SpanQuery {
  const isUndated = !args.start && !args.end
  return isUndated && isFlightId(args) ? {} : openPastSpan(args, now, WEEK)
}
