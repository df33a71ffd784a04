import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { send } from '../../kit/upstream/request.ts'
import { bookingAct, carryOutBooking } from '../bookings/booking.ts'
import { memberType } from '../bookings/memberType.ts'
import { sendOrder } from '../bookings/refusals.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { checkOrder, orderBody } from './order.ts'

/**
 * Booking a ride. The company has no availability check: an expired offer is refused after the money has moved, and
 * refunded.
 */
export const transferBooking: Topic<TravelGraph> = {
  acts: {
    'Mutation.bookTransfer': bookingAct(({ input }, { now }) => checkOrder(input.order, now())),
  },
  resolvers: { Mutation: { bookTransfer } },
}

async function bookTransfer(
  _: unknown,
  { input }: Args<'Mutation.bookTransfer'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'BookTransferPayload'>> {
  const type = memberType(info, 'details')
  const ask = async (actId: string) => {
    const { offerId, order: given } = input
    const request = send('/v1/ordering/transfer-orders', orderBody(given), { offerId })
    const asked = { ...request, headers: { 'x-client-ref': actId } }
    const order = await sendOrder(['input', 'order'], ['input', 'offerId'], () =>
      readUpstream<Value<'TransferOrderDetails'>>(context.engines.transfers, asked, type, context, { at: 'data' }),
    )
    // The passengers are not stored: the caller has them.
    return { id: order.orderId, order, kept: { reference: order.reference, transfers: order.transfers } }
  }
  return { details: await carryOutBooking(context, info, { kind: 'TRANSFER', ask }) }
}
