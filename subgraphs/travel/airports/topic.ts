import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import type { Airport, AirportEntry } from './book.ts'

/** Maximum number of airports looked up per request, so that one call cannot fetch a whole directory. */
const MOST = 40

type Place = { readonly iataCode?: string | null }

/** Airports as entities, and the airports of tracked flights. */
export const airportsOfFlights: Topic<TravelGraph> = {
  resolvers: {
    Airport: { __resolveReference: airportAt },
    FlightAirport: {
      airport: ({ codeIata }, _, context) => loadAirport(codeIata, context),
    },
  },
}

/** Airports of offers, fares and places. */
export const airportsOfOffers: Topic<TravelGraph> = {
  resolvers: {
    FlightEndPoint: { airport },
    FareStop: {
      airport: ({ airportCode }, _, context) => loadAirport(airportCode, context),
    },
    Location: {
      airport: (place, _, context) => (place.subType === 'AIRPORT' ? loadAirport(place.iataCode, context) : null),
    },
    RelevantAirport: { airport },
  },
}

function airport(place: Place, _: unknown, context: TravelContext): Promise<Airport | null> {
  return loadAirport(place.iataCode, context)
}

/** Reference resolvers have no `args` parameter, so the context is the second parameter. */
function airportAt(place: Place, context: TravelContext): Promise<Airport | null> {
  return loadAirport(place.iataCode, context)
}

/** All airports of a request are looked up in one batch. */
async function loadAirport(code: string | null | undefined, context: TravelContext): Promise<Airport | null> {
  if (!code) return null
  const { airportBook, tracking } = context.engines
  const loader = context.loader<string, AirportEntry | null>('travel.airports', (codes) =>
    Promise.all(codes.map((one, index) => (index < MOST ? airportBook.find(one) : Promise.resolve(null)))),
  )
  const entry = await loader.load(code)
  if (!entry) return null
  context.sourcedFrom(tracking.kind, (performance.now() - entry.readAt) / 1000)
  return entry.airport
}
