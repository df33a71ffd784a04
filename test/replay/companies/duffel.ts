import {
  hasBearer,
  NO_REPLY,
  type ReplayDefinition,
  type ReplayRequest,
  type ReplayRoute,
  Reply,
  type RequestIssue,
  WAIT_SECONDS,
} from '../definition.ts'

// Duffel API, version v2, read on 26 November 2026: https://duffel.com/docs/api, the types and fixtures of @duffel/api
// 4.30.0, and the pages on response handling and on cancelling an order.
// Certain: paths, members and types of requests and answers, status codes, the form of errors, the header
// Duffel-Version, `balance` as a payment, cancellation in two steps.
// Less certain: that a missing path is answered like a missing resource (here it is), and the filter `offer_id` of the
// list of orders, which the types do not have and other clients use.

const OFFER = 'off_0000AhV9kQm2ZtRw4XcLp1'
const ODD_OFFER = 'off_0000AhV9kQm2ZtRw4XcLp2'
const GONE_OFFER = 'off_0000AhV9kQm2ZtRw4XcLp3'
/** The first order. */
const ORDER = 'ord_0000AhVBn3TqS8dPy6UvE7'
const PASSENGER = 'pas_0000AhV9kQm2ZtRw4XcLq1'
const SEGMENT = 'seg_0000AhV9kQm2ZtRw4XcLr1'

/** Ids of this definition's offers as our contract has them. */
export const OFFER_IDS = { good: OFFER.slice(8), gone: GONE_OFFER.slice(8) } as const
export const ORDER_ID = ORDER
export const BOOKING_REFERENCE = 'QX7TRA'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const airline = {
  id: 'arl_00009VME7DAGiJjwomhv32',
  name: 'Quill Airways',
  iata_code: 'ZZ',
  logo_symbol_url: null,
  logo_lockup_url: null,
  conditions_of_carriage_url: null,
}
const city = (iata_code: string, name: string, iata_country_code: string) => ({
  id: `cit_${iata_code.toLowerCase()}_${iata_country_code.toLowerCase()}`,
  name,
  iata_code,
  iata_country_code,
})
const NYC = city('NYC', 'New York', 'US')
const LON = city('LON', 'London', 'GB')
const jfk = {
  id: 'arp_jfk_us',
  name: 'John F. Kennedy International Airport',
  iata_code: 'JFK',
  icao_code: 'KJFK',
  iata_city_code: 'NYC',
  iata_country_code: 'US',
  city_name: 'New York',
  city: NYC,
  latitude: 40.640556,
  longitude: -73.778519,
  time_zone: 'America/New_York',
}
const lhr = {
  id: 'arp_lhr_gb',
  name: 'Heathrow Airport',
  iata_code: 'LHR',
  icao_code: 'EGLL',
  iata_city_code: 'LON',
  iata_country_code: 'GB',
  city_name: 'London',
  city: LON,
  latitude: 51.47076,
  longitude: -0.461858,
  time_zone: 'Europe/London',
}

/** Local times of the flight of all offers. */
export const DEPARTURE = `${day(30)}T18:25:00`
export const ARRIVAL = `${day(31)}T06:35:00`

function segment(passengerIds: readonly string[]) {
  return {
    id: SEGMENT,
    departing_at: DEPARTURE,
    arriving_at: ARRIVAL,
    origin: jfk,
    origin_terminal: '7',
    destination: lhr,
    destination_terminal: '3',
    distance: '5540.6',
    duration: 'PT7H10M',
    marketing_carrier: airline,
    marketing_carrier_flight_number: '7104',
    operating_carrier: airline,
    operating_carrier_flight_number: '7104',
    aircraft: { id: 'arc_00009VMF8AhXSSRnQDI6Hi', name: 'Airbus A350-900', iata_code: '359' },
    stops: [],
    passengers: passengerIds.map((passenger_id) => ({
      passenger_id,
      cabin_class: 'economy',
      cabin_class_marketing_name: 'Standard',
      fare_basis_code: 'OQLQ3ZZ',
      cabin: null,
      baggages: [
        { type: 'checked', quantity: 1 },
        { type: 'carry_on', quantity: 1 },
      ],
    })),
  }
}

const refundable = { allowed: true, penalty_amount: '40.00', penalty_currency: 'GBP' }

function slice(passengerIds: readonly string[]) {
  return {
    id: 'sli_0000AhV9kQm2ZtRw4XcLs1',
    origin: { ...jfk, type: 'airport' },
    origin_type: 'airport',
    destination: { ...lhr, type: 'airport' },
    destination_type: 'airport',
    duration: 'PT7H10M',
    fare_brand_name: 'Basic',
    ngs_shelf: null,
    comparison_key: 'QhMhcmA',
    conditions: {
      change_before_departure: null,
      advance_seat_selection: null,
      priority_boarding: null,
      priority_check_in: null,
    },
    segments: [segment(passengerIds)],
  }
}

interface OfferChanges {
  readonly id?: string
  readonly total?: unknown
}

function offer(passengers: readonly object[], { id = OFFER, total = '236.70' }: OfferChanges = {}) {
  const ids = passengers.map((_, index) => passengerId(index))
  return {
    id,
    live_mode: false,
    partial: false,
    created_at: `${day(0)}T08:00:00.104208Z`,
    updated_at: `${day(0)}T08:00:00.104208Z`,
    expires_at: `${day(0)}T23:59:59.104208Z`,
    owner: airline,
    passengers: passengers.map((one, index) => ({
      id: passengerId(index),
      type: null,
      age: null,
      fare_type: null,
      loyalty_programme_accounts: [],
      ...one,
    })),
    slices: [slice(ids)],
    base_amount: '180.20',
    base_currency: 'GBP',
    tax_amount: '56.50',
    tax_currency: 'GBP',
    total_amount: total,
    total_currency: 'GBP',
    total_emissions_kg: '460',
    conditions: { change_before_departure: { ...refundable }, refund_before_departure: refundable },
    payment_requirements: {
      requires_instant_payment: false,
      price_guarantee_expires_at: null,
      payment_required_by: `${day(2)}T10:00:00Z`,
    },
    passenger_identity_documents_required: false,
    supported_passenger_identity_document_types: ['passport'],
    supported_loyalty_programmes: [],
    private_fares: [],
  }
}

function passengerId(index: number): string {
  return PASSENGER.slice(0, -1) + String(index + 1)
}

const services = [
  {
    id: 'ase_0000AhV9kQm2ZtRw4XcLt1',
    type: 'baggage',
    maximum_quantity: 2,
    passenger_ids: [PASSENGER],
    segment_ids: [SEGMENT],
    total_amount: '38.50',
    total_currency: 'GBP',
    metadata: {
      type: 'checked',
      maximum_weight_kg: 23,
      maximum_height_cm: null,
      maximum_length_cm: null,
      maximum_depth_cm: null,
    },
  },
]

function refusal(status: number, type: string, code: string, message: string, source?: object): Reply {
  const error = {
    type,
    code,
    title: message,
    message,
    documentation_url: 'https://duffel.com/docs/api/overview/errors',
  }
  return new Reply(status, {
    errors: [{ ...error, ...(source ? { source } : {}) }],
    meta: { status, request_id: 'FZW0H3HdJwKk5HMAAKxB' },
  })
}

const text = { type: 'string', minLength: 1 }
const object = (properties: object, required: readonly string[]) => ({ type: 'object', properties, required })
const times = object({ from: text, to: text }, ['from', 'to'])

const OFFER_REQUEST = object(
  {
    data: object(
      {
        slices: {
          type: 'array',
          minItems: 1,
          items: object(
            {
              origin: { type: 'string', pattern: '^[A-Z]{3}$' },
              destination: { type: 'string', pattern: '^[A-Z]{3}$' },
              departure_date: { type: 'string', format: 'date' },
              departure_time: times,
              arrival_time: times,
            },
            ['origin', 'destination', 'departure_date'],
          ),
        },
        passengers: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            properties: { type: { const: 'adult' }, age: { type: 'integer', minimum: 0, maximum: 17 } },
            oneOf: [{ required: ['type'] }, { required: ['age'] }],
          },
        },
        cabin_class: { enum: ['first', 'business', 'premium_economy', 'economy'] },
        max_connections: { type: 'integer', minimum: 0, maximum: 2 },
      },
      ['slices', 'passengers'],
    ),
  },
  ['data'],
)

const CREATE_ORDER = object(
  {
    data: object(
      {
        type: { const: 'instant' },
        selected_offers: { type: 'array', items: text, minItems: 1, maxItems: 1 },
        payments: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          items: object({ type: { const: 'balance' }, amount: { type: 'string' }, currency: { type: 'string' } }, [
            'type',
            'amount',
            'currency',
          ]),
        },
        passengers: {
          type: 'array',
          minItems: 1,
          items: object(
            {
              id: text,
              title: { enum: ['mr', 'ms', 'mrs', 'miss', 'dr'] },
              given_name: text,
              family_name: text,
              born_on: { type: 'string', format: 'date' },
              gender: { enum: ['m', 'f'] },
              email: { type: 'string', format: 'email' },
              phone_number: { type: 'string', pattern: '^\\+[1-9]\\d{5,14}$' },
              infant_passenger_id: text,
              identity_documents: { type: 'array', maxItems: 3, items: { type: 'object', additionalProperties: true } },
            },
            ['id', 'title', 'given_name', 'family_name', 'born_on', 'gender', 'email', 'phone_number'],
          ),
        },
        metadata: {
          type: 'object',
          maxProperties: 50,
          properties: {},
          additionalProperties: { type: 'string', maxLength: 500 },
        },
      },
      ['type', 'selected_offers', 'payments', 'passengers'],
    ),
  },
  ['data'],
)

interface OrderBody {
  readonly data: {
    readonly selected_offers: readonly string[]
    readonly payments: readonly { readonly amount: string; readonly currency: string }[]
    readonly passengers: readonly object[]
    readonly metadata?: Record<string, string>
  }
}

/**
 * How the company answers the creation of orders: at once; without saying so; with an error after or before it was made;
 * not at all.
 */
export type OrderAnswer =
  | 'created'
  | 'accepted'
  | 'made, then 500'
  | 'made, then silent'
  | '502 and not made'
  | '202 and never made'
  | 'offer gone'

/** A company with its orders. */
export interface DuffelReplay extends ReplayDefinition {
  /** How orders are answered. */
  orders: OrderAnswer
  /** The price of offers that are fetched again. */
  price: string
  /** Whether the key is one of the live mode. */
  isLive: boolean
  /** Whether orders lack what is documented as always there. */
  areOrdersOdd: boolean
  /** Makes an order of the body of a request that was answered without one; its id. */
  appear(body: unknown): string
  /** Orders by id. */
  readonly made: ReadonlyMap<string, { readonly body: OrderBody; cancelledAt: string | null }>
}

/** Duffel as documented, with orders of its own. */
export function duffel(): DuffelReplay {
  const made = new Map<string, { readonly body: OrderBody; cancelledAt: string | null }>()
  const cancellations = new Map<string, string>()

  function order(id: string) {
    const found = made.get(id)
    if (!found) return null
    const { data } = found.body
    const first = offer(data.passengers)
    const { slices, owner, base_amount, base_currency, tax_amount, tax_currency, total_currency, conditions } = first
    return {
      id,
      offer_id: data.selected_offers[0],
      live_mode: false,
      content: 'managed',
      type: 'instant',
      booking_reference: definition.areOrdersOdd ? null : BOOKING_REFERENCE,
      created_at: `${day(0)}T09:12:14.545Z`,
      synced_at: `${day(0)}T09:12:14Z`,
      cancelled_at: found.cancelledAt,
      cancellation: null,
      owner,
      slices,
      services: [],
      documents: [],
      conditions,
      base_amount,
      base_currency,
      tax_amount,
      tax_currency,
      total_amount: data.payments[0]?.amount,
      total_currency,
      passengers: data.passengers.map((one) => ({ type: 'adult', ...one })),
      payment_status: { awaiting_payment: false, paid_at: `${day(0)}T09:12:14Z` },
      available_actions: ['cancel', 'update'],
      airline_initiated_changes: [],
      metadata: data.metadata ?? {},
    }
  }

  function appear(body: OrderBody): string {
    const id = ORDER.slice(0, -1) + '789abcdefghijk'.charAt(made.size)
    made.set(id, { body, cancelledAt: null })
    return id
  }

  function create({ body }: ReplayRequest): unknown {
    const wanted = body as OrderBody
    const { orders } = definition
    if (orders === 'offer gone')
      return refusal(422, 'airline_error', 'offer_no_longer_available', 'The provided offer is no longer available')
    if (orders === '502 and not made')
      return refusal(502, 'airline_error', 'order_not_created', 'The order was not created')
    if (orders === '202 and never made') return new Reply(202, { data: { status: 'processing' } })
    const id = appear(wanted)
    if (orders === 'created') return new Reply(201, { data: order(id) })
    if (orders === 'made, then silent') return NO_REPLY
    if (orders === 'made, then 500') return refusal(500, 'api_error', 'internal_server_error', 'Something went wrong')
    return new Reply(202, { data: { status: 'processing' } })
  }

  const missing = () => refusal(404, 'invalid_request_error', 'not_found', 'The resource does not exist')
  const byId = { return_available_services: 'boolean' } as const
  const routes: readonly ReplayRoute[] = [
    {
      method: 'POST',
      path: '/air/offer_requests',
      query: { return_offers: 'boolean', supplier_timeout: 'integer', view: ['offers', 'itineraries'] },
      body: OFFER_REQUEST,
      answer: (request) => offerRequest(request, (passengers) => [offer(passengers)]),
      empty: (request) => offerRequest(request, () => []),
      odd: (request) =>
        offerRequest(request, (passengers) => [offer(passengers, { id: ODD_OFFER, total: null }), offer(passengers)]),
    },
    {
      method: 'GET',
      path: '/air/offers/{id}',
      query: byId,
      answer: ({ params, query }) => {
        if (params.id === GONE_OFFER)
          return refusal(
            422,
            'invalid_state_error',
            'offer_no_longer_available',
            'The provided offer is no longer available',
          )
        if (params.id !== OFFER) return missing()
        const found = { ...offer([{ type: 'adult' }], { total: definition.price }), live_mode: definition.isLive }
        return {
          data: query.get('return_available_services') === 'true' ? { ...found, available_services: services } : found,
        }
      },
    },
    {
      method: 'GET',
      path: '/air/seat_maps',
      query: { 'offer_id!': /^off_[0-9A-Za-z]{22}$/ },
      answer: () => ({ data: [seatMap()] }),
      empty: () => ({ data: [] }),
      odd: () => ({ data: [{ ...seatMap(), cabins: null }, seatMap()] }),
    },
    {
      method: 'POST',
      path: '/air/orders',
      body: CREATE_ORDER,
      check: ({ body }) => paymentFaults(body as OrderBody, definition.price),
      answer: create,
    },
    {
      method: 'GET',
      path: '/air/orders',
      query: { offer_id: /^off_[0-9A-Za-z]{22}$/, limit: 'integer', after: 'string', booking_reference: 'string' },
      answer: ({ query }) => ({
        data: [...made]
          .filter(([, { body }]) => body.data.selected_offers[0] === query.get('offer_id'))
          .map(([id]) => order(id)),
        meta: { limit: 50, before: null, after: null },
      }),
    },
    {
      method: 'GET',
      path: '/air/orders/{id}',
      answer: ({ params }) => {
        const found = order(params.id ?? '')
        return found ? { data: found } : missing()
      },
    },
    {
      method: 'POST',
      path: '/air/order_cancellations',
      body: object({ data: object({ order_id: text }, ['order_id']) }, ['data']),
      answer: ({ body }) => {
        const { order_id: orderId } = (body as { readonly data: { readonly order_id: string } }).data
        if (made.get(orderId)?.cancelledAt !== null)
          return refusal(422, 'invalid_state_error', 'order_not_cancellable', 'The provided order cannot be cancelled')
        const id = `ore_${orderId.slice(4)}`
        cancellations.set(id, orderId)
        return new Reply(201, { data: cancellation(id, orderId, null) })
      },
    },
    {
      method: 'POST',
      path: '/air/order_cancellations/{id}/actions/confirm',
      answer: ({ params }) => {
        const orderId = cancellations.get(params.id ?? '')
        const found = orderId === undefined ? undefined : made.get(orderId)
        if (!found || orderId === undefined) return missing()
        found.cancelledAt = `${day(0)}T10:00:00Z`
        return { data: cancellation(params.id ?? '', orderId, found.cancelledAt) }
      },
    },
    {
      method: 'GET',
      path: '/places/suggestions',
      query: { query: 'string', rad: 'number', lat: 'number', lng: 'number' },
      answer: () => ({ data: PLACES }),
      empty: () => ({ data: [] }),
      odd: () => ({ data: [{ ...PLACES[0], iata_code: 7 }, ...PLACES.slice(1)] }),
    },
    {
      method: 'GET',
      path: '/air/airlines',
      query: { limit: /^([1-9]|[1-9]\d|1\d\d|200)$/, after: 'string', before: 'string' },
      answer: ({ query }) =>
        query.has('after')
          ? {
              data: [{ ...airline, iata_code: 'LH', name: 'Lufthansa' }],
              meta: { after: null, before: 'g2s', limit: 200 },
            }
          : {
              data: [{ ...airline, iata_code: 'BA', name: 'British Airways' }],
              meta: { after: 'g3Q', before: null, limit: 200 },
            },
      empty: () => ({ data: [], meta: { after: null, before: null, limit: 200 } }),
      odd: () => ({
        data: [
          { ...airline, name: null },
          { ...airline, iata_code: 'BA', name: 'British Airways' },
        ],
        meta: { after: null, before: null, limit: 200 },
      }),
    },
  ]

  const definition: DuffelReplay = {
    company: 'duffel',
    key: 'duffel_test_1f4Xq9',
    orders: 'created',
    price: '236.70',
    isLive: false,
    areOrdersOdd: false,
    appear: (body) => appear(body as OrderBody),
    made,
    isAuthorized: (request) => hasBearer(request) && request.headers['duffel-version'] === 'v2',
    denied: refusal(401, 'authentication_error', 'access_token_not_found', 'The access token is not known'),
    unknown: missing(),
    busy: new Reply(429, refusal(429, 'rate_limit_error', 'rate_limit_exceeded', 'Too many requests').body, {
      'ratelimit-limit': '60',
      'ratelimit-remaining': '0',
      'ratelimit-reset': new Date(Date.now() + WAIT_SECONDS * 1000).toUTCString(),
    }),
    invalid: ([first]) =>
      refusal(422, 'validation_error', 'validation_required', first?.message ?? 'is wrong', {
        field: first?.at.split('.').at(-1),
        pointer: `/${first?.at.replaceAll('.', '/') ?? ''}`,
      }),
    routes,
  }
  return definition
}

function offerRequest({ body }: ReplayRequest, offersFor: (passengers: readonly object[]) => readonly object[]): Reply {
  const { data } = body as {
    readonly data: { readonly passengers: readonly object[]; readonly slices: readonly object[] }
  }
  return new Reply(201, {
    data: {
      id: 'orq_0000AhV9kQm2ZtRw4XcLu1',
      live_mode: false,
      created_at: `${day(0)}T08:00:00.104208Z`,
      slices: data.slices,
      passengers: data.passengers.map((one, index) => ({ id: passengerId(index), ...one })),
      offers: offersFor(data.passengers),
    },
  })
}

function paymentFaults({ data }: OrderBody, price: string): readonly RequestIssue[] {
  const [payment] = data.payments
  const isRight = payment?.amount === price && payment.currency === 'GBP'
  return isRight ? [] : [{ at: 'data.payments.0.amount', message: 'is not the total of the offer' }]
}

function cancellation(id: string, orderId: string, confirmedAt: string | null) {
  return {
    id,
    order_id: orderId,
    live_mode: false,
    created_at: `${day(0)}T09:59:00Z`,
    confirmed_at: confirmedAt,
    expires_at: `${day(1)}T09:59:00Z`,
    refund_amount: '196.70',
    refund_currency: 'GBP',
    refund_to: 'balance',
    airline_credits: [],
  }
}

function seatMap() {
  const seat = (designator: string, isFree: boolean) => ({
    type: 'seat',
    designator,
    name: '',
    disclosures: [],
    available_services: isFree
      ? [{ id: 'ase_0000AhV9kQm2ZtRw4XcLv1', passenger_id: PASSENGER, total_amount: '21.00', total_currency: 'GBP' }]
      : [],
  })
  const exit = { type: 'exit_row' }
  return {
    id: 'sea_0000AhV9kQm2ZtRw4XcLw1',
    slice_id: 'sli_0000AhV9kQm2ZtRw4XcLs1',
    segment_id: SEGMENT,
    cabins: [
      {
        deck: 0,
        cabin_class: 'economy',
        aisles: 1,
        wings: null,
        rows: [
          { sections: [{ elements: [exit] }, { elements: [exit] }] },
          {
            sections: [
              { elements: [seat('28A', true), seat('28B', false)] },
              { elements: [{ type: 'empty' }, seat('28D', true)] },
            ],
          },
          { sections: [{ elements: [{ type: 'lavatory' }] }, { elements: [{ type: 'galley' }] }] },
        ],
      },
    ],
  }
}

const PLACES = [
  { ...jfk, type: 'airport', country_name: 'United States', airports: null },
  { ...lhr, type: 'airport', country_name: 'United Kingdom', airports: null },
  {
    ...LON,
    type: 'city',
    city: null,
    city_name: null,
    country_name: 'United Kingdom',
    iata_city_code: 'LON',
    icao_code: null,
    latitude: null,
    longitude: null,
    time_zone: null,
    airports: [lhr],
  },
]
