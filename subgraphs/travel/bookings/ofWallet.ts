import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { type PageArgs, pageOf } from '../../kit/paging/page.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { type ListedBooking, listBookings } from './list.ts'

interface Wallet {
  readonly address: WalletAddress
}

/** A wallet's bookings, visible to that wallet only. */
export const bookingsOfWallet: Topic<TravelEngines> = {
  resolvers: { Wallet: { travelBookings }, TravelBooking: { stays, rides } },
}

async function travelBookings({ address }: Wallet, args: PageArgs, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its bookings to itself only')
  return pageOf(context, ['bookings', address], args, (after, limit) =>
    listBookings(context.db.pool, address, after, limit),
  )
}

function stays({ kind, payload }: ListedBooking): unknown {
  return kind === 'HOTEL' ? ((payload as { readonly hotelBookings?: unknown }).hotelBookings ?? null) : null
}

/** Orders are stored as confirmed; a later cancellation is applied here. */
function rides({ kind, state, payload }: ListedBooking): unknown {
  if (kind !== 'TRANSFER') return null
  const { transfers } = payload as { readonly transfers: readonly object[] }
  return transfers.map((transfer) => (state === 'CANCELLED' ? { ...transfer, status: 'CANCELLED' } : transfer))
}
