import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type IdentArgs, identTypeQuery, isFlightId } from './identType.ts'
import { type KindArgs, kindQuery } from './kindFilter.ts'
import { openPastSpan, pastSpan, type SpanArgs, type SpanQuery } from './span.ts'
import { type PageArgs, pageQuery, read } from './upstream.ts'

/** Maximum days between `start` and `end`: for a flight number or airline, and for an airport. */
const WEEK = 7
const DAY = 1

type FlightArgs = IdentArgs & SpanArgs & PageArgs

interface AirportArgs extends KindArgs, SpanArgs, PageArgs {
  readonly id: string
}

const board = (name: string) =>
  read<AirportArgs>((args, context) =>
    get(`/history/airports/${segment(args.id)}/flights/${name}`, {
      ...kindQuery(args),
      ...pastSpan(args, context.now(), DAY),
      ...pageQuery(args),
    }),
  )

/** Flights since 2011. */
export const history: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      pastFlights: read<FlightArgs>((args, context) =>
        get(`/history/flights/${segment(args.ident)}`, {
          ...identTypeQuery(args),
          ...spanOfFlights(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      pastFlightTrack: read<{ id: string; includeEstimatedPositions: boolean }>(({ id, includeEstimatedPositions }) =>
        get(`/history/flights/${segment(id)}/track`, { include_estimated_positions: includeEstimatedPositions }),
      ),
      pastFlightRoute: read<{ id: string }>(({ id }) => get(`/history/flights/${segment(id)}/route`)),
      pastAirportArrivals: board('arrivals'),
      pastAirportDepartures: board('departures'),
      pastFlightsBetweenAirports: read<AirportArgs & { destId: string }>((args, context) =>
        get(`/history/airports/${segment(args.id)}/flights/to/${segment(args.destId)}`, {
          ...kindQuery(args),
          ...pastSpan(args, context.now(), DAY),
          ...pageQuery(args),
        }),
      ),
      lastFlightOfAircraft: read<{ registration: string }>(({ registration }) =>
        get(`/history/aircraft/${segment(registration)}/last_flight`),
      ),
      pastOperatorFlights: read<AirportArgs>((args, context) =>
        get(`/history/operators/${segment(args.id)}/flights`, {
          ...pastSpan(args, context.now(), WEEK),
          ...pageQuery(args),
        }),
      ),
    },
  },
}

/** The id of a tracked flight already determines its day. */
function spanOfFlights(args: FlightArgs, now: Date): SpanQuery {
  const isUndated = args.start === undefined && args.end === undefined
  return isUndated && isFlightId(args) ? {} : openPastSpan(args, now, WEEK)
}
