import { BadInput, type Issue } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { argumentsOf, knowingArguments } from '../askedBy.ts'
import { bySearch } from '../bySearch.ts'
import { firstOf } from '../firstOf.ts'
import { linked, ofLink } from '../linked.ts'
import { pageOfAnswer } from '../pageOfAnswer.ts'
import type { Args, FlightSearchInput, TravelGraph, Value } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { askByGet } from './askByGet.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)
const readFacts = readsFrom((engines: TravelEngines) => engines.flightfacts)

/** Maximum number of seats per search. */
const MOST_SEATS = 9
const PATH = '/api/flights/search'

/** The company's maximum; `max` is an upper bound, so a response may contain fewer. */
const MOST_OFFERS = 250

type Offers = Value<'FlightOffers'> | null | undefined

const byQuery = read<FlightSearchInput, Value<'FlightOffers'>>((args) => {
  const issues = searchIssues(args)
  if (issues.length > 0) throw new BadInput(issues)
  return get('/v2/shopping/flight-offers', { ...args, max: Math.min(args.max, MOST_OFFERS) })
})
const byCriteria = read<Args<'Query.flightOffersByCriteria'>, Value<'FlightOffers'>>((args) =>
  askByGet('/v2/shopping/flight-offers', args),
)

/** Flight offers, by query or by criteria. */
export const search: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      flightOffers: knowingArguments(
        bySearch<Args<'Query.flightOffers'>, Offers>(linked(byQuery, PATH, (search) => ({ ...search }))),
      ),
      flightOffersByCriteria: knowingArguments(linked(byCriteria, PATH, () => ({}))),
      flightAvailabilities: readFacts((args) => askByGet('/v1/shopping/availability/flight-availabilities', args)),
    },
    FlightOffers: {
      ...ofLink,
      offers: (answer, args, context) =>
        pageOfAnswer(context, ['flightOffers', argumentsOf(answer)], args, async () => answer.offers),
    },
    FlightOffer: { itineraries: firstOf('itineraries') },
    FlightItinerary: { segments: firstOf('segments') },
    FlightOfferPrice: { amount: ({ grandTotal, total }) => grandTotal ?? total },
    FlightAvailabilityList: { availabilities: firstOf('availabilities') },
    FlightAvailability: { segments: firstOf('segments') },
  },
}

/** Inconsistencies of a search. */
function searchIssues(args: FlightSearchInput): Issue[] {
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
