import {
  hasHeader,
  type ParameterForm,
  type ReplayDefinition,
  type ReplayRoute,
  Reply,
  textReply,
} from '../definition.ts'

// FlightAware AeroAPI, read on 26 November 2026: its OpenAPI document, version 4.17.1, and the list of operations of
// 4.30.0, which has the paths of history by airport and operator.
// Certain: paths, parameters, members and which of them may be null, the header x-apikey, errors with title, reason,
// detail and status. Less certain: the answers to a wrong key and to a path that does not exist.

const ID = 'QLL7104-1795172400-schedule-0042'
const airport = (code_icao: string, code_iata: string, city: string, timezone: string) => ({
  code: code_icao,
  code_icao,
  code_iata,
  code_lid: null,
  timezone,
  name: `${city} International`,
  city,
  airport_info_url: `/airports/${code_icao}`,
})
const origin = airport('KJFK', 'JFK', 'New York', 'America/New_York')
const destination = airport('EGLL', 'LHR', 'London', 'Europe/London')

const position = {
  fa_flight_id: ID,
  altitude: 350,
  altitude_change: '-',
  groundspeed: 487,
  heading: 71,
  latitude: 51.27,
  longitude: -31.4,
  timestamp: '2026-11-26T03:15:00Z',
  update_type: 'A',
}

const status = {
  ident: 'QLL7104',
  ident_icao: 'QLL7104',
  ident_iata: 'ZZ7104',
  actual_runway_off: '22R',
  actual_runway_on: null,
  fa_flight_id: ID,
  operator: 'QLL',
  operator_icao: 'QLL',
  operator_iata: 'ZZ',
  flight_number: '7104',
  registration: 'G-QLLA',
  atc_ident: null,
  inbound_fa_flight_id: 'QLL7103-1795086000-schedule-0041',
  codeshares: [],
  codeshares_iata: [],
  blocked: false,
  diverted: false,
  cancelled: false,
  position_only: false,
  origin,
  destination,
  departure_delay: 480,
  arrival_delay: null,
  filed_ete: 24300,
  progress_percent: 61,
  status: 'En Route / On Time',
  aircraft_type: 'A359',
  route_distance: 3451,
  filed_airspeed: 488,
  filed_altitude: 350,
  route: 'HAPIE YAHOO NATV',
  baggage_claim: null,
  seats_cabin_business: 44,
  seats_cabin_coach: 265,
  seats_cabin_first: null,
  gate_origin: '5',
  gate_destination: null,
  terminal_origin: '7',
  terminal_destination: '3',
  type: 'Airline',
  scheduled_out: '2026-11-25T23:25:00Z',
  estimated_out: null,
  actual_out: '2026-11-25T23:33:00Z',
  scheduled_off: '2026-11-25T23:45:00Z',
  estimated_off: null,
  actual_off: '2026-11-25T23:51:00Z',
  scheduled_on: '2026-11-26T06:20:00Z',
  estimated_on: '2026-11-26T06:18:00Z',
  actual_on: null,
  scheduled_in: '2026-11-26T06:35:00Z',
  estimated_in: '2026-11-26T06:30:00Z',
  actual_in: null,
  foresight_predictions_available: false,
}

const inFlight = {
  ident: 'QLL7104',
  ident_icao: 'QLL7104',
  ident_iata: 'ZZ7104',
  fa_flight_id: ID,
  origin,
  destination,
  waypoints: [40.64, -73.78, 51.47, -0.46],
  first_position_time: '2026-11-25T23:51:00Z',
  last_position: position,
  bounding_box: [51.5, -73.8, 40.6, -0.5],
  ident_prefix: null,
  aircraft_type: 'A359',
  actual_off: '2026-11-25T23:51:00Z',
  actual_on: null,
  foresight_predictions_available: false,
  predicted_out: null,
  predicted_off: null,
  predicted_on: null,
  predicted_in: null,
  predicted_out_source: null,
  predicted_off_source: null,
  predicted_on_source: null,
  predicted_in_source: null,
}

const facts = {
  airport_code: 'KJFK',
  code_icao: 'KJFK',
  code_iata: 'JFK',
  code_lid: 'JFK',
  alternate_ident: 'JFK',
  name: 'John F Kennedy Intl',
  type: 'Airport',
  elevation: 13,
  city: 'New York',
  state: 'NY',
  longitude: -73.7787,
  latitude: 40.6399,
  timezone: 'America/New_York',
  country_code: 'US',
  wiki_url: null,
  airport_flights_url: '/airports/KJFK/flights',
}
const nearby = { ...facts, airport_code: 'KLGA', name: 'LaGuardia', distance: 9, heading: 321, direction: 'NW' }

const reason = { category: 'weather', color: 'yellow', delay_secs: 2700, reason: 'low ceilings' }
const delay = { airport: 'KJFK', category: 'weather', color: 'yellow', delay_secs: 2700, reasons: [reason] }
const route = {
  aircraft_types: ['B77W', 'A359'],
  count: 17,
  filed_altitude_max: 370,
  filed_altitude_min: 330,
  last_departure_time: '2026-11-25T22:10:00Z',
  route: 'DEEZZ5 CANDR J60',
  route_distance: '2475 sm',
}
const path = {
  route_distance: '3451 sm',
  fixes: [
    {
      name: 'HAPIE',
      latitude: 40.32,
      longitude: -72.03,
      distance_from_origin: 83.5,
      distance_this_leg: 83.5,
      distance_to_destination: 3367.5,
      outbound_course: 74,
      type: 'Waypoint',
    },
  ],
}
const observation = {
  airport_code: 'KJFK',
  cloud_friendly: 'Overcast',
  clouds: [{ altitude: 1100, symbol: 'OVC', type: 'BKN' }],
  conditions: null,
  pressure: 29.87,
  pressure_units: 'in Hg',
  raw_data: 'KJFK 260351Z 04012KT 6SM OVC011 07/05 A2987',
  temp_air: 7,
  temp_dewpoint: 5,
  temp_perceived: 4,
  relative_humidity: 87,
  time: '2026-11-26T03:51:00Z',
  visibility: 6,
  visibility_units: 'SM',
  wind_direction: 40,
  wind_friendly: 'Breezy',
  wind_speed: 12,
  wind_speed_gust: 0,
  wind_units: 'KT',
}
const forecast = {
  airport_code: 'KJFK',
  raw_forecast: ['KJFK 252320Z 2600/2706 05014KT P6SM OVC012'],
  time: '2026-11-25T23:20:00Z',
  decoded_forecast: {
    start: '2026-11-26T00:00:00Z',
    end: '2026-11-27T06:00:00Z',
    lines: [
      {
        type: 'forecast',
        start: '2026-11-26T00:00:00Z',
        end: null,
        turbulence_layers: null,
        icing_layers: null,
        barometric_pressure: null,
        significant_weather: null,
        winds: { symbol: '05014KT', direction: '050', speed: 14, units: 'KT', peak_gusts: null },
        windshear: null,
        visibility: { symbol: 'P6SM', visibility: 'greater than 6', units: 'SM' },
        clouds: [{ symbol: 'OVC012', coverage: 'OVC', altitude: '1200', special: null }],
      },
    ],
  },
}
const disrupted = { cancellations: 14, delays: 231, total: 1890, entity_name: 'Delta Air Lines', entity_id: 'DAL' }
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Query = Readonly<Record<string, ParameterForm>>
const paged: Query = { max_pages: 'integer', cursor: 'string' }
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/
const span: Query = { start: moment, end: moment, ...paged }
const required: Query = { 'start!': moment, 'end!': moment, ...paged }
const kinds: Query = { airline: /^[A-Z0-9]{2,3}$/, type: ['General_Aviation', 'Airline'] }
const ident: Query = { ident_type: ['designator', 'registration', 'fa_flight_id'] }
const around: Query = { 'radius!': 'integer', only_iap: 'boolean', ...paged }
const period: Query = {
  time_period: ['yesterday', 'today', 'tomorrow', 'plus2days', 'twoDaysAgo', 'minus2plus12hrs', 'next36hrs', 'week'],
}
const layer =
  /^(US Cities|(european|asia) country boundaries|major airports|country boundaries|US state boundaries|water|US major roads|radar|track|flights|airports)$/
const map: Query = {
  height: 'integer',
  width: 'integer',
  layer_on: layer,
  layer_off: layer,
  show_data_block: 'boolean',
  airports_expand_view: 'boolean',
  show_airports: 'boolean',
  // A list is given by a parameter for each of its items.
  bounding_box: 'number',
}

/** A page of lists; `rows` by the member's name. */
function list(
  at: string,
  query: Query,
  rows: Readonly<Record<string, readonly object[]>>,
  beside: object = {},
): ReplayRoute {
  const page = (change: (list: readonly object[]) => readonly object[]) => ({
    links: null,
    num_pages: 1,
    ...Object.fromEntries(Object.entries(rows).map(([name, own]) => [name, change(own)])),
    ...beside,
  })
  return {
    method: 'GET',
    path: at,
    query,
    answer: () => page((own) => own),
    empty: () => page(() => []),
    odd: () => page((own) => [oddOf(own[0]), ...own]),
  }
}

/** A row with another type in every member. */
function oddOf(row: object | undefined): object {
  return Object.fromEntries(Object.keys(row ?? {}).map((name) => [name, { wrong: true }]))
}

function one(at: string, body: unknown, query: Query = {}): ReplayRoute {
  return { method: 'GET', path: at, query, answer: () => body }
}

const none = (detail: string) => new Reply(404, { title: 'Not Found', reason: 'NOT_FOUND', detail, status: 404 })

export const flightaware: ReplayDefinition = {
  company: 'flightaware',
  key: 'aero-key-51c9',
  isAuthorized: hasHeader('x-apikey'),
  denied: new Reply(401, { title: 'Unauthorized', reason: 'UNAUTHORIZED', detail: 'Invalid API key', status: 401 }),
  unknown: textReply(404, 'Not Found'),
  busy: new Reply(429, {
    title: 'Too Many Requests',
    reason: 'TOO_MANY_REQUESTS',
    detail: 'Rate limit exceeded',
    status: 429,
  }),
  invalid: ([first]) =>
    new Reply(400, {
      title: 'Invalid argument',
      reason: 'INVALID_ARGUMENT',
      detail: `${first?.at} ${first?.message}`,
      status: 400,
    }),
  routes: [
    list('/flights/search', { 'query!': 'string', ...paged }, { flights: [inFlight] }),
    list(
      '/flights/search/positions',
      { 'query!': 'string', unique_flights: 'boolean', ...paged },
      { positions: [position] },
    ),
    one('/flights/search/count', { count: 42 }, { 'query!': 'string' }),
    list('/flights/search/advanced', { 'query!': 'string', ...paged }, { flights: [inFlight] }),
    {
      ...one(
        '/flights/{ident}/canonical',
        { idents: [{ ident: 'QLL7104', ident_type: 'designator' }] },
        {
          ident_type: ['designator', 'registration'],
          country_code: /^[A-Z]{2}$/,
        },
      ),
      empty: () => ({ idents: [] }),
    },
    one('/flights/{id}/position', inFlight),
    {
      ...one('/flights/{id}/track', { positions: [position] }, { include_estimated_positions: 'boolean' }),
      empty: () => none('No track is available for this flight'),
    },
    { ...one('/flights/{id}/route', path), empty: () => none('No route is available for this flight') },
    one('/flights/{id}/map', { map: PNG }, map),
    {
      method: 'POST',
      path: '/flights/{ident}/intents',
      body: {
        type: 'object',
        properties: {
          aircraft_type: { type: 'string' },
          origin: { type: 'string' },
          destination: { type: 'string' },
          intended_off: { type: 'string', format: 'date-time' },
          intended_on: { type: 'string', format: 'date-time' },
          altitude: { type: 'integer' },
          airspeed: { type: 'integer' },
          route: { type: 'string' },
        },
        required: ['aircraft_type', 'origin', 'destination', 'intended_off', 'intended_on'],
      },
      answer: () => new Reply(200, undefined),
    },
    list('/flights/{ident}', { ...ident, ...span }, { flights: [status] }),
    list('/airports', paged, { airports: [{ code: 'KJFK', airport_info_url: '/airports/KJFK' }] }),
    list('/airports/nearby', { 'latitude!': 'number', 'longitude!': 'number', ...around }, { airports: [nearby] }),
    list('/airports/delays', paged, { delays: [delay] }),
    one('/airports/{id}', { ...facts, alternatives: [] }),
    one(
      '/airports/{id}/canonical',
      { airports: [{ id: 'KJFK', id_type: 'icao' }] },
      { id_type: ['iata', 'lid', 'icao'] },
    ),
    list('/airports/{id}/nearby', around, { airports: [nearby] }),
    one('/airports/{id}/delays', delay),
    list(
      '/airports/{id}/flights',
      { ...kinds, ...span },
      {
        scheduled_departures: [status],
        scheduled_arrivals: [status],
        departures: [status],
        arrivals: [status],
      },
    ),
    ...['arrivals', 'departures', 'scheduled_departures', 'scheduled_arrivals'].map((name) =>
      list(`/airports/{id}/flights/${name}`, { ...kinds, ...span }, { [name]: [status] }),
    ),
    list(
      '/airports/{id}/flights/to/{dest_id}',
      { type: ['General_Aviation', 'Airline'], connection: ['nonstop', 'onestop'], ...span },
      {
        flights: [{ segments: [status] }],
      },
    ),
    one('/airports/{id}/flights/counts', {
      departed: 18,
      enroute: 71,
      scheduled_arrivals: 340,
      scheduled_departures: 402,
    }),
    list(
      '/airports/{id}/weather/observations',
      {
        temperature_units: ['C', 'F', 'Celsius', 'Fahrenheit'],
        return_nearby_weather: 'boolean',
        timestamp: moment,
        ...paged,
      },
      { observations: [observation] },
    ),
    {
      ...one('/airports/{id}/weather/forecast', forecast, { timestamp: moment, return_nearby_weather: 'boolean' }),
      empty: () => none('No upcoming forecast currently available for this airport'),
    },
    list(
      '/airports/{id}/routes/{dest_id}',
      {
        sort_by: ['count', 'last_departure_time'],
        max_file_age: /^\d+ (hour|day|week|month|year)s?$/,
        ...paged,
      },
      { routes: [route] },
    ),
    {
      ...one('/history/flights/{id}/track', { positions: [position] }, { include_estimated_positions: 'boolean' }),
      empty: () => none('No track is available for this flight'),
    },
    one('/history/flights/{id}/map', { map: PNG }, map),
    one('/history/flights/{id}/route', path),
    list('/history/flights/{ident}', { ...ident, ...span }, { flights: [status] }),
    list('/history/airports/{id}/flights/arrivals', { ...kinds, ...required }, { arrivals: [status] }),
    list('/history/airports/{id}/flights/departures', { ...kinds, ...required }, { departures: [status] }),
    list(
      '/history/airports/{id}/flights/to/{dest_id}',
      { type: ['General_Aviation', 'Airline'], ...required },
      { flights: [status] },
    ),
    one('/history/aircraft/{registration}/last_flight', { flights: [status] }),
    list('/history/operators/{id}/flights', required, { flights: [status] }),
    list(
      '/disruption_counts/{entity_type}',
      { ...period, ...paged },
      { entities: [disrupted] },
      {
        total_cancellations_national: 61,
        total_cancellations_worldwide: 402,
        total_delays_worldwide: 9120,
      },
    ),
    one('/disruption_counts/{entity_type}/{id}', disrupted, period),
  ],
}
