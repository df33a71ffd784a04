import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localDay, readDay, utcDay } from '../shared/calendar.ts'
import { isKnownCurrency, toMinor } from '../shared/currencies.ts'
import { baseOf } from '../shared/links.ts'
import { answering, GdsProblem, invalidFormat, notFound } from '../shared/problem.ts'
import { flagOf, listOf, type Query, textOf, wholeOf, wordOf } from '../shared/query.ts'
import type { Hotel } from './hotel.ts'
import { readOfferId } from './offerId.ts'
import { type PricedStay, stayAgain, staysAt, writeOffer } from './offers.ts'
import type { StayWish } from './stay.ts'
import type { HotelWorld } from './world.ts'

const MAX_HOTELS = 100
/** Nights. */
const LONGEST_STAY = 99
/** Days. */
const FARTHEST_AHEAD = 370
/** Lifetime of an offer for lookup and booking, in milliseconds. */
const OFFER_LIFETIME = 6 * 60 * 60_000

const BOARDS = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] as const

/** Hotel offers, and one offer by id. */
export function searchRoutes(app: FastifyInstance, world: HotelWorld): void {
  app.get(
    '/v3/shopping/hotel-offers',
    answering((request) => search(request, world)),
  )
  app.get(
    '/v3/shopping/hotel-offers/:offerId',
    answering((request) => {
      const { offerId } = request.params as { readonly offerId: string }
      const { found, issuedAt } = findOffer(offerId, world)
      const base = baseOf(request)
      return {
        data: describe(found.stay.hotel, [writeOffer(found, issuedAt, base, world)], `${base}${request.url}`),
      }
    }),
  )
}

/** An offer by its id, while it is valid. Throws the GDS's error for an unknown, expired or sold-out one. */
export function findOffer(offerId: string, world: HotelWorld): { found: PricedStay; issuedAt: number } {
  const issued = readOfferId(offerId, world.directory, world.chance)
  if (!issued) throw notFound('No offer has this id', 38420, 'OFFER NOT FOUND')
  const { stay, issuedAt } = issued
  const now = world.now()
  const isOver = now.getTime() - issuedAt > OFFER_LIFETIME || isPast(stay.checkIn, stay.hotel, now)
  if (isOver) throw notFound('The offer has expired: search again', 38420, 'OFFER NOT FOUND')
  const found = stayAgain(stay, world)
  if (!found) throw soldOut('The room is no longer available')
  return { found, issuedAt }
}

function search(request: FastifyRequest, world: HotelWorld) {
  const query = request.query as Query
  const ids = listOf(query, 'hotelIds', /^[A-Z0-9]{8}$/, MAX_HOTELS)
  if (ids.length === 0) throw invalidFormat('hotelIds', 'hotelIds is needed')
  const hotels = ids.flatMap((id) => world.directory.byId(id) ?? [])
  const unknown = ids.filter((id) => !hotels.some((hotel) => hotel.id === id))
  if (hotels.length === 0) throw unknownHotels(unknown)
  const wanted = readWishes(query, world.now())
  const base = baseOf(request)
  const now = world.now()
  const found = hotels.map((hotel) => {
    const isLate = isPast(wanted.wish.checkIn, hotel, now)
    const stays = isLate ? [] : staysAt(hotel, { ...wanted.wish, currency: wanted.currency ?? hotel.currency }, world)
    const fitting = stays.filter(wanted.fits)
    const offered = wanted.isBestOnly ? fitting.slice(0, 1) : fitting
    const offers = offered.map((stay) => writeOffer(stay, now.getTime(), base, world))
    return describe(hotel, offers, `${base}/v3/shopping/hotel-offers?hotelIds=${hotel.id}`)
  })
  const data = wanted.isClosedToo ? found : found.filter(({ available }) => available)
  if (data.length === 0) throw soldOut('None of the hotels has such a room on these nights')
  return { data, ...(unknown.length > 0 ? { warnings: [unknownHotels(unknown).issue] } : {}) }
}

interface Wanted {
  readonly wish: Omit<StayWish, 'currency'>
  readonly currency: string | null
  readonly isBestOnly: boolean
  readonly isClosedToo: boolean
  fits(found: PricedStay): boolean
}

function readWishes(query: Query, now: Date): Wanted {
  const currency = textOf(query, 'currency')
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) throw invalidFormat('currency', 'currency is three letters')
  const policy = wordOf(query, 'paymentPolicy', ['GUARANTEE', 'DEPOSIT', 'NONE']) ?? 'NONE'
  const board = wordOf(query, 'boardType', BOARDS)
  const range = readRange(query, currency)
  return {
    wish: {
      ...readDates(query, now),
      adults: wholeOf(query, 'adults', 1, 9) ?? 1,
      rooms: wholeOf(query, 'roomQuantity', 1, 9) ?? 1,
    },
    // A hotel that does not support the currency quotes in its own.
    currency: currency !== null && isKnownCurrency(currency) ? currency : null,
    isBestOnly: flagOf(query, 'bestRateOnly') ?? true,
    isClosedToo: flagOf(query, 'includeClosed') ?? false,
    fits: (found) =>
      (policy === 'NONE' || found.stay.plan.paymentType === policy) &&
      (board === null || found.stay.plan.boardType === board) &&
      range(found),
  }
}

function readDates(query: Query, now: Date): { checkIn: number; nights: number } {
  const day = (name: string, code: number, title: string) => {
    const text = textOf(query, name)
    const read = text === null ? null : readDay(text)
    if (text !== null && read === null)
      throw new GdsProblem(400, { code, title, detail: `${text} is no day`, source: { parameter: name } })
    return read
  }
  const checkIn = day('checkInDate', 381, 'INVALID CHECK-IN DATE') ?? utcDay(now)
  const checkOut = day('checkOutDate', 382, 'INVALID CHECK-OUT DATE') ?? checkIn + 1
  const refuse = (code: number, title: string, parameter: string): never => {
    throw new GdsProblem(400, { code, title, source: { parameter } })
  }
  if (checkOut <= checkIn)
    refuse(404, 'CHECK_OUT DATE MUST BE FURTHER IN THE FUTURE THAN CHECK-IN DATE', 'checkOutDate')
  if (checkIn < utcDay(now) - 1) refuse(381, 'INVALID CHECK-IN DATE', 'checkInDate')
  if (checkOut > utcDay(now) + FARTHEST_AHEAD) refuse(431, 'CHECK-OUT DATE IS TOO FAR IN THE FUTURE', 'checkOutDate')
  if (checkOut - checkIn > LONGEST_STAY) refuse(377, 'MAX STAY DURATION IS EXCEEDED', 'checkOutDate')
  return { checkIn, nights: checkOut - checkIn }
}

/** Limits of the average price of a room per night: `200-300`, `-300`, or `100` for at least 100. */
function readRange(query: Query, currency: string | null): Wanted['fits'] {
  const text = textOf(query, 'priceRange')
  if (text === null) return () => true
  const match = /^(\d{1,7})?(?:(-)(\d{1,7}))?$/.exec(text)
  if (!match || text === '') throw invalidFormat('priceRange', 'priceRange is like 200-300, -300 or 100')
  if (currency === null) throw invalidFormat('currency', 'priceRange needs a currency')
  const [, low, dash, high] = match
  const [min, max] = [Number(low ?? 0), dash ? Number(high) : Number.POSITIVE_INFINITY]
  return ({ stay, price }) => {
    const night = price.base / stay.nights / stay.rooms
    return night >= toMinor(min, stay.currency) && night <= toMinor(max, stay.currency)
  }
}

/** Hotels accept guests until their local midnight; a search without a date means today in UTC. */
function isPast(checkIn: number, hotel: Hotel, now: Date): boolean {
  return checkIn < Math.min(localDay(now, hotel.city.timezone), utcDay(now))
}

function describe(hotel: Hotel, offers: readonly object[], self: string) {
  return {
    type: 'hotel-offers',
    hotel: {
      type: 'hotel',
      hotelId: hotel.id,
      chainCode: hotel.chain.code,
      dupeId: String(hotel.dupeId),
      name: hotel.name,
      cityCode: hotel.city.code,
      latitude: hotel.latitude,
      longitude: hotel.longitude,
    },
    available: offers.length > 0,
    offers,
    self,
  }
}

function unknownHotels(ids: readonly string[]): GdsProblem {
  const source = { parameter: 'hotelIds', pointer: `hotelIds=${ids.join(',')}` }
  return new GdsProblem(400, { code: 392, title: 'INVALID HOTEL CODE', detail: 'No hotel has this code', source })
}

function soldOut(detail: string): GdsProblem {
  return new GdsProblem(400, { code: 424, title: 'NO HOTELS FOUND WHICH MATCH THIS INPUT', detail })
}
