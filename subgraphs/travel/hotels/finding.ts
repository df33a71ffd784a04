import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Hotels by name, and their guest ratings. */
export const findingHotels: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      hotelSuggestions: read<SuggestionArgs>(({ keyword, subType, countryCode, lang, max }) =>
        get('/v1/reference-data/locations/hotel', { keyword, subType, countryCode, lang, max }),
      ),
      hotelRatings: read<{ hotelIds: readonly string[] }>(({ hotelIds }) =>
        get('/v2/e-reputation/hotel-sentiments', { hotelIds }),
      ),
    },
  },
}

interface SuggestionArgs {
  readonly keyword: string
  readonly subType: readonly string[]
  readonly countryCode?: string | null
  readonly lang: string
  readonly max: number
}
