import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.hotels)

/** Hotels by name. */
export const findingHotels: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      // The GDS takes one parameter for each `subType`.
      hotelSuggestions: read(({ keyword, subType, countryCode, lang, max }) => ({
        ...get('/v1/reference-data/locations/hotel', { keyword, subType, countryCode, lang, max }),
        repeats: true,
      })),
    },
  },
}
