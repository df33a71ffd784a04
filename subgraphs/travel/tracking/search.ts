import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelGraph } from '../types.gen.ts'
import { paged } from './pages.ts'
import { parseFlightQuery, parsePositionQuery } from './search/advanced.ts'
import { parseSimpleQuery } from './search/simple.ts'
import { QuerySyntaxError, type Term } from './search/term.ts'
import { read } from './upstream.ts'

/** Searches of airborne flights. Their syntax is checked here, so that a mistake is explained and not charged. */
export const search: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airborneFlights: paged(({ query }) => get('/flights/search', { query: checked(query, parseSimpleQuery) })),
      airborneFlightCount: read(({ query }) =>
        get('/flights/search/count', { query: checked(query, parseSimpleQuery) }),
      ),
      airborneFlightsAdvanced: paged(({ query }) =>
        get('/flights/search/advanced', { query: checked(query, parseFlightQuery) }),
      ),
      flightPositions: paged(({ query, uniqueFlights }) =>
        get('/flights/search/positions', {
          query: checked(query, parsePositionQuery),
          unique_flights: uniqueFlights,
        }),
      ),
    },
  },
}

function checked(query: string, parse: (query: string) => readonly Term[]): string {
  try {
    parse(query)
    return query
  } catch (error) {
    if (!(error instanceof QuerySyntaxError)) throw error
    throw new BadInput([{ path: ['query'], code: 'query_syntax', message: error.message }])
  }
}
