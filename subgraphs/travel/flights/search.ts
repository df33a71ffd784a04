import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask, get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Maximum number of seats per search. */
const MOST_SEATS = 9
const PATH = '/api/flights/search'

type SearchArgs = {
  readonly originLocationCode: string
  readonly destinationLocationCode: string
  readonly departureDate: string
  readonly returnDate?: string | null
  readonly adults: number
  readonly children?: number | null
  readonly infants?: number | null
  readonly includedAirlineCodes?: readonly string[] | null
  readonly excludedAirlineCodes?: readonly string[] | null
  readonly travelClass?: string | null
  readonly nonStop: boolean
  readonly currencyCode?: string | null
  readonly maxPrice?: number | null
  readonly max: number
}

/** The company's maximum; `max` is an upper bound, so a response may contain fewer. */
const MOST_OFFERS = 250

const byQuery = read<SearchArgs>((args) => {
  const issues = searchIssues(args)
  if (issues.length > 0) throw new BadInput(issues)
  return get('/v2/shopping/flight-offers', { ...args, max: Math.min(args.max, MOST_OFFERS) })
})
const byCriteria = read<Readonly<Record<string, unknown>>>((args) => ask('/v2/shopping/flight-offers', args))

/** Flight offers, by query or by criteria. */
export const search: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      flightOffers: linked<SearchArgs>(byQuery, PATH),
      flightOffersByCriteria: linked(byCriteria, PATH, () => ({})),
      flightAvailabilities: read<Readonly<Record<string, unknown>>>((args) =>
        ask('/v1/shopping/availability/flight-availabilities', args),
      ),
    },
    FlightOfferList: ofLink,
  },
}

/** Inconsistencies of a search. */
function searchIssues(args: SearchArgs): Issue[] {
  const { adults, children, infants, departureDate, returnDate } = args
  const rules: readonly (readonly [boolean, string, string])[] = [
    [args.originLocationCode === args.destinationLocationCode, 'destinationLocationCode', 'must not be the origin'],
    [Boolean(returnDate && returnDate < departureDate), 'returnDate', 'must not be before departureDate'],
    [adults + (children ?? 0) > MOST_SEATS, 'children', `must leave at most ${MOST_SEATS} seats together with adults`],
    [(infants ?? 0) > adults, 'infants', 'must not be more than adults: each sits on a lap of its own'],
    [
      Boolean(args.includedAirlineCodes && args.excludedAirlineCodes),
      'excludedAirlineCodes',
      'must not be sent together with includedAirlineCodes',
    ],
  ]
  return rules.flatMap(([isBroken, member, message]) =>
    isBroken ? [{ path: [member], message, code: 'invalid' }] : [],
  )
}
