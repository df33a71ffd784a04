import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type IdentArgs, identTypeQuery } from './identType.ts'
import { liveSpan, type SpanArgs } from './span.ts'
import { type PageArgs, pageQuery, read, WHOLE } from './upstream.ts'
import { lower } from './wireWords.ts'

interface CanonicalArgs {
  readonly ident: string
  readonly identType?: string
  readonly countryCode?: string
}

/** Flights of the current days: status, canonical idents, position, track and route. */
export const flights: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      trackedFlights: read<IdentArgs & SpanArgs & PageArgs>((args, context) =>
        get(`/flights/${segment(args.ident)}`, {
          ...identTypeQuery(args),
          ...liveSpan(args, context.now()),
          ...pageQuery(args),
        }),
      ),
      flightIdents: read<CanonicalArgs>(({ ident, identType, countryCode }) =>
        get(`/flights/${segment(ident)}/canonical`, { ident_type: lower(identType), country_code: countryCode }),
      ),
      flightPosition: read<{ id: string }>(({ id }) => get(`/flights/${segment(id)}/position`), WHOLE),
      flightTrack: read<{ id: string; includeEstimatedPositions: boolean }>(({ id, includeEstimatedPositions }) =>
        get(`/flights/${segment(id)}/track`, { include_estimated_positions: includeEstimatedPositions }),
      ),
      flightRoute: read<{ id: string }>(({ id }) => get(`/flights/${segment(id)}/route`)),
    },
  },
}
