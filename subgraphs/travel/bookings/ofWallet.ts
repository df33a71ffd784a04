import type { WalletAddress } from '../../../schema/address.ts'
import { Forbidden } from '../../../schema/errors.ts'
import { readCursor, writeCursor } from '../../kit/paging/cursor.ts'
import type { Topic } from '../../kit/subgraph.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { type ListedBooking, listBookings } from './list.ts'

interface Wallet {
  readonly address: WalletAddress
}

interface PageArgs {
  readonly first: number
  readonly after?: string | null
}

/** `<payment>:<line>`. */
const ACT_ID = /^[\w-]{1,80}:\d{1,6}$/

/** What a wallet booked, for that wallet only. */
export const bookingsOfWallet: Topic<TravelEngines> = {
  resolvers: { Wallet: { travelBookings }, TravelBooking: { stays, rides } },
}

async function travelBookings({ address }: Wallet, { first, after }: PageArgs, { caller, db }: TravelContext) {
  if (caller !== address) throw new Forbidden('A wallet shows its bookings to itself only')
  // One row more than asked tells whether another page follows.
  const rows = await listBookings(db.pool, address, readCursor(after, ACT_ID), first + 1)
  const nodes = rows.slice(0, first)
  const last = rows.length > first ? nodes.at(-1) : undefined
  return { nodes, nextCursor: last ? writeCursor(last) : null }
}

function stays({ kind, payload }: ListedBooking): unknown {
  return kind === 'HOTEL' ? ((payload as { readonly hotelBookings?: unknown }).hotelBookings ?? null) : null
}

/** Orders are kept as they were confirmed; what was cancelled since stands beside them. */
function rides({ kind, state, payload }: ListedBooking): unknown {
  if (kind !== 'TRANSFER') return null
  const { transfers } = payload as { readonly transfers: readonly object[] }
  return transfers.map((transfer) => (state === 'CANCELLED' ? { ...transfer, status: 'CANCELLED' } : transfer))
}
