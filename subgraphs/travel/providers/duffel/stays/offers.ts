import { BadInput, Conflict, NotFound, Unavailable } from '../../../../../schema/errors.ts'
import { mapLimit } from '../../../../kit/async/mapLimit.ts'
import { addDays } from '../../../../kit/time.ts'
import { ask, type QueryMembers, segment, send } from '../../../../kit/upstream/request.ts'
import type { BookingTerms } from '../../../hotels/bookingTerms.ts'
import { dataOf, goodOf, rowsIn } from '../company.ts'
import { forCaller } from '../refusal.ts'
import type { Stays } from './company.ts'
import { offerOf, profileOf, quoted, type Stay } from './offer.ts'
import { type OfferedRate, readOfferId } from './offerId.ts'
import { type Price, Quote, type Rate, type Room, SearchResult } from './wire.ts'

/** Hotels whose rates are fetched at once. */
const AT_ONCE = 4
/** A rate that the balance can pay; others want a card, which is not given to Duffel. */
const BY_BALANCE = 'balance'

/** Rooms that hotels have left for a stay, in the order of the hotels. */
export async function searchOffers(query: QueryMembers, stays: Stays): Promise<object> {
  const hotelIds = [...new Set(Array.isArray(query.hotelIds) ? query.hotelIds.map(String) : [])]
  const known = await stays.codes.accommodationsOf(hotelIds)
  const unknown = hotelIds.filter((id) => !known.has(id)).map(unknownHotel)
  if (known.size === 0) throw new NotFound('None of the hotels is known: take hotelId from a list of hotels')
  const stay = stayOf(query, stays.now())
  const found = await resultsFor([...known.values()], stay, stays)
  const fits = filterOf(query, stay)
  const hotels = hotelIds.flatMap((hotelId) => {
    const result = found.find(({ accommodation }) => accommodation.id === known.get(hotelId))
    if (!result) return []
    const { accommodation } = result
    const rates = ratesOf(accommodation.rooms ?? []).filter(({ rate }) => fits(rate))
    const offers = rates
      .sort((one, other) => Number(one.rate.total_amount) - Number(other.rate.total_amount))
      .slice(0, query.bestRateOnly === false ? rates.length : 1)
      .map(({ room, rate }) => offerOf(rate.id, rate, { room, rate, stay }))
    return [{ hotel: profileOf(accommodation, hotelId), available: offers.length > 0, offers }]
  })
  const data = query.includeClosed === true ? hotels : hotels.filter(({ available }) => available)
  const warnings = [...unknown, ...currencyWarnings(query.currency, hotels)]
  return { data, ...(warnings.length > 0 ? { warnings } : {}) }
}

/** One offer with its final price and terms, by a quote of its rate. */
export async function oneOffer(id: string, stays: Stays): Promise<object> {
  const offered = rateOfOffer(id)
  const quote = await quoteOf(offered, stays)
  const [hotelId = ''] = (await stays.codes.codesOf([quote.accommodation.id])).values()
  const offer = { ...offerOfQuote(quote, offered), booking: termsOf(quote, offered, stays) }
  return { data: { hotel: profileOf(quote.accommodation, hotelId), available: true, offers: [offer] } }
}

/** The rate of an offer of ours. Throws NotFound for another id. */
export function rateOfOffer(id: string): OfferedRate {
  const offered = readOfferId(id)
  if (!offered) throw new NotFound('No offer of a search here has this id')
  return offered
}

/** A quote of a rate. Throws Conflict for a rate that cannot be booked any more. */
export async function quoteOf({ rateId }: OfferedRate, { client }: Stays): Promise<Quote> {
  const { body } = await client
    .request(send('/stays/quotes', { data: { rate_id: rateId } }))
    .catch((error: unknown) => {
      throw forCaller(error, () => null)
    })
  return dataOf(Quote, body)
}

/** The offer of a quote, in the port's dialect. */
export function offerOfQuote(quote: Quote, { rateId }: OfferedRate) {
  const found = quoted(quote, rateId)
  const stay: Stay = {
    checkInDate: quote.check_in_date,
    checkOutDate: quote.check_out_date,
    rooms: quote.rooms,
    adults: Math.max(1, Math.round(quote.guests.length / quote.rooms)),
  }
  return offerOf(rateId, quote, { room: null, rate: null, ...found, stay, deposit: quote.deposit_amount })
}

/** Throws Conflict for a price that has changed, and Unavailable for one above the operator's limit. */
export function checkPrice(quote: Price, offered: OfferedRate, stays: Stays): void {
  const { refusal } = termsOf(quote, offered, stays)
  if (refusal?.reason === 'PRICE_CHANGED') throw new Conflict(refusal.message)
  if (refusal) throw new Unavailable(refusal.message)
}

function termsOf(quote: Price, offered: OfferedRate, { isLive, mostPerOrder }: Stays): BookingTerms {
  const { total_amount: total, total_currency: currency } = quote
  const isSame = currency === offered.currency && Number(total) === Number(offered.total)
  const terms = { isForAdultsAlone: true, needsInternationalPhone: true }
  if (!isSame) {
    const message = `The price of this offer is ${total} ${currency} now: look it up again and book the new one`
    return { ...terms, refusal: { reason: 'PRICE_CHANGED', message } }
  }
  if (isLive && Number(total) > mostPerOrder) {
    const message = `Stays above ${mostPerOrder} ${currency} are not booked here`
    return { ...terms, refusal: { reason: 'ABOVE_LIMIT', message } }
  }
  return terms
}

function stayOf(query: QueryMembers, now: Date): Stay {
  const today = now.toISOString().slice(0, 10)
  const checkInDate = String(query.checkInDate ?? today)
  const nextDay = addDays(new Date(`${checkInDate}T00:00:00Z`), 1)
    .toISOString()
    .slice(0, 10)
  return {
    checkInDate,
    checkOutDate: String(query.checkOutDate ?? nextDay),
    rooms: Number(query.roomQuantity ?? 1),
    adults: Number(query.adults ?? 1),
  }
}

/** Hotels with all their rates; a hotel that comes without rates is asked for them. */
async function resultsFor(
  ids: readonly string[],
  stay: Stay,
  { client, log }: Stays,
): Promise<readonly SearchResult[]> {
  const guests = Array.from({ length: stay.rooms * stay.adults }, () => ({ type: 'adult' }))
  const dates = { check_in_date: stay.checkInDate, check_out_date: stay.checkOutDate }
  const search = { accommodation: { ids, fetch_rates: true }, rooms: stay.rooms, guests, ...dates }
  const { body } = await client.request(ask('/stays/search', { data: search })).catch((error: unknown) => {
    throw forCaller(error, placeOfSearch)
  })
  const found = goodOf(SearchResult, rowsIn(body, 'results'), log)
  return mapLimit(found, AT_ONCE, async (result) => {
    if (ratesOf(result.accommodation.rooms ?? []).length > 0) return result
    const request = ask(`/stays/search_results/${segment(result.id)}/actions/fetch_all_rates`, undefined)
    return dataOf(SearchResult, (await client.request(request)).body)
  })
}

/** The caller's member of a member of the search. */
function placeOfSearch([, member]: readonly (string | number)[]): readonly string[] | null {
  if (member === 'check_in_date') return ['checkInDate']
  if (member === 'check_out_date') return ['checkOutDate']
  if (member === 'guests') return ['adults']
  return member === 'rooms' ? ['roomQuantity'] : null
}

function ratesOf(rooms: readonly Room[]): { room: Room; rate: Rate }[] {
  return rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate })))
}

const POLICIES: ReadonlyMap<unknown, readonly Rate['payment_type'][]> = new Map([
  ['GUARANTEE', ['guarantee']],
  ['DEPOSIT', ['deposit', 'pay_now']],
])

function filterOf(query: QueryMembers, stay: Stay): (rate: Rate) => boolean {
  const types = POLICIES.get(query.paymentPolicy)
  const board = query.boardType ? String(query.boardType).toLowerCase() : null
  const range = rangeOf(query, stay)
  return (rate) =>
    rate.available_payment_methods.includes(BY_BALANCE) &&
    rate.loyalty_programme_required !== true &&
    (types?.includes(rate.payment_type) ?? true) &&
    (board === null || rate.board_type === board) &&
    range(rate)
}

/** Bounds of the average price of a night in a room. A rate in another currency than that of the bounds is not compared. */
function rangeOf({ priceRange, currency }: QueryMembers, stay: Stay): (rate: Rate) => boolean {
  if (typeof priceRange !== 'string') return () => true
  const match = /^(\d*)(?:(-)(\d+))?$/.exec(priceRange)
  if (!match) throw new BadInput('must be like 200-300, -300 or 100', ['priceRange'])
  const [, low, dash, high] = match
  const [least, most] = [Number(low || 0), dash ? Number(high) : Number.POSITIVE_INFINITY]
  const nights = (Date.parse(stay.checkOutDate) - Date.parse(stay.checkInDate)) / 86_400_000
  return (rate) => {
    if (rate.total_currency !== currency) return true
    const night = Number(rate.total_amount) / Math.max(1, nights) / stay.rooms
    return night >= least && night <= most
  }
}

function unknownHotel(hotelId: string) {
  const detail = `No hotel of a list here has the code ${hotelId}`
  return { title: 'HotelWarning', detail, source: { parameter: 'hotelIds', pointer: hotelId } }
}

type Priced = { readonly offers: readonly { readonly price: { readonly currency: string } }[] }

function currencyWarnings(wanted: QueryMembers[string], hotels: readonly Priced[]) {
  const other = hotels.flatMap(({ offers }) => offers).find(({ price }) => price.currency !== wanted)
  if (!wanted || !other) return []
  const detail = `Prices are in ${other.price.currency}, the currency of the account at the company`
  return [{ title: 'CurrencyWarning', detail, source: { parameter: 'currencyCode' } }]
}
