import { type ContractRow, type MemberFacts, optional, type PriceFacts, required } from '../row.ts'
import { dateIn } from './flightOffer.ts'

const PRICE: PriceFacts = { mode: 'fixed', usd: '0.02', atomic: '20000' }
const NOT_PLACE = ['', 'jfk', 'JF', 'JFK,', 'JFK;LHR', '/x/1'] as const
const NOT_DATE = ['', 'tomorrow', '2026-02-30'] as const
const NOT_TOKEN = ['', 'x'.repeat(4001)] as const

const query: Readonly<Record<string, MemberFacts>> = {
  departure_id: required(...NOT_PLACE),
  arrival_id: required(...NOT_PLACE),
  outbound_date: required(...NOT_DATE),
  return_date: optional(...NOT_DATE),
  type: optional('', '0', '4', 'round'),
  multi_city_json: optional('', 'x', 'x'.repeat(2001)),
  travel_class: optional('', '0', '5', 'ECONOMY'),
  adults: optional('', '0', '10', '1.5'),
  children: optional('', '-1', '9'),
  infants_in_seat: optional('', '-1', '9'),
  infants_on_lap: optional('', '-1', '9'),
  stops: optional('', '4', '-1'),
  max_price: optional('', '0', '1.5'),
  include_airlines: optional(''),
  exclude_airlines: optional(''),
  currency: optional('', 'usd', 'DOLLAR'),
  hl: optional('', 'EN', 'english'),
  gl: optional('', 'US', 'usa'),
  departure_token: optional(...NOT_TOKEN),
}

const metadata = {
  id: 'string',
  status: 'string',
  'created_at?': 'string',
  'processed_at?': 'string',
  'total_time_taken?': 'number',
} as const
const parameters = {
  'departure_id?': 'string',
  'arrival_id?': 'string',
  'outbound_date?': 'string',
  'return_date?': 'string',
  'type?': 'string',
  'travel_class?': 'string',
  'adults?': 'string',
  'currency?': 'string',
  'hl?': 'string',
  'gl?': 'string',
} as const
const stop = { 'name?': 'string', id: 'string', 'time?': 'string' } as const
const journey = {
  flights: [
    {
      departure_airport: stop,
      arrival_airport: stop,
      'duration?': 'integer',
      'airplane?': 'string',
      airline: 'string',
      'airline_logo?': 'string',
      'travel_class?': 'string',
      flight_number: 'string',
      'legroom?': 'string',
      'extensions?': ['string'],
      'overnight?': 'boolean',
      'often_delayed_by_over_30_min?': 'boolean',
    },
  ],
  'layovers?': [{ duration: 'integer', 'name?': 'string', id: 'string', 'overnight?': 'boolean' }],
  'total_duration?': 'integer',
  'carbon_emissions?': {
    'this_flight?': 'integer',
    'typical_for_this_route?': 'integer',
    'difference_percent?': 'integer',
  },
  'price?': 'integer',
  'type?': 'string',
  'airline_logo?': 'string',
  'extensions?': ['string'],
  'departure_token?': 'string',
  'booking_token?': 'string',
} as const
const insights = {
  'lowest_price?': 'integer',
  'price_level?': 'string',
  'typical_price_range?': ['integer'],
  'price_history?': [{ tuple: ['integer', 'integer'] }],
} as const
const airport = {
  airport: { id: 'string', 'name?': 'string' },
  'city?': 'string',
  'country?': 'string',
  'country_code?': 'string',
} as const
const airports = [{ 'departure?': [airport], 'arrival?': [airport] }] as const

const sample = { departure_id: 'JFK', arrival_id: 'LHR', outbound_date: dateIn(40), return_date: dateIn(47) }

/** The contract of fare search: two paths. */
export const FARESEARCH_ROWS: readonly ContractRow[] = [
  {
    service: 'travel',
    method: 'GET',
    access: 'paid',
    price: PRICE,
    path: '/api/faresearch/search',
    operation: 'SearchFares',
    members: query,
    response: {
      'search_metadata?': metadata,
      'search_parameters?': parameters,
      'best_flights?': [journey],
      'other_flights?': [journey],
      'price_insights?': insights,
      'airports?': airports,
    },
    sample,
  },
  {
    service: 'travel',
    method: 'GET',
    access: 'paid',
    price: PRICE,
    path: '/api/faresearch/booking',
    operation: 'FareBookingOptions',
    members: { ...query, booking_token: optional(...NOT_TOKEN) },
    response: {
      'search_metadata?': metadata,
      'search_parameters?': parameters,
      'selected_flights?': [journey],
      'baggage_prices?': { 'together?': ['string'] },
      'booking_options?': [
        {
          'together?': {
            book_with: 'string',
            'airline_logos?': ['string'],
            'marketed_as?': ['string'],
            'price?': 'integer',
            'option_title?': 'string',
            'extensions?': ['string'],
            'baggage_prices?': ['string'],
            'booking_request?': { url: 'string', 'post_data?': 'string' },
            'airline?': 'boolean',
          },
        },
      ],
      'price_insights?': insights,
      'airports?': airports,
    },
    sample: { ...sample, departure_token: 'chosen' },
  },
]
