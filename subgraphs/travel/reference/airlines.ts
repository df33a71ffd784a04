import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

type AirlineArgs = { readonly airlineCodes?: readonly string[] | null }

type AirlineDestinationArgs = DestinationArgs & { readonly airlineCode: string }

type AirportDestinationArgs = DestinationArgs & { readonly departureAirportCode: string }

type DestinationArgs = { readonly max?: number | null; readonly arrivalCountryCode?: string | null }

type RecommendationArgs = {
  readonly cityCodes: readonly string[]
  readonly travelerCountryCode?: string | null
  readonly destinationCountryCodes?: readonly string[] | null
}

/** Airlines and their destinations. */
export const airlines: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      airlines: linked(
        read<AirlineArgs>((args) => get('/v1/reference-data/airlines', args), { isEmpty: hasNone }),
        '/api/reference/airlines',
      ),
      airlineDestinations: linked(
        read<AirlineDestinationArgs>((args) => get('/v1/airline/destinations', args), { isEmpty: hasNone }),
        '/api/reference/airline-routes',
      ),
      airportDestinations: linked(
        read<AirportDestinationArgs>((args) => get('/v1/airport/direct-destinations', args), { isEmpty: hasNone }),
        '/api/reference/airport-routes',
      ),
      recommendedDestinations: linked(
        read<RecommendationArgs>((args) => get('/v1/reference-data/recommended-locations', args), {
          isEmpty: () => false,
        }),
        '/api/reference/recommendations',
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
