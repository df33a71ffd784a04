import { z } from 'zod'

// What we read of Duffel's objects (API version v2). Members that we do not read are not here.

const amount = z.string().regex(/^\d+(\.\d+)?$/)
const Cabin = z.enum(['economy', 'premium_economy', 'business', 'first'])
const localTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?/)
const iata = z.string().regex(/^[A-Z]{3}$/)

const Airline = z.object({ iata_code: z.string().nullish(), name: z.string() })
const Airport = z.object({
  iata_code: iata,
  iata_city_code: z.string().nullish(),
  iata_country_code: z.string().nullish(),
})
const Stop = z.object({
  airport: z.object({ iata_code: iata }),
  duration: z.string().nullish(),
  arriving_at: localTime.nullish(),
  departing_at: localTime.nullish(),
})
const SegmentPassenger = z.object({
  passenger_id: z.string(),
  cabin_class: Cabin.nullish(),
  fare_basis_code: z.string().nullish(),
  baggages: z.array(z.object({ type: z.string(), quantity: z.number().int() })).nullish(),
})
const Segment = z.object({
  id: z.string(),
  departing_at: localTime,
  arriving_at: localTime,
  origin: Airport,
  origin_terminal: z.string().nullish(),
  destination: Airport,
  destination_terminal: z.string().nullish(),
  duration: z.string().nullish(),
  marketing_carrier: Airline.extend({ iata_code: z.string().regex(/^[A-Z0-9]{2}$/) }),
  marketing_carrier_flight_number: z.string().regex(/^\d{1,4}$/),
  operating_carrier: Airline.nullish(),
  aircraft: z.object({ iata_code: z.string(), name: z.string() }).nullish(),
  stops: z.array(Stop).nullish(),
  passengers: z.array(SegmentPassenger).min(1),
})
const Slice = z.object({
  duration: z.string().nullish(),
  fare_brand_name: z.string().nullish(),
  segments: z.array(Segment).min(1),
})
const Condition = z
  .object({ allowed: z.boolean(), penalty_amount: amount.nullish(), penalty_currency: z.string().nullish() })
  .nullish()
const Conditions = z.object({ change_before_departure: Condition, refund_before_departure: Condition }).nullish()

const price = {
  total_amount: amount,
  total_currency: z.string(),
  base_amount: amount.nullish(),
}

/** A person of an offer; those below 18 years have an age. */
export const Passenger = z.object({
  id: z.string(),
  type: z.enum(['adult', 'child', 'infant_without_seat']).nullish(),
  age: z.number().int().nullish(),
})
export type Passenger = z.output<typeof Passenger>

const Service = z.object({
  id: z.string(),
  type: z.string(),
  maximum_quantity: z.number().int().nullish(),
  passenger_ids: z.array(z.string()),
  segment_ids: z.array(z.string()),
  total_amount: amount,
  total_currency: z.string(),
  metadata: z.object({ type: z.string().nullish() }).nullish(),
})

export const Offer = z.object({
  ...price,
  id: z.string(),
  /** False in test mode, in which the balance is no money. */
  live_mode: z.boolean(),
  expires_at: z.string(),
  owner: Airline,
  passengers: z.array(Passenger).min(1),
  slices: z.array(Slice).min(1),
  conditions: Conditions,
  payment_requirements: z
    .object({ requires_instant_payment: z.boolean(), payment_required_by: z.string().nullish() })
    .nullish(),
  passenger_identity_documents_required: z.boolean().nullish(),
  supported_passenger_identity_document_types: z.array(z.string()).nullish(),
  private_fares: z.array(z.unknown()).nullish(),
  available_services: z.array(Service).nullish(),
})
export type Offer = z.output<typeof Offer>
export type Slice = z.output<typeof Slice>
export type Segment = z.output<typeof Segment>

const OrderPassenger = Passenger.extend({
  given_name: z.string(),
  family_name: z.string(),
  born_on: z.string(),
  gender: z.enum(['m', 'f']).nullish(),
  email: z.string().nullish(),
  phone_number: z.string().nullish(),
  infant_passenger_id: z.string().nullish(),
})

export const Order = z.object({
  ...price,
  id: z.string(),
  offer_id: z.string().nullish(),
  booking_reference: z.string(),
  created_at: z.string(),
  cancelled_at: z.string().nullish(),
  owner: Airline,
  slices: z.array(Slice).min(1),
  passengers: z.array(OrderPassenger).min(1),
  metadata: z.record(z.string(), z.string()).nullish(),
})
export type Order = z.output<typeof Order>

/** What an order is found and cancelled by, however its other members are. */
export const OrderState = z.looseObject({
  id: z.string(),
  cancelled_at: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
})
export type OrderState = z.output<typeof OrderState>

export const Cancellation = z.object({
  id: z.string(),
  order_id: z.string(),
  refund_amount: amount.nullish(),
  refund_currency: z.string().nullish(),
  refund_to: z.string().nullish(),
})

const Element = z.object({
  type: z.string(),
  designator: z.string().nullish(),
  available_services: z
    .array(z.object({ passenger_id: z.string(), total_amount: amount, total_currency: z.string() }))
    .nullish(),
})
export type Element = z.output<typeof Element>
export const SeatMap = z.object({
  segment_id: z.string(),
  cabins: z.array(
    z.object({
      deck: z.number().int(),
      cabin_class: Cabin,
      rows: z.array(z.object({ sections: z.array(z.object({ elements: z.array(Element) })) })),
    }),
  ),
})
export type SeatMap = z.output<typeof SeatMap>

const City = z.object({ iata_code: iata, name: z.string(), iata_country_code: z.string().nullish() })
const PlaceFacts = z.object({
  iata_code: iata,
  name: z.string(),
  iata_country_code: z.string().nullish(),
  iata_city_code: z.string().nullish(),
  city_name: z.string().nullish(),
  country_name: z.string().nullish(),
  city: City.nullish(),
  latitude: z.number().nullish(),
  longitude: z.number().nullish(),
  time_zone: z.string().nullish(),
})
/** An airport or a city. */
export const Place = PlaceFacts.extend({ type: z.enum(['airport', 'city']), airports: z.array(PlaceFacts).nullish() })
export type Place = z.output<typeof Place>

/** An airline of the list of all airlines. */
export const AirlineRow = Airline
/** Where the next page of a list begins. */
export const Pages = z.object({ meta: z.object({ after: z.string().nullish() }).nullish() })

/** The list of rows in an answer. */
export const Rows = z.object({ data: z.array(z.unknown()) })
