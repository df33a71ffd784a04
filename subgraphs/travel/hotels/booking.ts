import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { BadInput, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { problemIn, statedAs } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, segment, send } from '../../kit/upstream/request.ts'
import { bookingAct, type Confirmed, carryOutBooking } from '../bookings/booking.ts'
import { masked } from '../bookings/card.ts'
import { cancelOrder } from '../bookings/lostOrders.ts'
import { memberType } from '../bookings/memberType.ts'
import { sendOrder } from '../bookings/refusals.ts'
import { DUFFEL_SYSTEM } from '../bookings/systems.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { BookingTerms, checkTerms } from './bookingTerms.ts'
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
  booking: BookingTerms.optional(),
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

const OFFER_PATH = ['input', 'roomAssociations', 0, 'hotelOfferId'] as const

async function checkBooking({ input }: Args<'Mutation.bookHotel'>, context: TravelContext): Promise<void> {
  checkOrder(input, context.now())
  const request = get(`/v3/shopping/hotel-offers/${segment(offerIdOf(input))}`)
  const { body } = await problemIn('OfferUnavailableProblem', OFFER_PATH, () =>
    context.engines.hotels.for(context).request(request),
  )
  const answer = OfferAnswer.safeParse(body)
  const offer = answer.data?.data.offers[0]
  if (!offer) throw new UpstreamFailed('The gds provider answered what is not documented: an offer without its terms')
  if (offer.booking) checkTerms(offer.booking, input, OFFER_PATH)
  const rooms = offer.roomQuantity ?? 1
  if (input.roomAssociations.length !== rooms)
    throw new BadInput(`must be one for each of the offer's ${rooms} rooms`, ['input', 'roomAssociations'])
  const adults = offer.guests?.adults ?? 1
  const tooFull = input.roomAssociations.findIndex((room) => adultsIn(room, input) > adults)
  if (tooFull >= 0)
    throw new BadInput(`must not hold more than ${adults} adults`, ['input', 'roomAssociations', tooFull])
  const { guarantee, deposit, prepay } = offer.policies ?? {}
  const cards = (guarantee ?? deposit ?? prepay)?.acceptedPayments?.creditCards
  const path = ['input', 'payment', 'paymentCard', 'paymentCardInfo', 'vendorCode']
  if (cards && !cards.includes(input.payment.paymentCard.paymentCardInfo.vendorCode))
    throw statedAs(new BadInput(`must be one that the hotel takes: ${cards.join(', ')}`, path), {
      type: 'CardNotAcceptedProblem',
      path,
      facts: { acceptedCards: cards },
    })
}

function adultsIn(room: HotelOrderData['roomAssociations'][number], { guests }: HotelOrderData): number {
  const references = new Set(room.guestReferences.map(({ guestReference }) => guestReference))
  return guests.filter(({ tid, childAge }) => references.has(String(tid)) && (childAge ?? null) === null).length
}

type Order = Value<'HotelOrderDetails'>

async function bookHotel(
  _: unknown,
  { input }: Args<'Mutation.bookHotel'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'BookHotelPayload'>> {
  const type = memberType(info, 'details')
  const ask = async (actId: string): Promise<Confirmed<Order>> => {
    const request = { ...send('/v2/booking/hotel-orders', orderBody(input)), headers: { 'x-client-ref': actId } }
    const confirmed = await sendOrder(['input'], OFFER_PATH, () =>
      readUpstream<Order>(context.engines.hotels, request, type, context, { at: 'data' }),
    )
    const order = withMaskedCards(confirmed)
    // The guests are not stored: the caller has them.
    const kept = { hotelBookings: order.hotelBookings, associatedRecords: order.associatedRecords }
    const { orderId: id } = order
    return {
      id,
      order,
      kept,
      ...(isCancellable(order) ? { cancel: () => cancelOrder('HOTEL', id, context.engines) } : {}),
    }
  }
  return { details: await carryOutBooking(context, info, { kind: 'HOTEL', offerId: offerIdOf(input), ask }) }
}

/** Whether the company cancels stays by its API. */
function isCancellable({ associatedRecords }: Order): boolean {
  return associatedRecords.some(({ originSystemCode }) => originSystemCode === DUFFEL_SYSTEM)
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
