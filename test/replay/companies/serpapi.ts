import { hasParameter, type ReplayDefinition, type ReplayRequest, Reply, textReply } from '../definition.ts'

// SerpApi, engine google_flights, read on 26 November 2026: https://serpapi.com/google-flights-api and
// https://serpapi.com/google-flights-results.
// Certain: path, parameters, members of the answers, `best_flights` is not always there, an empty result is an `error`
// with status 200. Less certain: the words of errors, and what else than JSON a missing path answers.

const flight = {
  departure_airport: { name: 'John F. Kennedy International Airport', id: 'JFK', time: '2027-01-05 18:30' },
  arrival_airport: { name: 'Heathrow Airport', id: 'LHR', time: '2027-01-06 06:40' },
  duration: 430,
  airplane: 'Airbus A350',
  airline: 'Quill Airways',
  airline_logo: 'https://www.gstatic.com/flights/airline_logos/70px/ZZ.png',
  travel_class: 'Economy',
  flight_number: 'ZZ 7104',
  extensions: ['Average legroom (31 in)'],
  ticket_also_sold_by: ['Nib Air'],
  legroom: '31 in',
  overnight: true,
}

/** A way of an answer; the last part of a journey has a booking token. */
function way(price: number | undefined, token: object) {
  return {
    flights: [flight],
    total_duration: 430,
    carbon_emissions: { this_flight: 412000, typical_for_this_route: 431000, difference_percent: -4 },
    ...(price === undefined ? {} : { price }),
    type: 'Round trip',
    airline_logo: 'https://www.gstatic.com/flights/airline_logos/70px/ZZ.png',
    ...token,
  }
}

const around = (query: URLSearchParams) => ({
  search_metadata: {
    id: '6746f1c0b2d41e7a9c3f5d10',
    status: 'Success',
    json_endpoint: 'https://serpapi.com/searches/4e/6746f1c0b2d41e7a9c3f5d10.json',
    created_at: '2026-11-26 10:00:00 UTC',
    processed_at: '2026-11-26 10:00:00 UTC',
    total_time_taken: 2.13,
  },
  search_parameters: Object.fromEntries([...query].filter(([name]) => name !== 'api_key')),
})
const airports = [
  {
    departure: [
      {
        airport: { id: 'JFK', name: 'John F. Kennedy International Airport' },
        city: 'New York',
        country: 'United States',
        country_code: 'US',
      },
    ],
    arrival: [
      {
        airport: { id: 'LHR', name: 'Heathrow Airport' },
        city: 'London',
        country: 'United Kingdom',
        country_code: 'GB',
      },
    ],
  },
]
const insights = {
  lowest_price: 512,
  price_level: 'typical',
  typical_price_range: [480, 690],
  price_history: [[1795000000, 530]],
}

function answer({ query }: ReplayRequest): unknown {
  if (query.get('booking_token') === 'W1sBook') return { ...around(query), ...booking }
  const isBack = query.get('departure_token') !== null
  // Of the way back there are no best flights here.
  if (isBack) return { ...around(query), other_flights: [way(540, { booking_token: 'W1sBook' })], airports }
  return {
    ...around(query),
    best_flights: [way(512, { departure_token: 'W1sThere' })],
    other_flights: [way(undefined, { departure_token: 'W1sOther' })],
    price_insights: insights,
    airports,
  }
}

const booking = {
  selected_flights: [way(undefined, {}), way(undefined, {})],
  baggage_prices: { together: ['1 free carry-on'] },
  booking_options: [
    {
      together: {
        book_with: 'Quill Airways',
        airline: true,
        airline_logos: ['https://www.gstatic.com/flights/airline_logos/70px/ZZ.png'],
        marketed_as: ['ZZ 7104', 'ZZ 7105'],
        price: 512,
        option_title: 'Economy Basic',
        extensions: ['Seat selection for a fee'],
        baggage_prices: ['1 free carry-on'],
        booking_request: { url: 'https://www.google.com/travel/clk/f', post_data: 'u=EgoI' },
      },
    },
    {
      separate_tickets: true,
      departing: { book_with: 'Nib Air', marketed_as: ['ZZ 7104'], price: 301, booking_phone: '+1 800 555 0100' },
      returning: { book_with: 'Nib Air', marketed_as: ['ZZ 7105'], price: 299, booking_phone: '+1 800 555 0100' },
    },
  ],
  price_insights: insights,
}

const code = /^([A-Z]{3}(,[A-Z]{3})*|\/[mg]\/\w+)$/
const count = /^\d$/

export const serpapi: ReplayDefinition = {
  company: 'serpapi',
  key: 'f3c1-serp-key',
  isAuthorized: hasParameter('api_key'),
  denied: new Reply(401, {
    error: 'Invalid API key. Your API key should be here: https://serpapi.com/manage-api-key',
  }),
  unknown: textReply(404, 'Not Found'),
  busy: new Reply(429, { error: 'You are exceeding your plan hourly throughput.' }),
  invalid: ([first]) => new Reply(400, { error: `Unsupported value for \`${first?.at ?? ''}\`.` }),
  routes: [
    {
      method: 'GET',
      path: '/search',
      query: {
        'engine!': ['google_flights'],
        'api_key!': 'string',
        departure_id: code,
        arrival_id: code,
        gl: /^[a-z]{2}$/,
        hl: /^[a-z]{2}(-[a-z]{2})?$/,
        currency: /^[A-Z]{3}$/,
        type: ['1', '2', '3'],
        outbound_date: 'date',
        return_date: 'date',
        travel_class: ['1', '2', '3', '4'],
        multi_city_json: 'string',
        adults: count,
        children: count,
        infants_in_seat: count,
        infants_on_lap: count,
        stops: ['0', '1', '2', '3'],
        max_price: 'integer',
        include_airlines: 'string',
        exclude_airlines: 'string',
        departure_token: 'string',
        booking_token: 'string',
      },
      answer,
      empty: ({ query }) => ({
        ...around(query),
        error: "Google Flights hasn't returned any results for this query.",
      }),
      odd: ({ query }) => ({
        ...around(query),
        best_flights: [
          { ...way(512, {}), flights: [{ ...flight, airline: null }] },
          way(512, { departure_token: 'W1sThere' }),
        ],
        airports,
      }),
    },
  ],
}
