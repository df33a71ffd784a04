import type { FastifyInstance, FastifyRequest } from 'fastify'
import { masked } from '../../../subgraphs/travel/bookings/card.ts'
import type { StandInOrders } from '../orders.ts'
import { listAt, type Members, objectAt, textAt, textIn } from '../shared/body.ts'
import { baseOf } from '../shared/links.ts'
import { answering, wrongAt } from '../shared/problem.ts'
import { writeOffer } from './offers.ts'
import { findOffer } from './search.ts'
import type { HotelWorld } from './world.ts'

interface Guest {
  readonly tid: number
  readonly isChild: boolean
  readonly shown: Members
}

/** Books hotel orders. Idempotent by client reference. */
export function bookingRoutes(app: FastifyInstance, world: HotelWorld, orders: StandInOrders): void {
  app.post(
    '/v2/booking/hotel-orders',
    answering(async (request) => {
      const clientRef = request.headers['x-client-ref']
      const order = await orders.add({
        ...orderOf(request, world),
        kind: 'HOTEL',
        clientRef: typeof clientRef === 'string' ? clientRef : null,
        now: world.now(),
      })
      return { data: order.payload }
    }, 201),
  )
}

function orderOf(request: FastifyRequest, world: HotelWorld) {
  const data = objectAt(objectAt(request.body, '').data, '/data')
  if (data.type !== 'hotel-order') throw wrongAt('/data/type', 8612, 'INVALID TYPE')
  const guests = listAt(data.guests, '/data/guests').map(readGuest)
  textAt(
    objectAt(objectAt(data.travelAgent, '/data/travelAgent').contact, '/data/travelAgent/contact'),
    'email',
    '/data',
  )
  const associations = listAt(data.roomAssociations, '/data/roomAssociations').map((one) => objectAt(one, '/data'))
  const [offerId = '', ...others] = new Set(associations.map((one) => textAt(one, 'hotelOfferId', '/data')))
  if (others.length > 0) throw wrongAt('/data/roomAssociations', 36801, 'INVALID OFFER ID')
  const { found, issuedAt } = findOffer(offerId, world)
  const { hotel, rooms, adults, room } = found.stay
  if (associations.length !== rooms)
    throw wrongAt('/data/roomAssociations', 33555, 'NUMBER OF ROOMS MISMATCH BETWEEN SHOPPING AND BOOKING')
  checkGuests(associations, guests, { adults, sleeps: room.sleeps })
  const seed = `${offerId} ${JSON.stringify(guests)} ${world.now().getTime()}`
  const number = world.chance.integer(`${seed} confirmation`, 10_000_000, 99_999_999)
  const reference = codeOf(world.chance.bits(`${seed} record`))
  const id = Buffer.from(`${reference}|${found.stay.checkIn}`).toString('base64')
  const base = baseOf(request)
  const booking = {
    type: 'hotel-booking',
    id: Buffer.from(`${number}/${reference}`).toString('base64'),
    bookingStatus: 'CONFIRMED',
    hotelProviderInformation: [{ hotelProviderCode: hotel.chain.code, confirmationNumber: String(number) }],
    roomAssociations: associations,
    hotelOffer: writeOffer(found, issuedAt, base, world),
    hotel: { hotelId: hotel.id, chainCode: hotel.chain.code, name: hotel.name },
    payment: shownPayment(data.payment),
  }
  const payload = {
    type: 'hotel-order',
    id,
    hotelBookings: [booking],
    guests: guests.map(({ shown }, index) => ({ ...shown, id: index + 1 })),
    associatedRecords: [{ reference, originSystemCode: 'GDS' }],
    self: `${base}/v2/booking/hotel-orders/${encodeURIComponent(id)}`,
  }
  return { id, payload }
}

function readGuest(value: unknown, index: number): Guest {
  const pointer = `/data/guests/${index}`
  const guest = objectAt(value, pointer)
  if (!Number.isInteger(guest.tid)) throw wrongAt(`${pointer}/tid`, 32171, 'MANDATORY DATA MISSING')
  for (const name of ['firstName', 'lastName', 'phone', 'email']) textAt(guest, name, pointer)
  return { tid: Number(guest.tid), isChild: guest.childAge !== undefined, shown: guest }
}

function checkGuests(
  associations: readonly Members[],
  guests: readonly Guest[],
  { adults, sleeps }: { readonly adults: number; readonly sleeps: number },
): void {
  const byTid = new Map(guests.map((guest) => [String(guest.tid), guest]))
  for (const [index, association] of associations.entries()) {
    const pointer = `/data/roomAssociations/${index}`
    const references = listAt(association.guestReferences, `${pointer}/guestReferences`)
    const inRoom = references.map((one) => byTid.get(String(objectAt(one, pointer).guestReference)))
    if (inRoom.includes(undefined)) throw wrongAt(pointer, 4725, 'INVALID PASSENGER ASSOCIATION')
    const grown = inRoom.filter((guest) => guest && !guest.isChild).length
    if (grown === 0) throw wrongAt(pointer, 27530, 'AT LEAST ONE ADULT IS REQUIRED')
    if (grown > adults) throw wrongAt(pointer, 1503, 'INVALID NUMBER OF GUESTS')
    if (inRoom.length > sleeps + 1) throw wrongAt(pointer, 3843, 'NUMBER IN PARTY EXCEEDS ROOM OCCUPANCY LIMIT')
  }
}

/** The card as returned by the GDS. */
function shownPayment(value: unknown) {
  const payment = objectAt(value, '/data/payment')
  if (payment.method !== 'CREDIT_CARD') throw wrongAt('/data/payment/method', 37576, 'INVALID PAYMENT METHOD')
  const pointer = '/data/payment/paymentCard/paymentCardInfo'
  const card = objectAt(objectAt(payment.paymentCard, '/data/payment/paymentCard').paymentCardInfo, pointer)
  const shown = {
    vendorCode: textAt(card, 'vendorCode', pointer),
    cardNumber: masked(textAt(card, 'cardNumber', pointer)),
    holderName: textIn(card, 'holderName'),
  }
  textAt(card, 'expiryDate', pointer)
  return { method: 'CREDIT_CARD', paymentCard: { paymentCardInfo: shown } }
}

/** A six-character record code. */
function codeOf(bits: number): string {
  return bits.toString(36).toUpperCase().padStart(7, 'X').slice(-6)
}
