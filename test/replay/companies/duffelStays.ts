import {
  hasBearer,
  type ReplayDefinition,
  type ReplayRequest,
  type ReplayRoute,
  Reply,
  WAIT_SECONDS,
} from '../definition.ts'

// Duffel Stays, API version v2, read on 26 November 2026: https://duffel.com/docs/api and its guides on stays, and the types
// and fixtures of @duffel/api 4.28.0.
// Certain: paths, members and types of requests and answers, the status of bookings, the balance as the way to pay, the
// cancellation timeline, pages of lists.
// Less certain: the codes of refusals for a rate that is gone, that a quote's accommodation has the room and the rate of the
// quote, and the order of the list of bookings. The adapter depends on none of them for money.

const ACCOMMODATION = 'acc_0000AhWq7LmZt4RxPc9KdA'
const OTHER_ACCOMMODATION = 'acc_0000AhWq7LmZt4RxPc9KdB'
const RATE = 'rat_0000AhWr2VnBs6TyQe3JfC'
const GONE_RATE = 'rat_0000AhWr2VnBs6TyQe3JfD'
const CARD_RATE = 'rat_0000AhWr2VnBs6TyQe3JfE'
const SEARCH_RESULT = 'srr_0000AhWs8XpCv2UzRf5LgF'
const BOOKING = 'bok_0000AhWt4YqDw9VaSg7MhG'

/** What tests compare with. */
export const STAYS = {
  accommodation: ACCOMMODATION,
  other: OTHER_ACCOMMODATION,
  rate: RATE,
  goneRate: GONE_RATE,
  booking: BOOKING,
  reference: 'QNR48K2L',
  total: '412.50',
  name: 'Hotel Quai des Grues',
} as const

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Until when the whole price and half of it are given back. */
export const REFUNDED_UNTIL = `${day(20)}T16:00:00.000Z`
export const HALF_REFUNDED_UNTIL = `${day(25)}T16:00:00.000Z`

function location(latitude: number, longitude: number) {
  return {
    address: {
      city_name: 'Paris',
      country_code: 'FR',
      line_one: '12 Quai des Grues',
      postal_code: '75004',
      region: 'Ile-de-France',
    },
    geographic_coordinates: { latitude, longitude },
  }
}

function accommodation(id: string, name: string, at: ReturnType<typeof location>) {
  return {
    id,
    name,
    amenities: [
      { type: 'wifi', description: 'Wi-Fi' },
      { type: 'pool', description: 'Indoor pool' },
      { type: 'concierge', description: 'Concierge' },
    ],
    brand: null,
    chain: { id: 'chn_0000AhWuKcHtEa5BdXj1Nk', name: 'Grues Hotels' },
    check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:00' },
    key_collection: null,
    description: 'A house of our own making.',
    email: null,
    phone_number: null,
    location: at,
    photos: [],
    ratings: [{ source: 'priceline', value: 4 }],
    rating: 4,
    review_count: 118,
    review_score: 8.6,
    supported_loyalty_programme: null,
    rooms: [] as object[],
  }
}

const near = accommodation(ACCOMMODATION, STAYS.name, location(48.8537, 2.3601))
const far = accommodation(OTHER_ACCOMMODATION, 'Pension de la Bievre', location(48.83, 2.35))

function rate(id: string, total: string, changes: object = {}) {
  return {
    id,
    code: null,
    name: 'Flexible',
    description: null,
    negotiated_rate_id: null,
    base_amount: '360.00',
    base_currency: 'EUR',
    tax_amount: '41.25',
    tax_currency: 'EUR',
    fee_amount: '11.25',
    fee_currency: 'EUR',
    total_amount: total,
    total_currency: 'EUR',
    due_at_accommodation_amount: '9.90',
    due_at_accommodation_currency: 'EUR',
    board_type: 'breakfast',
    payment_type: 'pay_now',
    available_payment_methods: ['balance'],
    cancellation_timeline: [
      { refund_amount: total, before: REFUNDED_UNTIL, currency: 'EUR' },
      { refund_amount: '206.25', before: HALF_REFUNDED_UNTIL, currency: 'EUR' },
    ],
    conditions: [{ title: 'Pets', description: 'No pets' }],
    supported_loyalty_programme: null,
    loyalty_programme_required: false,
    estimated_commission_amount: '12.00',
    estimated_commission_currency: 'EUR',
    source: 'duffel_hotel_group',
    expires_at: `${day(1)}T00:00:00Z`,
    quantity_available: 3,
    ...changes,
  }
}

function room(rates: readonly object[]) {
  return { name: 'Double room over the river', beds: [{ type: 'queen', count: 1 }], photos: [], rates }
}

/** The cheapest rate wants a card, which is not given to the company. */
const RATES = [rate(CARD_RATE, '399.00', { available_payment_methods: ['card'] }), rate(RATE, STAYS.total)]

function result(hotel: object, rooms: readonly object[], { data }: SearchBody) {
  return {
    id: SEARCH_RESULT,
    check_in_date: data.check_in_date,
    check_out_date: data.check_out_date,
    rooms: data.rooms,
    guests: data.guests,
    accommodation: { ...hotel, rooms },
    cheapest_rate_total_amount: '399.00',
    cheapest_rate_currency: 'EUR',
    cheapest_rate_public_amount: null,
    cheapest_rate_public_currency: 'EUR',
    cheapest_rate_base_amount: '348.00',
    cheapest_rate_base_currency: 'EUR',
    cheapest_rate_due_at_accommodation_amount: '9.90',
    cheapest_rate_due_at_accommodation_currency: 'EUR',
    expires_at: `${day(1)}T00:00:00Z`,
  }
}

const text = { type: 'string', minLength: 1 }
const object = (properties: object, required: readonly string[]) => ({ type: 'object', properties, required })
const data = (properties: object, required: readonly string[]) =>
  object({ data: object(properties, required) }, ['data'])

const SEARCH = data(
  {
    accommodation: object(
      {
        ids: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^acc_[0-9A-Za-z]{22}$' } },
        fetch_rates: { type: 'boolean' },
      },
      ['ids'],
    ),
    rooms: { type: 'integer', minimum: 1 },
    guests: {
      type: 'array',
      minItems: 1,
      items: object({ type: { enum: ['adult', 'child'] }, age: { type: 'integer' } }, ['type']),
    },
    check_in_date: { type: 'string', format: 'date' },
    check_out_date: { type: 'string', format: 'date' },
  },
  ['accommodation', 'rooms', 'guests', 'check_in_date', 'check_out_date'],
)
interface SearchBody {
  readonly data: {
    readonly rooms: number
    readonly guests: readonly object[]
    readonly check_in_date: string
    readonly check_out_date: string
  }
}

const CREATE_BOOKING = data(
  {
    quote_id: { type: 'string', pattern: '^quo_[0-9A-Za-z]{22}$' },
    guests: {
      type: 'array',
      minItems: 1,
      items: object({ given_name: text, family_name: text, user_id: text }, ['given_name', 'family_name']),
    },
    email: { type: 'string', format: 'email' },
    phone_number: { type: 'string', pattern: '^\\+[1-9]\\d{5,14}$' },
    accommodation_special_requests: text,
    loyalty_programme_account_number: text,
    metadata: { type: 'object', properties: {}, additionalProperties: { type: 'string', maxLength: 500 } },
    users: { type: 'array', items: text },
  },
  ['quote_id', 'guests', 'email', 'phone_number'],
)
interface BookingBody {
  readonly data: {
    readonly quote_id: string
    readonly guests: readonly object[]
    readonly email: string
    readonly phone_number: string
    readonly metadata?: Record<string, string>
  }
}

/** How the company answers the creation of bookings: at once; with an error after or before it was made. */
export type StayAnswer = 'created' | 'made, then 500' | '502 and never made' | 'rate gone'

/** A company with its bookings. */
export interface StaysReplay extends ReplayDefinition {
  bookings: StayAnswer
  /** The price of quotes. */
  price: string
  /** Whether a search comes with rates; else they are fetched for each hotel. */
  hasRates: boolean
  /** Makes a booking of the body of a request that was answered without one; its id. */
  appear(body: unknown): string
  /** Bookings by id. */
  readonly made: ReadonlyMap<string, { readonly body: BookingBody; cancelledAt: string | null }>
}

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
    meta: { status, request_id: 'FZW0H3HdJwKk5HMAAKxC' },
  })
}

/** Duffel Stays as documented, with bookings of its own. */
export function duffelStays(): StaysReplay {
  const made = new Map<string, { readonly body: BookingBody; cancelledAt: string | null }>()

  function booking(id: string) {
    const found = made.get(id)
    if (!found) return null
    const { data: given } = found.body
    return {
      id,
      status: found.cancelledAt ? 'cancelled' : 'confirmed',
      reference: STAYS.reference,
      confirmed_at: `${day(0)}T09:12:14.545Z`,
      cancelled_at: found.cancelledAt,
      check_in_date: day(30),
      check_out_date: day(32),
      rooms: 1,
      accommodation: { ...near, rooms: [room([rate(RATE, STAYS.total)])] },
      email: given.email,
      phone_number: given.phone_number,
      guests: given.guests,
      metadata: given.metadata ?? null,
      key_collection: null,
      supported_loyalty_programme: null,
      loyalty_programme_account_number: null,
      estimated_commission_amount: '12.00',
      estimated_commission_currency: 'EUR',
      users: [],
    }
  }

  function appear(body: BookingBody): string {
    const id = BOOKING.slice(0, -1) + 'GHJKLMNPQRST'.charAt(made.size)
    made.set(id, { body, cancelledAt: null })
    return id
  }

  function create({ body }: ReplayRequest): Reply {
    const { bookings } = definition
    if (bookings === 'rate gone') return gone()
    if (bookings === '502 and never made') return refusal(502, 'api_error', 'bad_gateway', 'Bad gateway')
    const id = appear(body as BookingBody)
    if (bookings === 'created') return new Reply(201, { data: booking(id) })
    return refusal(500, 'api_error', 'internal_server_error', 'Something went wrong')
  }

  function quote(rateId: string): unknown {
    if (rateId === GONE_RATE) return gone()
    if (rateId !== RATE) return missing()
    const priced = rate(RATE, definition.price)
    return new Reply(201, {
      data: {
        id: 'quo_0000AhWvPzIuFb8CeYk3Om',
        check_in_date: day(30),
        check_out_date: day(32),
        accommodation: { ...near, rooms: [room([priced])] },
        total_amount: priced.total_amount,
        total_currency: 'EUR',
        base_amount: priced.base_amount,
        base_currency: 'EUR',
        tax_amount: priced.tax_amount,
        tax_currency: 'EUR',
        fee_amount: priced.fee_amount,
        fee_currency: 'EUR',
        due_at_accommodation_amount: '9.90',
        due_at_accommodation_currency: 'EUR',
        deposit_amount: null,
        deposit_currency: 'EUR',
        supported_loyalty_programme: null,
        rooms: 1,
        guests: [{ type: 'adult' }, { type: 'adult' }],
      },
    })
  }

  const missing = () => refusal(404, 'invalid_request_error', 'not_found', 'The resource does not exist')
  const gone = () => refusal(422, 'invalid_state_error', 'rate_unavailable', 'The rate is no longer available')
  const page = /^([1-9]|[1-9]\d|1\d\d|200)$/
  const found = (results: readonly object[]) => new Reply(201, { data: { created_at: `${day(0)}T08:00:00Z`, results } })
  const rates = () => (definition.hasRates ? [room(RATES)] : [])
  const routes: readonly ReplayRoute[] = [
    {
      method: 'GET',
      path: '/stays/accommodation',
      query: {
        'latitude!': 'number',
        'longitude!': 'number',
        radius: 'integer',
        limit: page,
        after: 'string',
        before: 'string',
      },
      answer: ({ query }) =>
        query.has('after')
          ? { data: [near], meta: { after: null, before: 'g2s', limit: 200 } }
          : { data: [far], meta: { after: 'g3Q', before: null, limit: 200 } },
      empty: () => ({ data: [], meta: { after: null, before: null, limit: 200 } }),
      odd: () => ({ data: [{ ...far, location: null }, near], meta: { after: null, before: null, limit: 200 } }),
    },
    {
      method: 'POST',
      path: '/stays/accommodation/suggestions',
      body: data({ query: { type: 'string', minLength: 3 }, location: { type: 'object' } }, ['query']),
      answer: () => ({ data: [suggestion(near), suggestion(far)] }),
      empty: () => ({ data: [] }),
      odd: () => ({ data: [{ ...suggestion(far), accommodation_name: null }, suggestion(near)] }),
    },
    {
      method: 'POST',
      path: '/stays/search',
      body: SEARCH,
      answer: ({ body }) => found([result(near, rates(), body as SearchBody)]),
      empty: () => found([]),
      odd: ({ body }) =>
        found([{ ...result(far, rates(), body as SearchBody), id: null }, result(near, rates(), body as SearchBody)]),
    },
    {
      method: 'POST',
      path: '/stays/search_results/{id}/actions/fetch_all_rates',
      answer: ({ params }) =>
        params.id === SEARCH_RESULT
          ? {
              data: result(near, [room(RATES)], {
                data: { rooms: 1, guests: [], check_in_date: day(30), check_out_date: day(32) },
              }),
            }
          : missing(),
    },
    {
      method: 'POST',
      path: '/stays/quotes',
      body: data({ rate_id: { type: 'string', pattern: '^rat_[0-9A-Za-z]{22}$' } }, ['rate_id']),
      answer: ({ body }) => quote((body as { readonly data: { readonly rate_id: string } }).data.rate_id),
    },
    { method: 'POST', path: '/stays/bookings', body: CREATE_BOOKING, answer: create },
    {
      method: 'GET',
      path: '/stays/bookings',
      query: { limit: page, after: 'string', before: 'string', user_id: 'string' },
      // Two pages, so that a booking on the second one is found.
      answer: ({ query }) =>
        query.has('after')
          ? { data: [...made.keys()].map(booking), meta: { after: null, before: 'g2s', limit: 200 } }
          : { data: [], meta: { after: 'g3Q', before: null, limit: 200 } },
    },
    {
      method: 'GET',
      path: '/stays/bookings/{id}',
      answer: ({ params }) => {
        const one = booking(params.id ?? '')
        return one ? { data: one } : missing()
      },
    },
    {
      method: 'POST',
      path: '/stays/bookings/{id}/actions/cancel',
      answer: ({ params }) => {
        const one = made.get(params.id ?? '')
        if (!one) return missing()
        one.cancelledAt = `${day(0)}T10:00:00Z`
        return { data: booking(params.id ?? '') }
      },
    },
  ]

  const definition: StaysReplay = {
    company: 'duffel',
    key: 'duffel_test_1f4Xq9',
    bookings: 'created',
    price: STAYS.total,
    hasRates: true,
    appear: (body) => appear(body as BookingBody),
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

function suggestion(hotel: ReturnType<typeof accommodation>) {
  return { accommodation_id: hotel.id, accommodation_name: hotel.name, accommodation_location: hotel.location }
}
