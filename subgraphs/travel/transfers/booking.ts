import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { send } from '../../kit/upstream/request.ts'
import { bookingAct, carryOutBooking } from '../bookings/booking.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { checkOrder, orderBody, type TransferOrderData } from './order.ts'

/**
 * Booking a ride. The company has no availability check: an expired offer is refused after the money has moved, and
 * refunded.
 */
export const transferBooking: Topic<TravelEngines> = {
  acts: {
    'Mutation.bookTransfer': bookingAct<Args, TravelEngines>(
      'TRANSFER',
      ({ gds }) => gds.kind,
      ({ data }, { now }) => checkOrder(data, now()),
    ),
  },
  resolvers: { Mutation: { bookTransfer } },
}

interface Args {
  readonly offerId: string
  readonly data: TransferOrderData
}

/** `TransferOrder` of the schema, reduced to the members used here. */
interface Order {
  readonly id: string
  readonly reference: string | null
  readonly transfers: readonly { readonly confirmNbr: string }[]
}

function bookTransfer(_: unknown, { offerId, data }: Args, context: TravelContext, info: GraphQLResolveInfo) {
  return carryOutBooking(context, info, async (actId) => {
    const request = send('/v1/ordering/transfer-orders', orderBody(data), { offerId })
    const headers = { 'x-client-ref': actId }
    const { gds } = context.engines
    const order = (await readUpstream(gds, { ...request, headers }, info.returnType, context, { at: 'data' })) as Order
    // The passengers are not stored: the caller has them.
    return { id: order.id, order, kept: { reference: order.reference, transfers: order.transfers } }
  })
}
