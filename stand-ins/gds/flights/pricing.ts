import { z } from 'zod'
import { BRANDS } from '../../worlds/travel/fares/brands.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { formatMinor, fromEuros, toMinor } from '../shared/currencies.ts'
import { type GdsIssue, invalidFormat } from '../shared/problem.ts'
import { flagOf, listOf, type Query } from '../shared/query.ts'
import { readAs } from '../shared/read.ts'
import { type CheckedOffer, checkOffer, refuseUnavailable } from './check.ts'
import { dictionariesOf, segmentsOf } from './dictionaries.ts'
import { writeOffer } from './offer.ts'
import { cheapestIn, mainClass, type OfferPlan, seatsNeeded } from './plan.ts'
import type { FlightOffer } from './wire.ts'

const INCLUDES = ['credit-card-fees', 'bags', 'other-services', 'detailed-fare-rules'] as const
const Body = z.object({
  data: z.object({ type: z.literal('flight-offers-pricing'), flightOffers: z.array(z.unknown()).min(1).max(6) }),
})
/** Price of an extra bag in euros, and the surcharge for cards as a share. */
const BAG = 45
const CARD_SHARE = 0.012

/** Confirms prices. With `forceClass` an offer whose class is sold out is rejected; without, it is priced in another class. */
export function priceOffers(world: TravelWorld, body: unknown, query: Query) {
  const { data } = readAs(Body, body)
  const includes = readIncludes(query)
  const warnings: GdsIssue[] = []
  const force = flagOf(query, 'forceClass') ?? false
  const offers = data.flightOffers.map((value, index) => {
    const pointer = `/data/flightOffers/${index}`
    const checked = checkOffer(world, { value, pointer })
    if (checked.isAvailable) return checked.offer
    const again = force ? null : inAnotherClass(world, checked)
    if (!again) return refuseUnavailable(checked, pointer)
    const detail = `Offer ${again.id} is priced in another booking class: its own is gone`
    warnings.push({ status: 200, code: 0, title: 'PriceDiscrepancyWarning', detail, source: { pointer } })
    return again
  })
  return {
    ...(warnings.length > 0 ? { warnings } : {}),
    data: {
      type: 'flight-offers-pricing',
      flightOffers: offers,
      bookingRequirements: requirements(offers),
    },
    ...(includes.length > 0 ? { included: included(offers, includes) } : {}),
    dictionaries: dictionariesOf(
      segmentsOf(offers),
      offers.map(({ price }) => price.currency),
    ),
  }
}

function inAnotherClass(world: TravelWorld, { plan, offer }: CheckedOffer): FlightOffer | null {
  const at = world.now().getTime()
  const seats = seatsNeeded(plan.travelers)
  const bounds = plan.bounds.flatMap(
    (one) => cheapestIn(world, one.bound, mainClass(one).cabin, seats, at, one.brand) ?? [],
  )
  if (bounds.length < plan.bounds.length) return null
  const again: OfferPlan = { ...plan, bounds }
  return writeOffer(world, again, offer.id)
}

type Include = (typeof INCLUDES)[number]

function readIncludes(query: Query): Include[] {
  return listOf(query, 'include', /^[a-z-]+$/, INCLUDES.length).map((text) => {
    const include = INCLUDES.find((one) => one === text)
    if (!include) throw invalidFormat('include', `include takes ${INCLUDES.join(', ')}`)
    return include
  })
}

/** Required traveller data: documents for international flights. */
function requirements(offers: readonly FlightOffer[]) {
  const segments = segmentsOf(offers)
  const { locations } = dictionariesOf(segments, [])
  const isAbroad = segments.some(
    ({ departure, arrival }) => locations[departure.iataCode]?.countryCode !== locations[arrival.iataCode]?.countryCode,
  )
  return {
    emailAddressRequired: true,
    mobilePhoneNumberRequired: true,
    travelerRequirements: travelersOf(offers).map((travelerId) => ({
      travelerId,
      genderRequired: isAbroad,
      documentRequired: isAbroad,
      dateOfBirthRequired: true,
    })),
  }
}

function included(offers: readonly FlightOffer[], includes: readonly Include[]) {
  const has = (include: Include) => includes.includes(include)
  const [first] = offers
  const currency = first?.price.currency ?? 'EUR'
  const bags = { 1: bagOf(offers, currency) }
  return {
    ...(has('bags') ? { bags } : {}),
    ...(has('credit-card-fees') ? { 'credit-card-fees': cardFees(offers, currency) } : {}),
    ...(has('other-services') ? { 'other-services': otherServices(offers, currency) } : {}),
    ...(has('detailed-fare-rules') ? { 'detailed-fare-rules': fareRules(offers, currency) } : {}),
  }
}

function bagOf(offers: readonly FlightOffer[], currency: string) {
  return {
    quantity: 1,
    name: 'CHECKED_BAG',
    price: { amount: formatMinor(fromEuros(BAG, currency), currency), currencyCode: currency },
    bookableByItinerary: true,
    segmentIds: segmentsOf(offers).map(({ id }) => id),
    travelerIds: travelersOf(offers),
  }
}

function cardFees(offers: readonly FlightOffer[], currency: string) {
  return Object.fromEntries(
    offers.map(({ id, price }) => [
      id,
      {
        brand: 'VISA',
        flightOfferId: id,
        currency,
        amount: formatMinor(Math.round(toMinor(Number(price.grandTotal), currency) * CARD_SHARE), currency),
      },
    ]),
  )
}

function otherServices(offers: readonly FlightOffer[], currency: string) {
  return {
    1: {
      name: 'PRIORITY_BOARDING',
      price: { amount: formatMinor(fromEuros(12, currency), currency), currencyCode: currency },
      bookableByTraveler: true,
      bookableByItinerary: true,
      segmentIds: segmentsOf(offers).map(({ id }) => id),
      travelerIds: travelersOf(offers),
    },
  }
}

/** What a fare allows, by brand. */
function fareRules(offers: readonly FlightOffer[], currency: string) {
  const details = offers.flatMap(({ travelerPricings }) => travelerPricings[0]?.fareDetailsBySegment ?? [])
  return Object.fromEntries(
    details.map((detail, index) => {
      const brand = BRANDS.find(({ code }) => code === detail.brandedFare)
      const fee = (euros: number | null | undefined) =>
        euros === null || euros === undefined
          ? 'NOT PERMITTED'
          : euros === 0
            ? 'FREE OF CHARGE'
            : `CHARGE ${currency} ${formatMinor(fromEuros(euros, currency), currency)}`
      return [
        String(index + 1),
        {
          fareBasis: detail.fareBasis,
          name: detail.brandedFareLabel,
          segmentId: detail.segmentId,
          fareNotes: {
            descriptions: [
              {
                descriptionType: 'PENALTIES',
                text: `CHANGES ${fee(brand?.changeFee)}. CANCELLATIONS ${fee(brand?.refundFee)}.`,
              },
              { descriptionType: 'BAGGAGE', text: `${detail.includedCheckedBags.quantity} CHECKED BAGS INCLUDED.` },
            ],
          },
        },
      ]
    }),
  )
}

function travelersOf(offers: readonly FlightOffer[]): string[] {
  return [...new Set(offers.flatMap(({ travelerPricings }) => travelerPricings.map(({ travelerId }) => travelerId)))]
}
