import type { GraphQLResolveInfo } from 'graphql'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput, type Issue, TollgraphError } from '../../../schema/errors.ts'
import { carryOutByCompany, holdAct } from '../../kit/service/acts.ts'
import type { PaidLine } from '../../kit/service/context.ts'
import { problemIn } from '../../kit/service/problems.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, remove, segment, send } from '../../kit/upstream/request.ts'
import { bookingAct, type Confirmed, carryOutBooking, ownBooking } from '../bookings/booking.ts'
import { askCompany, companyAct } from '../bookings/companyAct.ts'
import type { KeptFlight } from '../bookings/kept.ts'
import { cancelOrder } from '../bookings/lostOrders.ts'
import { memberType } from '../bookings/memberType.ts'
import { checkStanding, sendOrder } from '../bookings/refusals.ts'
import { type Booking, cancelBooking } from '../bookings/store.ts'
import { ofLink } from '../linked.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { askByGet } from './askByGet.ts'
import { flightSold } from './flights.ts'
import { pricingBody } from './pricing.ts'
import { wireOffer } from './wire.ts'

/**
 * Flight orders. Booking and cancelling settle first, since we cannot undo what an airline has confirmed or cancelled:
 * offers, travellers and orders are checked before. Orders belong to the wallet that booked them.
 */
export const orders: Topic<TravelGraph> = {
  acts: {
    'Mutation.bookFlight': bookingAct(checkBooking),
    'Mutation.cancelFlightOrder': companyAct(holdCancellation),
  },
  resolvers: {
    FlightOrder: { details, seatmaps },
    Mutation: { bookFlight, cancelFlightOrder },
    FlightOrderDetails: ofLink,
  },
}

const INPUT = ['input'] as const
const OFFERS = ['input', 'flightOffers'] as const

/** Rejects what the GDS would reject, by pricing the offer: same class, unchanged, seats left. */
async function checkBooking({ input }: Args<'Mutation.bookFlight'>, context: TravelContext): Promise<void> {
  const issues = travelerIssues(input)
  if (issues.length > 0) throw new BadInput(issues)
  const body = pricingBody(input.flightOffers, input.travelers)
  const pricing = askByGet('/v1/shopping/flight-offers/pricing', body, { forceClass: true })
  await problemIn('OfferUnavailableProblem', OFFERS, () =>
    sendOrder(INPUT, OFFERS, () => context.engines.gds.for(context).request(pricing)),
  )
}

/** Checks that the travellers match the offers, and that one of them or a contact can be reached. */
function travelerIssues({ flightOffers, travelers, contacts }: Args<'Mutation.bookFlight'>['input']): Issue[] {
  const issue = (path: readonly (string | number)[], message: string) => ({
    path: ['input', ...path],
    message,
    code: 'invalid',
  })
  const ids = travelers.map(({ id }) => id)
  const wanted = flightOffers.map(
    ({ travelerPricings }) =>
      new Set((travelerPricings as readonly { readonly travelerId: string }[]).map(({ travelerId }) => travelerId)),
  )
  const unknown = ids.flatMap((id, index) =>
    wanted.every((of) => of.has(id)) ? [] : [issue(['travelers', index, 'id'], 'is no traveller of the offers')],
  )
  const twice = new Set(ids).size < ids.length ? [issue(['travelers'], 'must have different ids')] : []
  const missing = wanted.some((of) => [...of].some((id) => !ids.includes(id)))
    ? [issue(['travelers'], 'must be all travellers of the offers')]
    : []
  const people = [...travelers.map(({ contact }) => contact), ...(contacts ?? [])]
  const isReachable = people.some((contact) => contact?.emailAddress || contact?.phones?.length)
  const mute = isReachable
    ? []
    : [issue(['travelers', 0, 'contact'], 'must have an e-mail address or a phone number, or another traveller must')]
  return [...unknown, ...twice, ...missing, ...mute]
}

async function bookFlight(
  _: unknown,
  { input }: Args<'Mutation.bookFlight'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  const { flightOffers, ...rest } = input
  const body = { data: { ...rest, type: 'flight-order', flightOffers: flightOffers.map(wireOffer) } }
  const type = memberType(info, 'details')
  const ask = async (actId: string): Promise<Confirmed<Value<'FlightOrderDetails'>>> => {
    const request = { ...send('/v1/booking/flight-orders', body), headers: { 'x-client-ref': actId } }
    const result = await sendOrder(INPUT, OFFERS, () =>
      readUpstream<Value<'FlightOrderDetails'>>(context.engines.gds, request, type, context),
    )
    const { orderId: id } = result.order
    return {
      id,
      order: { ...result, self: orderLink(context, id) },
      kept: { records: result.order.associatedRecords, flights: flightsOf(result.order) },
      cancel: () => cancelOrder('FLIGHT', id, context.engines),
    }
  }
  const offerId = String(flightOffers[0]?.id ?? '')
  return { details: await carryOutBooking(context, info, { kind: 'FLIGHT', offerId, ask }) }
}

/** The flights of an order, each once. */
function flightsOf({ flightOffers }: Value<'FlightOrderRecord'>): readonly KeptFlight[] {
  const segments = flightOffers.flatMap(({ itineraries }) => itineraries.flatMap((journey) => journey.segments))
  const flights = segments.map(flightSold).filter((flight) => flight !== null)
  return [...new Map(flights.map(({ ident, date }) => [`${ident} ${date}`, { ident, date }])).values()]
}

async function details(booking: Booking, _: unknown, context: TravelContext, info: GraphQLResolveInfo) {
  checkStanding(booking)
  const { orderId } = booking
  const request = get(`/v1/booking/flight-orders/${segment(orderId)}`)
  const result = await readUpstream<Value<'FlightOrderDetails'>>(context.engines.gds, request, info.returnType, context)
  return { ...result, self: orderLink(context, orderId) }
}

function orderLink(context: TravelContext, id: string): string {
  return selfLink(context, '/api/flights/orders', { id })
}

async function seatmaps(booking: Booking, _: unknown, context: TravelContext, info: GraphQLResolveInfo) {
  checkStanding(booking)
  const request = get('/v1/shopping/seatmaps', { 'flight-orderId': booking.orderId })
  return readUpstream<Value<'FlightSeatmapList'>>(context.engines.flightfacts, request, info.returnType, context)
}

async function holdCancellation(
  { input }: Args<'Mutation.cancelFlightOrder'>,
  line: PaidLine,
  context: TravelContext,
): Promise<void> {
  const { orderId } = await checkOwner(context, input.order)
  const claim = `travel.flightCancellation:${orderId}`
  const taken = 'This order is being cancelled already'
  await inTransaction(context.db.pool, (client) => holdAct(client, { line, claim, taken }))
}

async function cancelFlightOrder(
  _: unknown,
  { input }: Args<'Mutation.cancelFlightOrder'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  const booking = await checkOwner(context, input.order)
  const { orderId } = booking
  const { gds, log } = context.engines
  const { actId } = context.lineOf(info)
  let order = booking
  await carryOutByCompany(context.db.pool, actId, {
    late: 'This cancellation took too long; its price goes back',
    ask: () => askCompany(context.engines, actId, () => cancelAtCompany(context, orderId)),
    async keep(client) {
      order = await cancelBooking(client, booking, context.now())
    },
    // The order is cancelled at the company either way.
    async onLate() {
      log.warn({ order: orderId }, 'An order was cancelled after the cancellation had been refunded')
      await cancelBooking(context.db.pool, booking, context.now())
    },
  })
  context.sourcedFrom(gds.kind)
  return { order }
}

async function cancelAtCompany(context: TravelContext, id: string): Promise<void> {
  const gds = context.engines.gds.for(context)
  await gds.request(remove(`/v1/booking/flight-orders/${segment(id)}`)).catch((error: unknown) => {
    // The company no longer has the order: it was cancelled there without our knowledge.
    if (!(error instanceof TollgraphError && error.code === 'NOT_FOUND')) throw error
  })
}

/** The order's booking. Throws NotFound, Forbidden for another wallet's, and Gone for a cancelled one. */
async function checkOwner(context: TravelContext, id: string): Promise<Booking> {
  const booking = await ownBooking(context, 'FLIGHT', id)
  checkStanding(booking)
  return booking
}
