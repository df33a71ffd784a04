/** Answers in the documented format, made by hand. */
const airport = {
  code: 'KIAH',
  code_icao: 'KIAH',
  code_iata: 'IAH',
  code_lid: 'IAH',
  timezone: 'America/Chicago',
  name: 'A large airport',
  city: 'Houston',
  airport_info_url: '/airports/KIAH',
}

export const POSITION = {
  tracking_flight_id: null,
  altitude: 350,
  altitude_change: '-',
  groundspeed: 455,
  heading: null,
  latitude: 31.5,
  longitude: -97.25,
  timestamp: '2026-11-20T12:00:00Z',
  update_type: null,
}

const times = Object.fromEntries(
  ['out', 'off', 'on', 'in'].flatMap((moment) =>
    ['scheduled', 'estimated', 'actual'].map((known) => [`${known}_${moment}`, null]),
  ),
)

/** The least that is documented of a flight: all that may be null is. */
export const STATUS = {
  ident: 'XYZ12',
  tracking_flight_id: 'XYZ12-1795172400-airline-0001',
  operator: null,
  operator_iata: null,
  flight_number: null,
  registration: null,
  atc_ident: null,
  inbound_tracking_flight_id: null,
  codeshares: null,
  blocked: false,
  diverted: false,
  cancelled: false,
  position_only: false,
  origin: airport,
  destination: null,
  departure_delay: null,
  arrival_delay: -120,
  filed_ete: null,
  progress_percent: null,
  status: 'En Route / On Time',
  aircraft_type: null,
  route_distance: null,
  filed_airspeed: null,
  filed_altitude: null,
  route: null,
  baggage_claim: null,
  seats_cabin_business: null,
  seats_cabin_coach: null,
  seats_cabin_first: null,
  gate_origin: null,
  gate_destination: null,
  terminal_origin: null,
  terminal_destination: null,
  type: 'General_Aviation',
  ...times,
  scheduled_out: '2026-11-20T11:00:00Z',
}

/** A page of answers. */
export function page(members: object, next: string | null = null) {
  return { links: next === null ? null : { next }, num_pages: 1, ...members }
}
