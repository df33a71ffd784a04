import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { airportByIata } from '../worlds/travel/airports.ts'
import { cityOfPlace } from '../worlds/travel/cities.ts'
import { type Bound, endsOf } from '../worlds/travel/fares/fare.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import { bookingOptions } from './booking.ts'
import { type FoundFare, findFares } from './fares.ts'
import { insightsOf } from './insights.ts'
import { type FareQuery, readFareQuery } from './query.ts'
import { openTokens, type Tokens } from './tokens.ts'
import { metadata, writeJourney } from './write.ts'

/** Number of journeys listed as best. */
const BEST = 3
const NOTHING = "Fare search hasn't returned any results for this query."

/** Dependencies of the fare search stand-in. */
export interface FaresearchParts {
  readonly world: TravelWorld
  /** Signs its tokens. */
  readonly key: string
}

/** Stand-in of the fare search company, by its documentation: the same flights at the same prices as the GDS. */
export function faresearchStandIn(app: FastifyInstance, { world, key }: FaresearchParts): void {
  const tokens = openTokens(world, key)
  app.get('/search', (request) => {
    const raw = request.query as Readonly<Record<string, unknown>>
    if (typeof raw.api_key !== 'string' || raw.api_key === '')
      throw new StandInError(401, { error: 'Invalid API key.' })
    const query = readFareQuery(world, raw)
    const around = { search_metadata: metadata(world, idOf(request)), search_parameters: query.echo }
    if (query.bookingToken !== null) {
      const chosen = tokens.read('booking', query.bookingToken)
      return { ...around, ...writeBooking(world, query, chosen) }
    }
    const chosen = query.departureToken === null ? [] : tokens.read('departure', query.departureToken)
    const found = findFares(world, query, chosen)
    if (found.length === 0) return { ...around, error: NOTHING }
    return { ...around, ...writeFound(world, query, chosen, found, tokens) }
  })
}

function writeFound(
  world: TravelWorld,
  query: FareQuery,
  chosen: readonly Bound[],
  found: readonly FoundFare[],
  tokens: Tokens,
) {
  const isLast = chosen.length === query.parts.length - 1
  const listed = found.map(({ bound, price }) => ({
    ...writeJourney(world, bound, query.cabin, query.type),
    price,
    ...(isLast
      ? { booking_token: tokens.write('booking', [...chosen, bound]) }
      : { departure_token: tokens.write('departure', [...chosen, bound]) }),
  }))
  const [cheapest] = found
  const part = query.parts[chosen.length]
  return {
    best_flights: listed.slice(0, BEST),
    other_flights: listed.slice(BEST),
    ...(cheapest ? { price_insights: insightsOf(world, query, cheapest.price) } : {}),
    airports: [{ departure: airportsOf(part?.from ?? []), arrival: airportsOf(part?.to ?? []) }],
  }
}

function writeBooking(world: TravelWorld, query: FareQuery, chosen: readonly Bound[]) {
  const options = bookingOptions(world, query, chosen)
  const [cheapest] = options
  if (!cheapest) return { error: NOTHING }
  return {
    selected_flights: chosen.map((bound) => writeJourney(world, bound, query.cabin, query.type)),
    baggage_prices: { together: cheapest.together.baggage_prices },
    booking_options: options,
    price_insights: insightsOf(world, query, cheapest.together.price),
    airports: chosen.map((bound) => {
      const [first, last] = endsOf(bound)
      return { departure: airportsOf([first.origin.iata]), arrival: airportsOf([last.destination.iata]) }
    }),
  }
}

function airportsOf(codes: readonly string[]) {
  return codes.flatMap((code) => {
    const airport = airportByIata(code)
    const city = cityOfPlace(code)
    if (!airport || !city) return []
    return [
      {
        airport: { id: code, name: airport.name },
        city: city.name,
        country: city.countryName,
        country_code: city.country,
      },
    ]
  })
}

function idOf({ url }: FastifyRequest): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 24)
}
