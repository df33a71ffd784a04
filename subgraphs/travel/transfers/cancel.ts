import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { Conflict, NotFound } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { segment, send } from '../../kit/upstream/request.ts'
import { ownBooking } from '../bookings/booking.ts'
import { cancelBooking } from '../bookings/store.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

/** Cancelling a ride, for the wallet that booked it. */
export const transferCancellation: Topic<TravelEngines> = {
  resolvers: { Mutation: { cancelTransfer } },
}

interface Args {
  readonly orderId: string
  readonly confirmNbr: string
}

/** What is kept of an order. */
const Kept = z.object({ transfers: z.array(z.object({ confirmNbr: z.string() })) })

/** `TransferCancellation` of the schema. */
interface Cancellation {
  readonly confirmNbr: string
  readonly reservationStatus: 'CONFIRMED' | 'CANCELLED'
}

async function cancelTransfer(
  _: unknown,
  { orderId, confirmNbr }: Args,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Cancellation> {
  const booking = await ownBooking(context, 'TRANSFER', orderId)
  const { transfers } = Kept.parse(booking.payload)
  if (!transfers.some((transfer) => transfer.confirmNbr === confirmNbr))
    throw new NotFound('This order has no ride with that confirmation number')
  if (booking.state === 'CANCELLED') throw new Conflict('This ride is cancelled already')
  const path = `/v1/ordering/transfer-orders/${segment(orderId)}/transfers/cancellation`
  const request = send(path, undefined, { confirmNbr })
  const answer = await readUpstream(context.engines.gds, request, info.returnType, context, { at: 'data' })
  const cancellation = answer as Cancellation
  if (cancellation.reservationStatus === 'CANCELLED') await cancelBooking(context.db.pool, booking.actId, context.now())
  else context.waive(info, 'The ride could not be cancelled any more')
  return cancellation
}
