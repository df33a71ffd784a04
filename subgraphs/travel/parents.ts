import type { WalletAddress } from '../../schema/address.ts'
import type { Airline } from './airlines/airline.ts'
import type { Airport } from './airports/airport.ts'
import type { Booking } from './bookings/store.ts'
import type { Hotel } from './hotels/hotel.ts'
import type { Disruptions } from './tracking/disruptions.ts'
import type { Flight } from './tracking/flight.ts'
import type { Aircraft, TrackedFlight } from './tracking/handles.ts'
import type { FlightIntent } from './tracking/intents/store.ts'
import type { Value } from './types.gen.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Airport: Airport
  Airline: Airline
  Hotel: Hotel
  AirportHistory: Airport
  Disruptions: Disruptions
  Flight: Flight
  TrackedFlight: TrackedFlight
  PastFlight: TrackedFlight
  Aircraft: Aircraft
  FlightIntent: FlightIntent
  Wallet: { readonly address: WalletAddress }
  FlightOffers: WholeFlightOffers
  TransferOffers: WholeTransferOffers
  FlightMap: { readonly map: string; readonly url: string }
  Booking: Booking
  FlightOrder: Booking
  HotelOrder: Booking
  TransferOrder: Booking
  BookFlightPayload: Booked<'FlightOrderDetails'>
  BookHotelPayload: Booked<'HotelOrderDetails'>
  BookTransferPayload: Booked<'TransferOrderDetails'>
}

/** The value of a payload: the order that the company confirmed; without it the payload states a problem. */
interface Booked<Details extends 'FlightOrderDetails' | 'HotelOrderDetails' | 'TransferOrderDetails'> {
  readonly details?: Value<Details>
}

/** The value of `FlightOffers`: the whole list, of which its field returns a page. */
interface WholeFlightOffers {
  readonly count: number
  readonly self?: string | null
  readonly offers: readonly Value<'FlightOffer'>[]
  readonly dictionaries?: Value<'FlightDictionaries'> | null
  readonly warnings?: readonly Value<'TravelWarning'>[] | null
}

/** The value of `TransferOffers`: the whole list, of which its field returns a page. */
interface WholeTransferOffers {
  readonly offers: readonly Value<'TransferOffer'>[]
  readonly warnings?: readonly Value<'TravelWarning'>[] | null
}
