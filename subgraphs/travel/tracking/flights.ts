import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import { identTypeQuery, isFlightId } from './identType.ts'
import { paged } from './pages.ts'
import { liveSpan, openPastSpan, type SpanQuery } from './span.ts'
import { read } from './upstream.ts'
import { lower } from './wireWords.ts'

/** Maximum days between `start` and `end` of the past of a flight number. */
const WEEK = 7

/** Flights by flight number, registration or tracking flight id. */
export const flights: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      trackedFlights: paged((args, context) =>
        get(`/flights/${segment(args.ident)}`, { ...identTypeQuery(args), ...liveSpan(args, context.now()) }),
      ),
      pastFlights: paged((args, context) =>
        get(`/history/flights/${segment(args.ident)}`, {
          ...identTypeQuery(args),
          ...spanOfPast(args, context.now()),
        }),
      ),
      flightIdents: read(({ ident, identType, countryCode }) =>
        get(`/flights/${segment(ident)}/canonical`, { ident_type: lower(identType), country_code: countryCode }),
      ),
    },
  },
}

/** The id of a tracked flight already determines its day. */
function spanOfPast(args: Args<'Query.pastFlights'>, now: Date): SpanQuery {
  const isUndated = !args.start && !args.end
  return isUndated && isFlightId(args) ? {} : openPastSpan(args, now, WEEK)
}
