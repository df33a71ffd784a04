import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelGraph } from '../types.gen.ts'
import { airlineOf } from './airline.ts'

/** Airlines by code, and the airline of each flight of an offer. */
export const airlineHandles: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      airline: (_, { code }) => {
        const airline = airlineOf(code)
        if (!airline) throw new BadInput('must be an IATA or ICAO code of an airline, such as LH or DLH', ['code'])
        return airline
      },
    },
    Airline: { __resolveReference: ({ code }: { readonly code: string }) => airlineOf(code) },
    AirlineRecord: { airline: ({ iataCode, icaoCode }) => airlineOf(iataCode ?? icaoCode) },
    FlightSegment: { carrier: ({ carrierCode }) => airlineOf(carrierCode) },
  },
}
