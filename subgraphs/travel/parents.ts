import type { WalletAddress } from '../../schema/address.ts'
import type { ListedBooking } from './bookings/store.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Wallet: { readonly address: WalletAddress }
  FlightMap: { readonly map: string; readonly url: string }
  TravelBooking: ListedBooking
}
