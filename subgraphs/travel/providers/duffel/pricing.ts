import { z } from 'zod'
import { BadInput } from '../../../../schema/errors.ts'
import type { QueryMembers } from '../../../kit/upstream/request.ts'
import type { Duffel } from './company.ts'
import { checkPrice, GivenOffer, hasSamePrice, type Known, refetched } from './given.ts'
import { dictionariesOf } from './offer.ts'
import { GivenTraveler, orderBody } from './orderBody.ts'
import { paired } from './travelers.ts'
import type { Offer } from './wire.ts'

const Body = z.object({
  data: z.object({ flightOffers: z.array(GivenOffer).min(1), travelers: z.array(GivenTraveler).nullish() }),
})
const OFFERS = ['data', 'flightOffers'] as const

/**
 * Confirms prices by fetching the offers again. With travellers it is the check before an order: the price must be as
 * sent, and the order one that the company takes.
 */
export async function priceOffers(body: unknown, query: QueryMembers, duffel: Duffel): Promise<object> {
  const { flightOffers, travelers } = Body.parse(body).data
  const include = extrasOf(query.include)
  const known = await refetched(flightOffers, OFFERS, duffel, { withServices: include.length > 0 })
  if (travelers) checkOrder(known, travelers, duffel)
  const warnings = known.filter((one) => !hasSamePrice(one)).map(priceWarning)
  return {
    data: {
      type: 'flight-offers-pricing',
      flightOffers: known.map(({ written }) => written),
      bookingRequirements: requirementsOf(known),
    },
    ...(include.length > 0 ? { included: included(known, include) } : {}),
    dictionaries: dictionariesOf(known.flatMap(({ offer }) => offer.slices)),
    ...(warnings.length > 0 ? { warnings } : {}),
  }
}

/** Throws BadInput or Conflict for an order that would be refused. */
function checkOrder(known: readonly Known[], travelers: readonly GivenTraveler[], duffel: Duffel): void {
  const [one] = known
  if (!one || known.length > 1) throw new BadInput('must be one: the company books one offer in an order', [...OFFERS])
  checkPrice(one)
  orderBody(one, { travelers, contacts: [], metadata: {} }, duffel)
}

function priceWarning({ given, offer }: Known) {
  const [sent, now] = [`${given.price.total} ${given.price.currency}`, `${offer.total_amount} ${offer.total_currency}`]
  return { title: 'PriceDiscrepancyWarning', detail: `Offer ${given.id} costs ${now}, not ${sent}` }
}

function requirementsOf(known: readonly Known[]) {
  return {
    emailAddressRequired: true,
    mobilePhoneNumberRequired: true,
    travelerRequirements: known.flatMap(({ offer, travelers }) =>
      travelers.map(({ id }) => ({
        travelerId: id,
        genderRequired: true,
        documentRequired: offer.passenger_identity_documents_required ?? false,
        dateOfBirthRequired: true,
      })),
    ),
  }
}

const EXTRAS = ['bags', 'other-services', 'detailed-fare-rules'] as const
type Extra = (typeof EXTRAS)[number]

/** The extras that Duffel has; it charges no fees for cards. */
function extrasOf(include: QueryMembers[string]): readonly Extra[] {
  const words = Array.isArray(include) ? include.map(String) : String(include ?? '').split(',')
  return EXTRAS.filter((extra) => words.includes(extra))
}

function included(known: readonly Known[], include: readonly Extra[]) {
  const services = known.flatMap((one) => (one.offer.available_services ?? []).map((service) => ({ one, service })))
  const of = (isBag: boolean) =>
    Object.fromEntries(
      services
        .filter(({ service }) => (service.type === 'baggage') === isBag)
        .map(({ one, service }, index) => [String(index + 1), serviceOf(one, service)]),
    )
  return {
    ...(include.includes('bags') ? { bags: of(true) } : {}),
    ...(include.includes('other-services') ? { 'other-services': of(false) } : {}),
    ...(include.includes('detailed-fare-rules') ? { 'detailed-fare-rules': fareRules(known) } : {}),
  }
}

type Service = NonNullable<Offer['available_services']>[number]

function serviceOf({ offer, travelers }: Known, service: Service) {
  const segments = offer.slices.flatMap((slice) => slice.segments)
  const pairs = paired(offer.passengers, travelers) ?? []
  return {
    name: serviceName(service),
    ...(service.maximum_quantity ? { quantity: service.maximum_quantity } : {}),
    price: { amount: service.total_amount, currencyCode: service.total_currency },
    bookableByTraveler: true,
    segmentIds: segments.flatMap(({ id }, index) => (service.segment_ids.includes(id) ? [String(index + 1)] : [])),
    travelerIds: pairs
      .filter(({ passenger }) => service.passenger_ids.includes(passenger.id))
      .map(({ traveler }) => traveler.id),
  }
}

function serviceName({ type, metadata }: Service): string {
  if (type !== 'baggage') return type.toUpperCase()
  return metadata?.type === 'carry_on' ? 'CABIN_BAG' : 'CHECKED_BAG'
}

/** What may be changed and given back before departure, for each offer. */
function fareRules(known: readonly Known[]) {
  return Object.fromEntries(
    known.map(({ offer: { conditions, slices } }, index) => {
      const [name] = slices.flatMap(({ fare_brand_name: brand }) => brand ?? [])
      const text = `CHANGES ${ruleOf(conditions?.change_before_departure)}. CANCELLATIONS ${ruleOf(conditions?.refund_before_departure)}.`
      const descriptions = [{ descriptionType: 'PENALTIES', text }]
      return [String(index + 1), { ...(name ? { name } : {}), fareNotes: { descriptions } }]
    }),
  )
}

function ruleOf(condition: NonNullable<Offer['conditions']>['refund_before_departure']): string {
  if (!condition) return 'NOT STATED'
  if (!condition.allowed) return 'NOT PERMITTED'
  const { penalty_amount: amount, penalty_currency: currency } = condition
  if (!amount || !currency) return 'PERMITTED, CHARGE NOT STATED'
  return Number(amount) === 0 ? 'FREE OF CHARGE' : `CHARGE ${currency} ${amount}`
}
