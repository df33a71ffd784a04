import type { Topic } from '../../kit/service/subgraph.ts'
import { type Flight, flightOf } from '../tracking/flight.ts'
import type { TravelGraph } from '../types.gen.ts'

/** A flight as offers, availabilities and seat maps describe it. */
interface Sold {
  /** Of the airline that sells it. */
  readonly carrierCode?: string | null | undefined
  readonly number?: string | null | undefined
  readonly departure?: { readonly at?: string | null | undefined } | null | undefined
}

/** The flights that are sold. */
export const soldFlights: Topic<TravelGraph> = {
  resolvers: {
    FlightSegment: { flight: flightSold },
    FlightAvailableSegment: { flight: flightSold },
    FlightSeatmap: { flight: flightSold },
    FareFlight: {
      flight: ({ flightNumber, departureAirport }) => flightAt(flightNumber.replace(' ', ''), departureAirport.time),
    },
  },
}

/** The flight, by the number that it is sold under; null for one without a number or a time of departure. */
export function flightSold({ carrierCode, number, departure }: Sold): Flight | null {
  return carrierCode && number ? flightAt(carrierCode + number, departure?.at) : null
}

/** Times are local, so the day is that of the airport. */
function flightAt(ident: string, time: string | null | undefined): Flight | null {
  return time ? flightOf(ident, time.slice(0, 10)) : null
}
