import { type ContractRow, type MemberFacts, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

/** What no query parameter may be that is a number of pages, pixels or miles. */
const NOT_WHOLE = ['', '0', '-1', '1.5', 'one', '99999999999'] as const
const NOT_FLAG = ['', 'yes', '1', 'TRUE'] as const
const NOT_MOMENT = ['', 'yesterday', '2026-13', '2026-11-20 10:00', '1780000000', '2026-11-20T10:00'] as const

const TOO_MANY_LAYERS = Array(13).fill('water').join(',')

const query = required('', 'x'.repeat(1_001))
const page = { max_pages: optional(...NOT_WHOLE, '0'), cursor: optional('', 'x'.repeat(2_001)) }
const start = optional(...NOT_MOMENT)
const span = { start, end: start }
const pastSpan = { start: required(...NOT_MOMENT), end: required(...NOT_MOMENT) }
const flight = required('a b', 'UAL4/track', 'x'.repeat(65))
const airport = required('KJ', 'KJFKX', 'K-FK')
const flag = optional(...NOT_FLAG)
const board = { airline: optional('', 'A', 'ABCD', 'A-B'), type: optional('', 'airline', 'AIRLINE') }
const kind = optional('', 'airline', 'AIRLINE')
const identType = optional('', 'DESIGNATOR', 'ident')
const nearby = { radius: required(...NOT_WHOLE, '12501'), only_iap: flag, ...page }
const map: Record<string, MemberFacts> = {
  id: flight,
  height: optional(...NOT_WHOLE, '1501'),
  width: optional(...NOT_WHOLE, '1501'),
  layer_on: optional('', TOO_MANY_LAYERS),
  layer_off: optional('', TOO_MANY_LAYERS),
  show_data_block: flag,
  airports_expand_view: flag,
  show_airports: flag,
  bounding_box: optional('', '1,2,3', '1,2,3,4,5'),
}

const links: ResponseShape = { orNull: { next: 'string' } }
const listed = { links, num_pages: 'integer' } as const
const flightAirport = {
  orNull: {
    code: 'string|null',
    code_icao: 'string|null',
    code_iata: 'string|null',
    code_lid: 'string|null',
    timezone: 'string|null',
    name: 'string|null',
    city: 'string|null',
    airport_info_url: 'string|null',
  },
} as const
const position = {
  tracking_flight_id: 'string|null',
  altitude: 'integer',
  altitude_change: 'words:C|D|-',
  groundspeed: 'integer',
  heading: 'integer|null',
  latitude: 'number',
  longitude: 'number',
  timestamp: 'date',
  update_type: 'words:P|O|Z|A|M|D|X|S',
} as const
const inFlight = {
  ident: 'string',
  ident_icao: 'string|null',
  ident_iata: 'string|null',
  tracking_flight_id: 'string',
  origin: flightAirport,
  destination: flightAirport,
  waypoints: ['number'],
  first_position_time: 'date|null',
  last_position: { orNull: position },
  bounding_box: { orNull: ['number'] },
  ident_prefix: 'string|null',
  aircraft_type: 'string|null',
  actual_off: 'date|null',
  actual_on: 'date|null',
  predicted_out: 'date|null',
  predicted_off: 'date|null',
  predicted_on: 'date|null',
  predicted_in: 'date|null',
  predicted_out_source: 'string|null',
  predicted_off_source: 'string|null',
  predicted_on_source: 'string|null',
  predicted_in_source: 'string|null',
} as const
const times = Object.fromEntries(
  ['out', 'off', 'on', 'in'].flatMap((moment) =>
    ['scheduled', 'estimated', 'actual'].map((known) => [`${known}_${moment}`, 'date|null']),
  ),
)
const status = {
  ident: 'string',
  ident_icao: 'string|null',
  ident_iata: 'string|null',
  tracking_flight_id: 'string',
  operator: 'string|null',
  operator_icao: 'string|null',
  operator_iata: 'string|null',
  flight_number: 'string|null',
  registration: 'string|null',
  atc_ident: 'string|null',
  inbound_tracking_flight_id: 'string|null',
  codeshares: { orNull: ['string'] },
  codeshares_iata: { orNull: ['string'] },
  blocked: 'boolean',
  diverted: 'boolean',
  cancelled: 'boolean',
  position_only: 'boolean',
  origin: flightAirport,
  destination: flightAirport,
  departure_delay: 'integer|null',
  arrival_delay: 'integer|null',
  filed_ete: 'integer|null',
  progress_percent: 'integer|null',
  status: 'string',
  aircraft_type: 'string|null',
  route_distance: 'integer|null',
  filed_airspeed: 'integer|null',
  filed_altitude: 'integer|null',
  route: 'string|null',
  baggage_claim: 'string|null',
  seats_cabin_business: 'integer|null',
  seats_cabin_coach: 'integer|null',
  seats_cabin_first: 'integer|null',
  gate_origin: 'string|null',
  gate_destination: 'string|null',
  terminal_origin: 'string|null',
  terminal_destination: 'string|null',
  type: 'words:General_Aviation|Airline',
  ...times,
} as const
const route = {
  route_distance: 'string|null',
  fixes: [
    {
      name: 'string',
      latitude: 'number|null',
      longitude: 'number|null',
      distance_from_origin: 'number|null',
      distance_this_leg: 'number|null',
      distance_to_destination: 'number|null',
      outbound_course: 'number|null',
      type: 'string',
    },
  ],
} as const
const airportInfo = {
  airport_code: 'string',
  code_icao: 'string|null',
  code_iata: 'string|null',
  code_lid: 'string|null',
  alternate_ident: 'string|null',
  name: 'string',
  type: 'words:Airport|Heliport|Seaplane Base|Ultralight|Stolport|Gliderport|Balloonport',
  elevation: 'number',
  city: 'string',
  state: 'string',
  longitude: 'number',
  latitude: 'number',
  timezone: 'string',
  country_code: 'string',
  wiki_url: 'string|null',
  airport_flights_url: 'string',
} as const
const nearbyAirport = {
  ...airportInfo,
  distance: 'integer',
  heading: 'integer',
  direction: 'words:N|NE|E|SE|S|SW|W|NW',
} as const
const cause = { category: 'string', color: 'words:red|yellow|green', delay_secs: 'integer' } as const
const delay = { airport: 'string', ...cause, reasons: [{ ...cause, reason: 'string' }] } as const
const disruption = {
  cancellations: 'integer',
  delays: 'integer',
  total: 'integer',
  entity_name: 'string|null',
  entity_id: 'string|null',
} as const
const flights = { ...listed, flights: [status] } as const

const FLIGHT_ID = 'BAW117-1795209600-schedule-0000'
const HISTORY = { start: '2015-03-01', end: '2015-03-02' }

interface Written {
  readonly members: Readonly<Record<string, MemberFacts>>
  readonly response: ResponseShape
  readonly sample: Readonly<Record<string, unknown>>
}

const row = (operation: string, path: string, usd: string, atomic: string, written: Written): ContractRow => ({
  service: 'travel',
  method: 'GET',
  path: `/api/flighttracking${path}`,
  operation,
  access: 'paid',
  price: { mode: 'fixed', usd, atomic },
  ...written,
})

/** The contract of flight tracking. */
export const TRACKING_ROWS: readonly ContractRow[] = [
  row('TrackingFlightsSearch', '/flights/search', '0.10', '100000', {
    members: { query, ...page },
    response: { ...listed, flights: [inFlight] },
    sample: { query: '-type B77*' },
  }),
  row('TrackingFlightsSearchPositions', '/flights/search/positions', '0.10', '100000', {
    members: { query, unique_flights: flag, ...page },
    response: { ...listed, positions: [position] },
    sample: { query: '{< alt 500} {range gs 10 100}' },
  }),
  row('TrackingFlightsSearchCount', '/flights/search/count', '0.04', '40000', {
    members: { query },
    response: { count: 'integer' },
    sample: { query: '-origin KJFK' },
  }),
  row('TrackingFlightsSearchAdvanced', '/flights/search/advanced', '0.10', '100000', {
    members: { query, ...page },
    response: { ...listed, flights: [inFlight] },
    sample: { query: '{ident_or_reg {DAL*}} {> alt 300}' },
  }),
  row('TrackingFlight', '/flights/{id}', '0.01', '10000', {
    members: { id: flight, ident_type: identType, ...span, ...page },
    response: flights,
    sample: { id: 'BAW117' },
  }),
  row('TrackingFlightCanonical', '/flights/{id}/canonical', '0.002', '2000', {
    members: { id: required('a b', 'x'.repeat(17)), ident_type: identType, country_code: optional('', 'USA', 'X1') },
    response: { idents: [{ ident: 'string', ident_type: 'words:designator|registration' }] },
    sample: { id: 'BA117' },
  }),
  {
    ...row('TrackingFlightIntent', '/flights/{id}/intents', '0.001', '1000', {
      members: {
        id: flight,
        ident: required(...NOT_TEXT, '', 'x', 'x'.repeat(17)),
        intent: required(...NOT_TEXT, '', 'x'.repeat(501)),
        aircraft_type: optional(...NOT_TEXT, '', 'x'.repeat(5)),
        origin: optional(...NOT_TEXT, '', 'KJFKX'),
        destination: optional(...NOT_TEXT, '', 'KJFKX'),
        intended_off: optional(7, true, null, '', 'soon'),
        intended_on: optional(7, true, null, '', 'soon'),
        altitude: optional('1', true, null, 1.5, -1, 60_001),
        airspeed: optional('1', true, null, 1.5, 0, 1_501),
        route: optional(...NOT_TEXT, '', 'x'.repeat(1_001)),
      },
      response: { success: 'boolean' },
      sample: { id: 'BAW117', ident: 'BAW117', intent: 'Will be flown as scheduled' },
    }),
    method: 'POST',
  },
  row('TrackingFlightPosition', '/flights/{id}/position', '0.02', '20000', {
    members: { id: flight },
    response: inFlight,
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingFlightTrack', '/flights/{id}/track', '0.024', '24000', {
    members: { id: flight, include_estimated_positions: flag },
    response: { positions: [position] },
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingFlightRouteInfo', '/flights/{id}/route-info', '0.02', '20000', {
    members: { id: flight },
    response: route,
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingFlightMap', '/flights/{id}/map', '0.06', '60000', {
    members: map,
    response: 'string',
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingAirports', '/airports', '0.01', '10000', {
    members: page,
    response: { ...listed, airports: [{ code: 'string', airport_info_url: 'string|null' }] },
    sample: {},
  }),
  row('TrackingAirportsNearby', '/airports/nearby', '0.008', '8000', {
    members: {
      latitude: required('', 'north', '90.1', '-91'),
      longitude: required('', 'east', '180.1', '-181'),
      ...nearby,
    },
    response: { ...listed, airports: [nearbyAirport] },
    sample: { latitude: 40.7, longitude: -74, radius: 50 },
  }),
  row('TrackingAirportsDelays', '/airports/delays', '0.10', '100000', {
    members: page,
    response: { ...listed, delays: [delay] },
    sample: {},
  }),
  row('TrackingAirport', '/airports/{id}', '0.03', '30000', {
    members: { id: airport },
    response: { ...airportInfo, alternatives: { orNull: [airportInfo] } },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportCanonical', '/airports/{id}/canonical', '0.002', '2000', {
    members: { id: airport, id_type: optional('', 'ICAO', 'code') },
    response: { airports: [{ id: 'string', id_type: 'words:icao|iata|lid' }] },
    sample: { id: 'JFK' },
  }),
  row('TrackingAirportNearby', '/airports/{id}/nearby', '0.008', '8000', {
    members: { id: airport, ...nearby },
    response: { ...listed, airports: [nearbyAirport] },
    sample: { id: 'KJFK', radius: 50 },
  }),
  row('TrackingAirportDelays', '/airports/{id}/delays', '0.02', '20000', {
    members: { id: airport },
    response: delay,
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportFlights', '/airports/{id}/flights', '0.04', '40000', {
    members: { id: airport, ...board, ...span, ...page },
    response: {
      ...listed,
      arrivals: [status],
      departures: [status],
      scheduled_arrivals: [status],
      scheduled_departures: [status],
    },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportArrivals', '/airports/{id}/flights/arrivals', '0.01', '10000', {
    members: { id: airport, ...board, ...span, ...page },
    response: { ...listed, arrivals: [status] },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportDepartures', '/airports/{id}/flights/departures', '0.01', '10000', {
    members: { id: airport, ...board, ...span, ...page },
    response: { ...listed, departures: [status] },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportScheduledDepartures', '/airports/{id}/flights/scheduled-departures', '0.01', '10000', {
    members: { id: airport, ...board, ...span, ...page },
    response: { ...listed, scheduled_departures: [status] },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportScheduledArrivals', '/airports/{id}/flights/scheduled-arrivals', '0.01', '10000', {
    members: { id: airport, ...board, ...span, ...page },
    response: { ...listed, scheduled_arrivals: [status] },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportFlightsTo', '/airports/{id}/flights/to/{dest_id}', '0.10', '100000', {
    members: { id: airport, dest_id: airport, type: kind, connection: optional('', 'direct'), ...span, ...page },
    response: { ...listed, flights: [{ segments: [status] }] },
    sample: { id: 'KJFK', dest_id: 'KLAX' },
  }),
  row('TrackingAirportFlightCounts', '/airports/{id}/flights/counts', '0.20', '200000', {
    members: { id: airport },
    response: {
      departed: 'integer',
      enroute: 'integer',
      scheduled_arrivals: 'integer',
      scheduled_departures: 'integer',
    },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportWeatherObservations', '/airports/{id}/weather/observations', '0.004', '4000', {
    members: {
      id: airport,
      temperature_units: optional('', 'K', 'celsius'),
      return_nearby_weather: flag,
      timestamp: optional('', 'noon', '2026-11-20'),
      ...page,
    },
    response: {
      ...listed,
      observations: [
        {
          airport_code: 'string',
          cloud_friendly: 'string|null',
          clouds: [{ altitude: 'integer|null', symbol: 'string|null', type: 'string|null' }],
          conditions: 'string|null',
          pressure: 'number|null',
          pressure_units: 'string|null',
          raw_data: 'string',
          temp_air: 'integer|null',
          temp_dewpoint: 'integer|null',
          relative_humidity: 'integer|null',
          time: 'date',
          visibility: 'number|null',
          visibility_units: 'string|null',
          wind_direction: 'integer',
          wind_friendly: 'string',
          wind_speed: 'integer',
          wind_speed_gust: 'integer',
          wind_units: 'string',
        },
      ],
    },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportWeatherForecast', '/airports/{id}/weather/forecast', '0.004', '4000', {
    members: { id: airport, timestamp: optional('', 'noon', '2026-11-20'), return_nearby_weather: flag },
    response: {
      airport_code: 'string',
      raw_forecast: ['string'],
      time: 'date',
      decoded_forecast: {
        orNull: {
          start: 'date',
          end: 'date',
          lines: [
            {
              type: 'string',
              start: 'date',
              end: 'date|null',
              winds: {
                orNull: {
                  symbol: 'string',
                  direction: 'string',
                  speed: 'integer',
                  units: 'string|null',
                  peak_gusts: 'integer|null',
                },
              },
              visibility: { orNull: { symbol: 'string', visibility: 'string', units: 'string|null' } },
              clouds: [{ symbol: 'string', coverage: 'string|null', altitude: 'string|null', special: 'string|null' }],
              significant_weather: 'string|null',
            },
          ],
        },
      },
    },
    sample: { id: 'KJFK' },
  }),
  row('TrackingAirportRoutes', '/airports/{id}/routes/{dest_id}', '0.04', '40000', {
    members: {
      id: airport,
      dest_id: airport,
      sort_by: optional('', 'age', 'COUNT'),
      max_file_age: optional('', '15 days', '3 weeks', 'ever'),
      ...page,
    },
    response: {
      ...listed,
      routes: [
        {
          aircraft_types: ['string'],
          count: 'integer',
          filed_altitude_max: 'integer',
          filed_altitude_min: 'integer',
          last_departure_time: 'date',
          route: 'string',
          route_distance: 'string',
        },
      ],
    },
    sample: { id: 'KJFK', dest_id: 'KLAX' },
  }),
  row('TrackingHistoryFlight', '/history/flights/{id}', '0.04', '40000', {
    members: { id: flight, ident_type: identType, ...span, ...page },
    response: flights,
    sample: { id: 'BAW117', ...HISTORY },
  }),
  row('TrackingHistoryTrack', '/history/flights/{id}/track', '0.12', '120000', {
    members: { id: flight, include_estimated_positions: flag },
    response: { positions: [position] },
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingHistoryMap', '/history/flights/{id}/map', '0.28', '280000', {
    members: map,
    response: 'string',
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingHistoryRouteInfo', '/history/flights/{id}/route-info', '0.08', '80000', {
    members: { id: flight },
    response: route,
    sample: { id: FLIGHT_ID },
  }),
  row('TrackingHistoryAirportArrivals', '/history/airports/{id}/flights/arrivals', '0.04', '40000', {
    members: { id: airport, ...board, ...pastSpan, ...page },
    response: { ...listed, arrivals: [status] },
    sample: { id: 'KJFK', ...HISTORY },
  }),
  row('TrackingHistoryAirportDepartures', '/history/airports/{id}/flights/departures', '0.04', '40000', {
    members: { id: airport, ...board, ...pastSpan, ...page },
    response: { ...listed, departures: [status] },
    sample: { id: 'KJFK', ...HISTORY },
  }),
  row('TrackingHistoryAirportFlightsTo', '/history/airports/{id}/flights/to/{dest_id}', '0.24', '240000', {
    members: { id: airport, dest_id: airport, type: kind, ...pastSpan, ...page },
    response: flights,
    sample: { id: 'KJFK', dest_id: 'KLAX', ...HISTORY },
  }),
  row('TrackingHistoryAircraftLastFlight', '/history/aircraft/{registration}/last-flight', '0.40', '400000', {
    members: { registration: required('a b', 'x'.repeat(11)) },
    response: { flights: [status] },
    sample: { registration: 'N101DL' },
  }),
  row('TrackingHistoryOperatorFlights', '/history/operators/{id}/flights', '0.04', '40000', {
    members: { id: required('X', 'ABCD', 'A-B'), ...pastSpan, ...page },
    response: flights,
    sample: { id: 'DAL', ...HISTORY },
  }),
  row('TrackingDisruptionCounts', '/disruption-counts/{entity_type}', '0.01', '10000', {
    members: { entity_type: required('airport', 'AIRLINE'), time_period: optional('', 'tonight', 'TODAY'), ...page },
    response: {
      ...listed,
      entities: [disruption],
      total_cancellations_national: 'integer',
      total_cancellations_worldwide: 'integer',
      total_delays_worldwide: 'integer',
    },
    sample: { entity_type: 'airline' },
  }),
  row('TrackingDisruptionCount', '/disruption-counts/{entity_type}/{id}', '0.01', '10000', {
    members: {
      entity_type: required('airport', 'AIRLINE'),
      id: required('X', 'ABCDE', 'A-B'),
      time_period: optional('', 'tonight', 'TODAY'),
    },
    response: disruption,
    sample: { entity_type: 'airline', id: 'DAL' },
  }),
]
