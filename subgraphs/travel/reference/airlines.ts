import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Airlines and their destinations. */
export const airlines: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airlines: linked(
        read((args) => get('/v1/reference-data/airlines', args), { isEmpty: hasNone }),
        '/api/reference/airlines',
        (args) => args,
      ),
      airlineDestinations: linked(
        read((args) => get('/v1/airline/destinations', args), { isEmpty: hasNone }),
        '/api/reference/airline-routes',
        (args) => args,
      ),
      airportDestinations: linked(
        read((args) => get('/v1/airport/direct-destinations', args), { isEmpty: hasNone }),
        '/api/reference/airport-routes',
        (args) => args,
      ),
      recommendedDestinations: linked(
        read((args) => get('/v1/reference-data/recommended-locations', args), {
          isEmpty: () => false,
        }),
        '/api/reference/recommendations',
        (args) => args,
      ),
    },
    AirlineList: ofLink,
    DestinationList: ofLink,
    RecommendedDestinationList: ofLink,
  },
}

/** An empty list with warnings counts as empty. */
function hasNone(value: unknown): boolean {
  return (value as { readonly count: number }).count === 0
}
