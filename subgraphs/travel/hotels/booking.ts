import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { BadInput, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, segment, send } from '../../kit/upstream/request.ts'
import { bookingAct, carryOutBooking } from '../bookings/booking.ts'
import { masked } from '../bookings/card.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { checkOrder, type HotelOrderData, offerIdOf, orderBody } from './order.ts'

/**
 * Booking an offer. Before the money moves the order is validated, and the offer's availability is checked at the
 * company; afterwards the order is sent once.
 */
export const hotelBooking: Topic<TravelGraph> = {
  acts: {
    'Mutation.bookHotel': bookingAct(checkBooking),
  },
  resolvers: { Mutation: { bookHotel } },
}

/** The parts of an offer needed to validate an order. */
const Offer = z.object({
  roomQuantity: z.coerce.number().optional(),
  guests: z.object({ adults: z.number().optional() }).optional(),
  policies: z
    .object({
      guarantee: z.object({ acceptedPayments: acceptedPayments() }).optional(),
      deposit: z.object({ acceptedPayments: acceptedPayments() }).optional(),
      prepay: z.object({ acceptedPayments: acceptedPayments() }).optional(),
    })
    .optional(),
})
const OfferAnswer = z.object({ data: z.object({ offers: z.array(Offer).min(1) }) })

function acceptedPayments() {
  return z.object({ creditCards: z.array(z.string()).optional() }).optional()
}

async function checkBooking({ data }: Args<'Mutation.bookHotel'>, context: TravelContext): Promise<void> {
  checkOrder(data, context.now())
  const request = get(`/v3/shopping/hotel-offers/${segment(offerIdOf(data))}`)
  const { body } = await context.engines.gds.for(context).request(request)
  const answer = OfferAnswer.safeParse(body)
  const offer = answer.data?.data.offers[0]
  if (!offer) throw new UpstreamFailed('The gds provider answered what is not documented: an offer without its terms')
  const rooms = offer.roomQuantity ?? 1
  if (data.roomAssociations.length !== rooms)
    throw new BadInput(`must be one for each of the offer's ${rooms} rooms`, ['data', 'roomAssociations'])
  const adults = offer.guests?.adults ?? 1
  const tooFull = data.roomAssociations.findIndex((room) => adultsIn(room, data) > adults)
  if (tooFull >= 0)
    throw new BadInput(`must not hold more than ${adults} adults`, ['data', 'roomAssociations', tooFull])
  const { guarantee, deposit, prepay } = offer.policies ?? {}
  const cards = (guarantee ?? deposit ?? prepay)?.acceptedPayments?.creditCards
  const path = ['data', 'payment', 'paymentCard', 'paymentCardInfo', 'vendorCode']
  if (cards && !cards.includes(data.payment.paymentCard.paymentCardInfo.vendorCode))
    throw new BadInput(`must be one that the hotel takes: ${cards.join(', ')}`, path)
}

function adultsIn(room: HotelOrderData['roomAssociations'][number], { guests }: HotelOrderData): number {
  const references = new Set(room.guestReferences.map(({ guestReference }) => guestReference))
  return guests.filter(({ tid, childAge }) => references.has(String(tid)) && (childAge ?? null) === null).length
}

type Order = Value<'HotelOrderDetails'>

function bookHotel(
  _: unknown,
  { data }: Args<'Mutation.bookHotel'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Order> {
  return carryOutBooking('HOTEL', context, info, async (actId) => {
    const request = send('/v2/booking/hotel-orders', orderBody(data))
    const headers = { 'x-client-ref': actId }
    const gds = context.engines.gds
    const asked = { ...request, headers }
    const order = withMaskedCards(await readUpstream<Order>(gds, asked, info.returnType, context, { at: 'data' }))
    // The guests are not stored: the caller has them.
    const kept = { hotelBookings: order.hotelBookings, associatedRecords: order.associatedRecords }
    return { id: order.orderId, order, kept }
  })
}

/** Companies return more of a card number than its last four digits. */
function withMaskedCards(order: Order): Order {
  const hotelBookings = order.hotelBookings.map((booking) => {
    const info = booking.payment?.paymentCard?.paymentCardInfo
    if (!info) return booking
    const paymentCardInfo = { ...info, cardNumber: masked(info.cardNumber) }
    return { ...booking, payment: { ...booking.payment, paymentCard: { paymentCardInfo } } }
  })
  return { ...order, hotelBookings }
}
