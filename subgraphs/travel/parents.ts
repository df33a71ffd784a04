import type { WalletAddress } from '../../schema/address.ts'
import type { Airline } from './airlines/airline.ts'
import type { Airport } from './airports/airport.ts'
import type { ListedBooking } from './bookings/store.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Airport: Airport
  Airline: Airline
  Wallet: { readonly address: WalletAddress }
  FlightMap: { readonly map: string; readonly url: string }
  TravelBooking: ListedBooking
}
