import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { send } from '../../kit/upstream/request.ts'
import { bookingAct, carryOutBooking } from '../bookings/booking.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { checkOrder, orderBody } from './order.ts'

/**
 * Booking a ride. The company has no availability check: an expired offer is refused after the money has moved, and
 * refunded.
 */
export const transferBooking: Topic<TravelGraph> = {
  acts: {
    'Mutation.bookTransfer': bookingAct(({ data }, { now }) => checkOrder(data, now())),
  },
  resolvers: { Mutation: { bookTransfer } },
}

function bookTransfer(
  _: unknown,
  { offerId, data }: Args<'Mutation.bookTransfer'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  return carryOutBooking('TRANSFER', context, info, async (actId) => {
    const request = send('/v1/ordering/transfer-orders', orderBody(data), { offerId })
    const headers = { 'x-client-ref': actId }
    const { gds } = context.engines
    const order = await readUpstream<Value<'TransferOrderDetails'>>(
      gds,
      { ...request, headers },
      info.returnType,
      context,
      {
        at: 'data',
      },
    )
    // The passengers are not stored: the caller has them.
    return { id: order.orderId, order, kept: { reference: order.reference, transfers: order.transfers } }
  })
}
