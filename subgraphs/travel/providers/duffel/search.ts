import { ask } from '../../../kit/upstream/request.ts'
import { type Duffel, goodOf, rowsIn } from './company.ts'
import { type Criteria, type Filters, offerRequest } from './criteria.ts'
import { dictionariesOf, offerOf } from './offer.ts'
import { forCaller } from './refusal.ts'
import { Offer } from './wire.ts'

/** How long Duffel waits for airlines, in milliseconds. */
const SUPPLIER_TIMEOUT_MS = 20_000

/** Searches offers, the cheapest first. */
export async function searchFlights(criteria: Criteria, { client, log }: Duffel): Promise<object> {
  const request = ask('/air/offer_requests', offerRequest(criteria), {
    return_offers: true,
    supplier_timeout: SUPPLIER_TIMEOUT_MS,
  })
  const { body } = await client.request(request).catch((error: unknown) => {
    throw forCaller(error, (pointer) => placeOf(pointer, criteria))
  })
  const found = goodOf(Offer, rowsIn(body, 'offers'), log)
    .filter((offer) => fits(offer, criteria))
    .sort((one, other) => Number(one.total_amount) - Number(other.total_amount))
    .slice(0, criteria.most)
  const data = found.flatMap((offer) => offerOf(offer, criteria.travelers) ?? [])
  const currency = found[0]?.total_currency ?? null
  return {
    meta: { count: data.length },
    data,
    dictionaries: dictionariesOf(found.flatMap(({ slices }) => slices)),
    ...(currency !== null && criteria.currency !== null && currency !== criteria.currency
      ? { warnings: [inAnotherCurrency(currency)] }
      : {}),
  }
}

function inAnotherCurrency(currency: string) {
  return {
    title: 'CurrencyWarning',
    detail: `Prices are in ${currency}, the currency of the account at the company`,
    source: { parameter: 'currencyCode' },
  }
}

/** The caller's member of a member of the offer request. */
function placeOf([, list, slice, member]: readonly (string | number)[], criteria: Criteria) {
  return list === 'slices' && typeof slice === 'number' ? criteria.placeOf(slice, String(member)) : null
}

function fits(offer: Offer, { filters, maxPrice, travelers, mostConnections }: Criteria): boolean {
  const seats = travelers.filter(({ type }) => type !== 'HELD_INFANT').length
  if (maxPrice !== null && Number(offer.total_amount) > maxPrice * Math.max(1, seats)) return false
  if (mostConnections !== null && offer.slices.some(({ segments }) => segments.length - 1 > mostConnections))
    return false
  return fitsAirlines(offer, filters) && fitsWays(offer, filters) && fitsTerms(offer, filters)
}

function fitsAirlines({ slices }: Offer, { included, excluded }: Filters): boolean {
  const carriers = slices.flatMap(({ segments }) => segments.map((one) => one.marketing_carrier.iata_code))
  return carriers.every((code) => (included?.includes(code) ?? true) && !excluded?.includes(code))
}

function fitsWays({ slices }: Offer, { points, cabins }: Filters): boolean {
  return slices.every(({ segments }, index) => {
    const stops = segments.slice(0, -1).map(({ destination }) => destination.iata_code)
    const { required = [], barred = [] } = points[index] ?? {}
    const cabin = cabins[index]?.toLowerCase()
    return (
      required.every((code) => stops.includes(code)) &&
      !barred.some((code) => stops.includes(code)) &&
      (!cabin || segments.some(({ passengers }) => passengers.some(({ cabin_class: sold }) => sold === cabin)))
    )
  })
}

function fitsTerms({ conditions, slices }: Offer, { needsBags, needsRefund }: Filters): boolean {
  const refund = conditions?.refund_before_departure
  if (needsRefund && !(refund?.allowed && Number(refund.penalty_amount ?? 0) === 0)) return false
  if (!needsBags) return true
  return slices.every(({ segments }) =>
    segments.every(({ passengers }) =>
      passengers.every(({ baggages }) => baggages?.some(({ type, quantity }) => type === 'checked' && quantity > 0)),
    ),
  )
}
