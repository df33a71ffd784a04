import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { parseFlightQuery, parsePositionQuery } from './search/advanced.ts'
import { parseSimpleQuery } from './search/simple.ts'
import { QuerySyntaxError, type Term } from './search/term.ts'
import { type PageArgs, pageQuery, read } from './upstream.ts'

interface SearchArgs extends PageArgs {
  readonly query: string
}

/** Searches of airborne flights. Their syntax is checked here, so that a mistake is explained and not charged. */
export const search: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      airborneFlights: read<SearchArgs>(({ query, ...page }) =>
        get('/flights/search', { query: checked(query, parseSimpleQuery), ...pageQuery(page) }),
      ),
      airborneFlightCount: read<SearchArgs>(({ query }) =>
        get('/flights/search/count', { query: checked(query, parseSimpleQuery) }),
      ),
      airborneFlightsAdvanced: read<SearchArgs>(({ query, ...page }) =>
        get('/flights/search/advanced', { query: checked(query, parseFlightQuery), ...pageQuery(page) }),
      ),
      flightPositions: read<SearchArgs & { readonly uniqueFlights: boolean }>(({ query, uniqueFlights, ...page }) =>
        get('/flights/search/positions', {
          query: checked(query, parsePositionQuery),
          unique_flights: uniqueFlights,
          ...pageQuery(page),
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
