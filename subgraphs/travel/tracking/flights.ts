import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelGraph } from '../types.gen.ts'
import { identTypeQuery } from './identType.ts'
import { liveSpan } from './span.ts'
import { pageQuery, read, WHOLE } from './upstream.ts'
import { lower } from './wireWords.ts'

/** Flights of the current days: status, canonical idents, position, track and route. */
export const flights: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      trackedFlights: read((args, context) =>
        get(`/flights/${segment(args.ident)}`, {
          ...identTypeQuery(args),
          ...liveSpan(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      flightIdents: read(({ ident, identType, countryCode }) =>
        get(`/flights/${segment(ident)}/canonical`, { ident_type: lower(identType), country_code: countryCode }),
      ),
      flightPosition: read(({ id }) => get(`/flights/${segment(id)}/position`), WHOLE),
      flightTrack: read(({ id, includeEstimatedPositions }) =>
        get(`/flights/${segment(id)}/track`, { include_estimated_positions: includeEstimatedPositions }),
      ),
      flightRoute: read(({ id }) => get(`/flights/${segment(id)}/route`)),
    },
  },
}
