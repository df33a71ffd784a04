import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type KindArgs, kindQuery } from './kindFilter.ts'
import { liveSpan, type SpanArgs } from './span.ts'
import { type PageArgs, pageQuery, read } from './upstream.ts'

interface BoardArgs extends KindArgs, SpanArgs, PageArgs {
  readonly id: string
}

interface BetweenArgs extends BoardArgs {
  readonly destId: string
  readonly connection?: 'NONSTOP' | 'ONESTOP'
}

/** A list of an airport's flights, by the company's path suffix. */
const board = (name: string) =>
  read<BoardArgs>((args, context) =>
    get(`/airports/${segment(args.id)}/flights${name}`, {
      ...kindQuery(args),
      ...liveSpan(args, context.now()),
      ...pageQuery(args),
    }),
  )

/** Flights of the current days at an airport. */
export const airportFlights: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      airportFlights: board(''),
      airportArrivals: board('/arrivals'),
      airportDepartures: board('/departures'),
      scheduledAirportArrivals: board('/scheduled_arrivals'),
      scheduledAirportDepartures: board('/scheduled_departures'),
      flightsBetweenAirports: read<BetweenArgs>((args, context) =>
        get(`/airports/${segment(args.id)}/flights/to/${segment(args.destId)}`, {
          ...kindQuery(args),
          connection: connectionOf(args)?.toLowerCase(),
          ...liveSpan(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      airportFlightCounts: read<{ id: string }>(({ id }) => get(`/airports/${segment(id)}/flights/counts`)),
    },
  },
}

/** The company finds connections with one stop around the current time only. */
function connectionOf({ connection, start, end }: BetweenArgs): BetweenArgs['connection'] {
  const isDated = start !== undefined || end !== undefined
  if (isDated && connection === 'ONESTOP') {
    throw new BadInput([
      { path: ['connection'], code: 'exclusive', message: 'must be nonstop where start or end is given' },
    ])
  }
  return isDated ? 'NONSTOP' : connection
}
