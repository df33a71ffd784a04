import type { WalletAddress } from '../../schema/address.ts'
import type { Airline } from './airlines/airline.ts'
import type { Airport } from './airports/airport.ts'
import type { ListedBooking } from './bookings/store.ts'
import type { Disruptions } from './tracking/disruptions.ts'
import type { Flight } from './tracking/flight.ts'
import type { Aircraft, TrackedFlight } from './tracking/handles.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Airport: Airport
  Airline: Airline
  AirportHistory: Airport
  Disruptions: Disruptions
  Flight: Flight
  TrackedFlight: TrackedFlight
  PastFlight: TrackedFlight
  Aircraft: Aircraft
  Wallet: { readonly address: WalletAddress }
  FlightMap: { readonly map: string; readonly url: string }
  TravelBooking: ListedBooking
}
