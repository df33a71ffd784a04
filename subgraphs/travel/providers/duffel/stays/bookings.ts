import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { BadInput, Conflict, type Issue, NotFound } from '../../../../../schema/errors.ts'
import { get, type QueryMembers, segment, send } from '../../../../kit/upstream/request.ts'
import { OrderUnclear } from '../../../bookings/lostOrders.ts'
import { DUFFEL_SYSTEM } from '../../../bookings/systems.ts'
import { internationalPhone } from '../../../hotels/bookingTerms.ts'
import { NO_CHAIN } from '../../../hotels/codes.ts'
import { dataOf, rowsOf } from '../company.ts'
import { ACT } from '../orderOf.ts'
import { DuffelRefusal, forCaller, isRefused } from '../refusal.ts'
import { Pages } from '../wire.ts'
import type { Stays } from './company.ts'
import { profileOf } from './offer.ts'
import { checkPrice, offerOfQuote, quoteOf, rateOfOffer } from './offers.ts'
import { Booking, type Quote } from './wire.ts'

/** Bookings of a page at most. */
const PAGE = 200
/** Pages of bookings that are read at most when one is looked for: the list has no filter. */
const MOST_PAGES = 50

const Guest = z.object({
  tid: z.number(),
  title: z.string().nullish(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  childAge: z.number().nullish(),
})
type Guest = z.output<typeof Guest>
const Room = z.object({
  hotelOfferId: z.string(),
  guestReferences: z.array(z.object({ guestReference: z.string() })),
  specialRequest: z.string().nullish(),
})
const Body = z.object({ data: z.object({ guests: z.array(Guest).min(1), roomAssociations: z.array(Room).min(1) }) })
type Order = z.output<typeof Body>['data']

/**
 * Books an offer at the price that the caller saw, paid from the balance. Duffel has no key that makes a repeated booking
 * one: where its answer leaves open whether a booking was made, it is looked for by our `act`, and nothing is sent again.
 * The caller's card stays here.
 */
export async function bookStay(body: unknown, act: string, stays: Stays): Promise<object> {
  const order = Body.parse(body).data
  const offered = rateOfOffer(order.roomAssociations[0]?.hotelOfferId ?? '')
  const guests = inOrderOfRooms(order)
  const [lead] = guests
  const phone = lead && internationalPhone(lead.phone)
  if (!lead || !phone) throw new BadInput('must begin with + and the country code', placeOfGuest(order, lead, 'phone'))
  const quote = await quoteOf(offered, stays)
  checkPrice(quote, offered, stays)
  const wish = order.roomAssociations.flatMap(({ specialRequest }) => specialRequest ?? []).join('. ')
  const data = {
    quote_id: quote.id,
    guests: guests.map(({ firstName, lastName }) => ({ given_name: firstName, family_name: lastName })),
    email: lead.email,
    phone_number: phone,
    ...(wish ? { accommodation_special_requests: wish } : {}),
    metadata: { [ACT]: act },
  }
  const booking = await sendBooking({ data }, { order, lead, act }, stays)
  if (booking.cancelled_at) throw new Conflict('The hotel did not confirm this booking')
  const [hotelId = ''] = (await stays.codes.codesOf([quote.accommodation.id])).values()
  return orderOf(booking, { order, quote, offer: offerOfQuote(quote, offered), hotelId })
}

interface Sent {
  readonly order: Order
  readonly lead: Guest
  readonly act: string
}

async function sendBooking(body: object, { order, lead, act }: Sent, stays: Stays): Promise<Booking> {
  let failure: unknown
  try {
    const { body: made } = await stays.client.request(send('/stays/bookings', body))
    if (hasBooking(made)) return dataOf(Booking, made)
  } catch (error) {
    if (isRefused(error)) throw forCaller(error, (pointer) => placeOfMember(pointer, order, lead))
    failure = error
  }
  const made = await findBooking(act, stays)
  if (made) return made
  stays.log.error(
    { err: failure, act },
    'Duffel has not said whether it booked a stay: it is refunded here, and looked for from now on',
  )
  throw new OrderUnclear({ cause: failure })
}

function hasBooking(body: unknown): boolean {
  return z.object({ data: z.object({ id: z.string() }) }).safeParse(body).success
}

/** The booking of an act; null if it does not appear in time. Its caller may be gone: it is looked for all the same. */
async function findBooking(act: string, stays: Stays): Promise<Booking | null> {
  for (const wait of stays.lookAfterMs) {
    await delay(wait)
    try {
      const own = await bookingOfAct(act, stays)
      if (own) return own
    } catch (error) {
      stays.log.warn({ err: error, act }, 'Bookings of stays could not be read')
    }
  }
  return null
}

async function bookingOfAct(act: string, { ourselves, log }: Stays): Promise<Booking | null> {
  let after: string | null | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { body } = await ourselves.request(get('/stays/bookings', { limit: PAGE, after }))
    const own = rowsOf(Booking, body, log).find(({ metadata }) => metadata?.[ACT] === act)
    if (own) return own.cancelled_at ? null : own
    after = Pages.safeParse(body).data?.meta?.after
    if (!after) return null
  }
  log.warn({ act, bookings: PAGE * MOST_PAGES }, 'A booking was looked for among the first bookings of the list alone')
  return null
}

/** The booking of an act (`clientRef`) in the port's dialect; `data` is null if there is none. */
export async function lostStay({ clientRef }: QueryMembers, stays: Stays): Promise<object> {
  const booking = await bookingOfAct(String(clientRef), stays)
  return { data: booking ? { id: booking.id } : null }
}

/** Cancels a booking; its refund goes to the balance. Throws NotFound if it was cancelled before. */
export async function cancelStay(id: string, { ourselves, client, log }: Stays): Promise<null> {
  const path = `/stays/bookings/${segment(id)}`
  const isCancelled = async () => Boolean(dataOf(Booking, (await ourselves.request(get(path))).body).cancelled_at)
  if (await isCancelled()) throw new NotFound('This booking was cancelled before')
  try {
    await client.request(send(`${path}/actions/cancel`, undefined))
  } catch (error) {
    // Without a clear answer the booking tells whether it was cancelled.
    if (error instanceof DuffelRefusal || !(await isCancelled())) throw error
  }
  log.info({ booking: id }, 'A stay was cancelled; its refund is by the terms of its rate')
  return null
}

interface Booked {
  readonly order: Order
  readonly quote: Quote
  readonly offer: object
  readonly hotelId: string
}

/** A booking in the port's dialect. */
function orderOf(booking: Booking, { order, quote, offer, hotelId }: Booked): object {
  const reference = booking.reference ?? booking.id
  return {
    data: {
      id: booking.id,
      hotelBookings: [
        {
          id: booking.id,
          bookingStatus: booking.status === 'confirmed' ? 'CONFIRMED' : 'PENDING',
          hotelProviderInformation: [{ hotelProviderCode: NO_CHAIN, confirmationNumber: reference }],
          roomAssociations: order.roomAssociations,
          hotelOffer: offer,
          hotel: profileOf(quote.accommodation, hotelId),
        },
      ],
      guests: order.guests.map((guest, index) => ({ ...guest, id: index + 1 })),
      associatedRecords: [{ reference, originSystemCode: DUFFEL_SYSTEM }],
    },
  }
}

/** Guests room by room: the first one is the lead guest. */
function inOrderOfRooms({ guests, roomAssociations }: Order): readonly Guest[] {
  const references = roomAssociations.flatMap(({ guestReferences }) => guestReferences)
  return references.flatMap(({ guestReference }) => guests.find(({ tid }) => String(tid) === guestReference) ?? [])
}

/** The caller's member of a member of the booking: `data.phone_number`, `data.guests[1].given_name`. */
function placeOfMember([, member, index, part]: readonly (string | number)[], order: Order, lead: Guest) {
  if (member === 'phone_number') return placeOfGuest(order, lead, 'phone')
  if (member === 'email') return placeOfGuest(order, lead, 'email')
  if (member !== 'guests' || typeof index !== 'number') return null
  const guest = inOrderOfRooms(order)[index]
  return placeOfGuest(order, guest, part === 'family_name' ? 'lastName' : 'firstName')
}

function placeOfGuest({ guests }: Order, guest: Guest | undefined, member: keyof Guest): Issue['path'] {
  return ['data', 'guests', Math.max(0, guest ? guests.indexOf(guest) : 0), member]
}
