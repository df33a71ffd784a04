import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { BadInput, type Issue, NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { bySearch, type Flat } from '../bySearch.ts'
import { firstOf, firstOfAny } from '../firstOf.ts'
import type { Args, FareSearchInput, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.faresearch)

const PATH = '/search'
const MOST_SEATS = 9
/** Maximum number of unselected parts of a journey. */
const MOST_PARTS = 6

const TRIPS = { ROUND_TRIP: 1, ONE_WAY: 2, MULTI_CITY: 3 } as const
const CABINS = { ECONOMY: 1, PREMIUM_ECONOMY: 2, BUSINESS: 3, FIRST: 4 } as const
const STOPS = { ANY: 0, NONSTOP: 1, AT_MOST_ONE: 2, AT_MOST_TWO: 3 } as const

type Chosen = Flat<Args<'Query.fareBookingOptions'>>

/** Fares of journeys, and their sellers. */
export const fares: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      fares: bySearch<Args<'Query.fares'>, Value<'FareSearch'>>(
        read(
          (args) => {
            refuse(fareIssues(args))
            return get(PATH, { ...queryOf(args), departure_token: args.departureToken })
          },
          { isEmpty: isWithoutFlights },
        ),
      ),
      fareBookingOptions: bySearch<Args<'Query.fareBookingOptions'>, Value<'FareBooking'>>(fareBookingOptions),
    },
    FareSearch: { bestFlights: firstOfAny('bestFlights'), otherFlights: firstOfAny('otherFlights') },
    FareBooking: { selectedFlights: firstOfAny('selectedFlights') },
    FareJourney: { flights: firstOf('flights') },
  },
}

async function fareBookingOptions(_: unknown, args: Chosen, context: TravelContext, info: GraphQLResolveInfo) {
  const { departureToken, bookingToken } = args
  refuse([...fareIssues(args), ...tokenIssues(args)])
  const token = bookingToken ?? (await lastToken(args, departureToken ?? '', context))
  const request = get(PATH, { ...queryOf(args), booking_token: token })
  const found = await readUpstream<Value<'FareBooking'>>(context.engines.faresearch, request, info.returnType, context)
  if (!found.bookingOptions?.length) context.waive(info, 'This journey is no longer sold')
  return found
}

/** The company leaves out a list that is empty. */
function isWithoutFlights(value: unknown): boolean {
  const { bestFlights, otherFlights } = value as Value<'FareSearch'>
  return !bestFlights?.length && !otherFlights?.length
}

const Way = z.object({
  price: z.number().optional(),
  departure_token: z.string().optional(),
  booking_token: z.string().optional(),
})
/** The company leaves out a list that is empty. */
const Found = z.object({ best_flights: z.array(Way).default([]), other_flights: z.array(Way).default([]) })

/** The booking token of a journey, completed with the cheapest option for each unselected part. */
async function lastToken(args: FareSearchInput, departureToken: string, context: TravelContext): Promise<string> {
  const faresearch = context.engines.faresearch.for(context)
  let token = departureToken
  for (let part = 0; part < MOST_PARTS; part++) {
    const request = get(PATH, { ...queryOf(args), departure_token: token })
    const { body } = await faresearch.request(request)
    const { best_flights: best = [], other_flights: others = [] } = Found.safeParse(body).data ?? {}
    const cheapest = cheapestOf([...best, ...others])
    if (cheapest?.booking_token) return cheapest.booking_token
    if (!cheapest?.departure_token) break
    token = cheapest.departure_token
  }
  throw new NotFound('This journey is no longer sold')
}

/** The first of the cheapest ways; one without a price only if none has one. */
function cheapestOf(ways: readonly z.output<typeof Way>[]): z.output<typeof Way> | undefined {
  const priceOf = ({ price }: z.output<typeof Way>) => price ?? Number.POSITIVE_INFINITY
  return ways.reduce<z.output<typeof Way> | undefined>(
    (best, way) => (best === undefined || priceOf(way) < priceOf(best) ? way : best),
    undefined,
  )
}

function queryOf(args: FareSearchInput): QueryMembers {
  return {
    departure_id: args.departureId,
    arrival_id: args.arrivalId,
    outbound_date: args.outboundDate,
    return_date: args.returnDate,
    type: TRIPS[args.type],
    multi_city_json: args.multiCityJson,
    travel_class: CABINS[args.travelClass],
    adults: args.adults,
    children: args.children,
    infants_in_seat: args.infantsInSeat,
    infants_on_lap: args.infantsOnLap,
    stops: STOPS[args.stops],
    max_price: args.maxPrice,
    include_airlines: args.includeAirlines,
    exclude_airlines: args.excludeAirlines,
    currency: args.currency,
    hl: args.hl,
    gl: args.gl,
  }
}

/** Inconsistencies of a search. */
function fareIssues(args: FareSearchInput): Issue[] {
  const { returnDate, outboundDate, type } = args
  return brokenRules([
    [type === 'ROUND_TRIP' && !returnDate, 'returnDate', 'is needed for there and back (type 1)'],
    [Boolean(returnDate) && type !== 'ROUND_TRIP', 'returnDate', 'is for there and back alone (type 1)'],
    [Boolean(returnDate && returnDate < outboundDate), 'returnDate', 'must not be before outbound_date'],
    [type === 'MULTI_CITY' && !args.multiCityJson, 'multiCityJson', 'is needed for several parts (type 3)'],
    [
      args.adults + args.children + args.infantsInSeat > MOST_SEATS,
      'children',
      `must leave at most ${MOST_SEATS} seats in all`,
    ],
    [args.infantsOnLap > args.adults, 'infantsOnLap', 'must not be more than adults'],
    [
      Boolean(args.includeAirlines && args.excludeAirlines),
      'excludeAirlines',
      'must not be sent together with include_airlines',
    ],
  ])
}

function tokenIssues({ departureToken, bookingToken }: Chosen): Issue[] {
  return brokenRules([
    [!departureToken && !bookingToken, 'departureToken', 'is needed, or a booking_token'],
    [Boolean(departureToken && bookingToken), 'departureToken', 'must not be sent together with booking_token'],
  ])
}

function brokenRules(rules: readonly (readonly [boolean, string, string])[]): Issue[] {
  return rules.flatMap(([isBroken, member, message]) =>
    isBroken ? [{ path: [member], message, code: 'invalid' }] : [],
  )
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new BadInput(issues)
}
