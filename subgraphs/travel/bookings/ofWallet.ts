import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { pageOf } from '../../kit/paging/page.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { type ListedBooking, listBookings } from './store.ts'

interface Wallet {
  readonly address: WalletAddress
}

/** A wallet's bookings, visible to that wallet only. */
export const bookingsOfWallet: Topic<TravelGraph> = {
  resolvers: { Wallet: { travelBookings }, TravelBooking: { stays, rides } },
}

async function travelBookings({ address }: Wallet, args: Args<'Wallet.travelBookings'>, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its bookings to itself only')
  return pageOf(context, ['bookings', address], args, (after, limit) =>
    listBookings(context.db.pool, address, after, limit),
  )
}

function stays({ kind, payload }: ListedBooking) {
  return kind === 'HOTEL' ? payload.hotelBookings : null
}

/** Orders are stored as confirmed; a later cancellation is applied here. */
function rides({ kind, state, payload }: ListedBooking): readonly Value<'BookedTransfer'>[] | null {
  if (kind !== 'TRANSFER' || !payload.transfers) return null
  return payload.transfers.map((ride) => (state === 'CANCELLED' ? { ...ride, status: 'CANCELLED' } : ride))
}
