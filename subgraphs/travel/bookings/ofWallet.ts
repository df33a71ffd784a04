import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { connectionOfRows } from '../../kit/paging/connection.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { listBookings } from './store.ts'

interface Wallet {
  readonly address: WalletAddress
}

/** A wallet's bookings, visible to that wallet only. */
export const bookingsOfWallet: Topic<TravelGraph> = { resolvers: { Wallet: { bookings } } }

async function bookings({ address }: Wallet, args: Args<'Wallet.bookings'>, context: TravelContext) {
  if (context.caller !== address) throw new Forbidden('A wallet shows its bookings to itself only')
  return connectionOfRows(context, ['bookings', address], args, (after, limit) =>
    listBookings(context.db.pool, address, after, limit),
  )
}
