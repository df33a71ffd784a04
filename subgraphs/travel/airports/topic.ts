import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelGraph } from '../types.gen.ts'
import { type Airport, airportOf } from './airport.ts'

/** Airports by code. */
export const airportHandles: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airport: (_, { code }) => {
        const airport = airportOf(code)
        if (!airport)
          throw new BadInput('must be an IATA, ICAO or local code of an airport, such as BER or EDDB', ['code'])
        return airport
      },
    },
    Airport: { __resolveReference: ({ code }: { readonly code: string }) => airportOf(code) },
  },
}

/** The airports of tracked flights. */
export const airportsOfFlights: Topic<TravelGraph> = {
  resolvers: {
    FlightAirport: { airport: ({ codeIata, code }) => airportOf(codeIata ?? code) },
  },
}

/** Airports of offers, fares and places. */
export const airportsOfOffers: Topic<TravelGraph> = {
  resolvers: {
    FlightEndPoint: { airport },
    FareStop: { airport: ({ airportCode }) => airportOf(airportCode) },
    Location: { airport: ({ subType, iataCode }) => (subType === 'AIRPORT' ? airportOf(iataCode) : null) },
    RelevantAirport: { airport },
  },
}

function airport({ iataCode }: { readonly iataCode?: string | null }): Airport | null {
  return airportOf(iataCode)
}
