import { shortId } from './ids.ts'
import { paired, type Traveler } from './travelers.ts'
import type { Offer, Segment, Slice } from './wire.ts'

/** The ways of an offer or an order in the port's dialect; segments are numbered through. */
export function itinerariesOf(slices: readonly Slice[]) {
  let count = 0
  return slices.map(({ duration, segments }) => ({
    ...(duration ? { duration } : {}),
    segments: segments.map((segment) => {
      count += 1
      return segmentOf(segment, String(count))
    }),
  }))
}

function segmentOf(segment: Segment, id: string) {
  const { aircraft, operating_carrier: operating, duration, stops } = segment
  return {
    id,
    departure: endOf(segment.origin.iata_code, segment.origin_terminal, segment.departing_at),
    arrival: endOf(segment.destination.iata_code, segment.destination_terminal, segment.arriving_at),
    carrierCode: segment.marketing_carrier.iata_code,
    number: segment.marketing_carrier_flight_number,
    ...(aircraft ? { aircraft: { code: aircraft.iata_code } } : {}),
    ...(operating?.iata_code ? { operating: { carrierCode: operating.iata_code } } : {}),
    ...(duration ? { duration } : {}),
    numberOfStops: stops?.length ?? 0,
    ...(stops && stops.length > 0 ? { stops: stops.map(stopOf) } : {}),
  }
}

function endOf(iataCode: string, terminal: string | null | undefined, at: string) {
  return { iataCode, ...(terminal ? { terminal } : {}), at: at.slice(0, 19) }
}

function stopOf({
  airport,
  duration,
  arriving_at: arrival,
  departing_at: departure,
}: NonNullable<Segment['stops']>[0]) {
  return {
    iataCode: airport.iata_code,
    ...(duration ? { duration } : {}),
    ...(arrival ? { arrivalAt: arrival.slice(0, 19) } : {}),
    ...(departure ? { departureAt: departure.slice(0, 19) } : {}),
  }
}

/**
 * An offer in the port's dialect; null if it is not for these travellers. What Duffel does not say (booking classes,
 * seats left, a price for each traveller) is left out.
 */
export function offerOf(offer: Offer, travelers: readonly Traveler[]) {
  const id = shortId(offer.id)
  const pairs = paired(offer.passengers, travelers)
  if (id === null || pairs === null) return null
  const requirements = offer.payment_requirements
  const airline = offer.owner.iata_code
  return {
    type: 'flight-offer',
    id,
    source: 'GDS',
    instantTicketingRequired: requirements?.requires_instant_payment ?? true,
    nonHomogeneous: false,
    oneWay: false,
    lastTicketingDate: (requirements?.payment_required_by ?? offer.expires_at).slice(0, 10),
    itineraries: itinerariesOf(offer.slices),
    price: priceOf(offer),
    pricingOptions: {
      fareType: [offer.private_fares && offer.private_fares.length > 0 ? 'NEGOTIATED' : 'PUBLISHED'],
      includedCheckedBagsOnly: hasBagsForAll(offer),
    },
    ...(airline ? { validatingAirlineCodes: [airline] } : {}),
    travelerPricings: pairs.map(({ passenger, traveler: { id: travelerId, type, associatedAdultId } }) => ({
      travelerId,
      travelerType: type,
      ...(associatedAdultId ? { associatedAdultId } : {}),
      fareDetailsBySegment: fareDetails(offer.slices, passenger.id),
    })),
  }
}
export type PortOffer = NonNullable<ReturnType<typeof offerOf>>

type Priced = Pick<Offer, 'total_amount' | 'total_currency' | 'base_amount'>

export function priceOf({ total_amount: total, total_currency: currency, base_amount: base }: Priced) {
  return { currency, total, ...(base ? { base } : {}), grandTotal: total }
}

/** What a passenger gets on each segment. */
export function fareDetails(slices: readonly Slice[], passengerId: string) {
  return slices
    .flatMap(({ segments, fare_brand_name: brand }) => segments.map((segment) => ({ segment, brand })))
    .map(({ segment, brand }, index) => {
      const own = segment.passengers.find(({ passenger_id: id }) => id === passengerId)
      const bags = (type: string) =>
        own?.baggages?.filter((baggage) => baggage.type === type).reduce((sum, { quantity }) => sum + quantity, 0)
      const [checked, cabin] = [bags('checked'), bags('carry_on')]
      return {
        segmentId: String(index + 1),
        ...(own?.cabin_class ? { cabin: own.cabin_class.toUpperCase() } : {}),
        ...(own?.fare_basis_code ? { fareBasis: own.fare_basis_code } : {}),
        ...(brand ? { brandedFareLabel: brand } : {}),
        ...(checked === undefined ? {} : { includedCheckedBags: { quantity: checked } }),
        ...(cabin === undefined ? {} : { includedCabinBags: { quantity: cabin } }),
      }
    })
}

function hasBagsForAll({ slices }: Offer): boolean {
  return slices.every(({ segments }) =>
    segments.every(({ passengers }) =>
      passengers.every(({ baggages }) => baggages?.some(({ type, quantity }) => type === 'checked' && quantity > 0)),
    ),
  )
}

/** Names of the codes in offers and orders. */
export function dictionariesOf(slices: readonly Slice[]) {
  const segments = slices.flatMap((slice) => slice.segments)
  const airports = segments.flatMap(({ origin, destination }) => [origin, destination])
  const carriers = segments.flatMap(({ marketing_carrier: seller, operating_carrier: operator }) =>
    [seller, operator].flatMap((one) => (one?.iata_code ? [[one.iata_code, one.name] as const] : [])),
  )
  return {
    locations: Object.fromEntries(
      airports.map(({ iata_code: code, iata_city_code: city, iata_country_code: country }) => [
        code,
        { ...(city ? { cityCode: city } : {}), ...(country ? { countryCode: country } : {}) },
      ]),
    ),
    aircraft: Object.fromEntries(
      segments.flatMap(({ aircraft }) => (aircraft ? [[aircraft.iata_code, aircraft.name]] : [])),
    ),
    carriers: Object.fromEntries(carriers),
  }
}
