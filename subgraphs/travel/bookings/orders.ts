import { oneForEach, storableKeys } from '../../../prisma/inOrder.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { flightOf } from '../tracking/flight.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { ORDER_TYPES, ownBooking } from './booking.ts'
import { staysOf } from './kept.ts'
import { type Booking, bookingsOf } from './store.ts'

const members = {
  resourceId: ({ orderId }: Booking) => orderId,
  bookedAt: ({ createdAt }: Booking) => createdAt,
}

/** Flights, stays and rides that a wallet booked, as nodes that this wallet alone can read. */
export const ownOrders: Topic<TravelGraph> = {
  resolvers: {
    Query: { flightOrder: (_, { resourceId }, context) => ownBooking(context, 'FLIGHT', resourceId) },
    Booking: { __resolveType: ({ kind }) => ORDER_TYPES[kind] },
    FlightOrder: {
      ...members,
      __resolveReference: referred('FLIGHT'),
      flights: ({ payload }, { first }) =>
        payload.flights?.slice(0, first).flatMap(({ ident, date }) => flightOf(ident, date) ?? []) ?? null,
    },
    HotelOrder: {
      ...members,
      __resolveReference: referred('HOTEL'),
      stays: ({ payload }, { first }) => staysOf(payload)?.slice(0, first) ?? null,
    },
    TransferOrder: { ...members, __resolveReference: referred('TRANSFER'), rides },
    BookFlightPayload: {
      order: ({ details }, _, context) => details && loadOwn('FLIGHT', details.order.orderId, context),
    },
    BookHotelPayload: { order: ({ details }, _, context) => details && loadOwn('HOTEL', details.orderId, context) },
    BookTransferPayload: {
      order: ({ details }, _, context) => details && loadOwn('TRANSFER', details.orderId, context),
    },
    FlightOrderDetails: { booking: ({ order }, _, context) => loadOwn('FLIGHT', order.orderId, context) },
    HotelOrderDetails: { booking: ({ orderId }, _, context) => loadOwn('HOTEL', orderId, context) },
    TransferOrderDetails: { booking: ({ orderId }, _, context) => loadOwn('TRANSFER', orderId, context) },
  },
}

/** Rides are stored as confirmed; a later cancellation is applied here. */
function rides(
  { state, payload }: Booking,
  { first }: Args<'TransferOrder.rides'>,
): readonly Value<'BookedTransfer'>[] | null {
  const confirmed = payload.transfers?.slice(0, first) ?? null
  return state === 'CANCELLED' ? (confirmed?.map((ride) => ({ ...ride, status: 'CANCELLED' })) ?? null) : confirmed
}

/** Reference resolvers have no `args` parameter, so the context is the second parameter. */
function referred(kind: Booking['kind']) {
  return ({ resourceId }: { readonly resourceId: string }, context: TravelContext) => loadOwn(kind, resourceId, context)
}

/** The caller's booking by the company's order id; null for another wallet's. All of a request are one statement. */
function loadOwn(kind: Booking['kind'], orderId: string, context: TravelContext): Promise<Booking | null> {
  const loader = context.loader<string, Booking | null>(`travel.bookings.${kind}`, async (orderIds) => {
    if (!context.caller) return orderIds.map(() => null)
    const own = await bookingsOf(context.db.pool, context.caller, kind, storableKeys(orderIds))
    return oneForEach(orderIds, own, (booking) => booking.orderId)
  })
  return loader.load(orderId)
}
