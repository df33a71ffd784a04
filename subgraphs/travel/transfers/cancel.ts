import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict, NotFound } from '../../../schema/errors.ts'
import { carryOutByCompany, holdAct } from '../../kit/service/acts.ts'
import type { PaidLine } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { segment, send } from '../../kit/upstream/request.ts'
import { ownBooking } from '../bookings/booking.ts'
import { askCompany, companyAct } from '../bookings/companyAct.ts'
import { memberType } from '../bookings/memberType.ts'
import { alreadyCancelled } from '../bookings/refusals.ts'
import { type Booking, cancelBooking } from '../bookings/store.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

/** Cancelling a ride, for the wallet that booked it. It is paid first, and refunded if the company does not cancel the ride. */
export const transferCancellation: Topic<TravelGraph> = {
  acts: { 'Mutation.cancelTransfer': companyAct(holdCancellation) },
  resolvers: { Mutation: { cancelTransfer } },
}

type Cancellation = Value<'TransferCancellation'>

/** The stored part of an order. */
const Kept = z.object({ transfers: z.array(z.object({ confirmNbr: z.string() })) })

/**
 * The booking of a cancellable ride. Throws NotFound, Forbidden for another wallet's, and Conflict if it is cancelled
 * already.
 */
async function cancellable(
  { input: { order, confirmNbr } }: Args<'Mutation.cancelTransfer'>,
  context: TravelContext,
): Promise<Booking> {
  const booking = await ownBooking(context, 'TRANSFER', order)
  const { transfers } = Kept.parse(booking.payload)
  if (!transfers.some((transfer) => transfer.confirmNbr === confirmNbr))
    throw new NotFound('This order has no ride with that confirmation number')
  if (booking.state === 'CANCELLED') throw alreadyCancelled(booking, new Conflict('This ride is cancelled already'))
  return booking
}

async function holdCancellation(
  args: Args<'Mutation.cancelTransfer'>,
  line: PaidLine,
  context: TravelContext,
): Promise<void> {
  const { orderId } = await cancellable(args, context)
  const claim = `travel.transferCancellation:${orderId}`
  const taken = 'This ride is being cancelled already'
  await inTransaction(context.db.pool, (client) => holdAct(client, { line, claim, taken }))
}

async function cancelTransfer(
  _: unknown,
  args: Args<'Mutation.cancelTransfer'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'CancelTransferPayload'>> {
  const booking = await cancellable(args, context)
  const { orderId } = booking
  const { confirmNbr } = args.input
  const path = `/v1/ordering/transfer-orders/${segment(orderId)}/transfers/cancellation`
  const request = send(path, undefined, { confirmNbr })
  const { transfers, log } = context.engines
  const type = memberType(info, 'cancellation')
  const { actId } = context.lineOf(info)
  let order = booking
  const cancellation = await carryOutByCompany(context.db.pool, actId, {
    late: 'This cancellation took too long; its price goes back',
    ask: () =>
      askCompany(context.engines, actId, () =>
        readUpstream<Cancellation>(transfers, request, type, context, { at: 'data' }),
      ),
    isDone,
    async keep(client) {
      order = await cancelBooking(client, booking, context.now())
    },
    // The ride is cancelled at the company either way.
    async onLate() {
      log.warn({ order: orderId }, 'A ride was cancelled after the cancellation had been refunded')
      await cancelBooking(context.db.pool, booking, context.now())
    },
  })
  if (isDone(cancellation)) return { order, cancellation }
  const message = 'The ride could not be cancelled any more'
  context.waive(info, message)
  const problem = { __typename: 'TooLateToCancelProblem', message, path: ['input', 'confirmNbr'] } as const
  return { order, cancellation, problem }
}

function isDone({ reservationStatus }: Cancellation): boolean {
  return reservationStatus === 'CANCELLED'
}
