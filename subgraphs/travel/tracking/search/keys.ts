import type { KeyKind } from './term.ts'

/** Keys of a flight in the advanced syntax, with the documented names. Times are seconds since 1970. */
export const FLIGHT_KEYS: Readonly<Record<string, KeyKind>> = {
  actualDepartureTime: 'number',
  aircraftType: 'text',
  /** Hundreds of feet. */
  alt: 'number',
  altChange: 'text',
  arrivalTime: 'number',
  arrived: 'boolean',
  cancelled: 'boolean',
  clock: 'number',
  dest: 'text',
  edt: 'number',
  eta: 'number',
  fdt: 'number',
  firstPositionTime: 'number',
  fixes: 'text',
  fp: 'text',
  /** Knots. */
  gs: 'number',
  heading: 'number',
  hiLat: 'number',
  hiLon: 'number',
  ident: 'text',
  lastPositionTime: 'number',
  lat: 'number',
  lifeguard: 'boolean',
  lon: 'number',
  lowLat: 'number',
  lowLon: 'number',
  ogta: 'number',
  ogtd: 'number',
  orig: 'text',
  physClass: 'text',
  prefix: 'text',
  /** Knots. */
  speed: 'number',
  status: 'text',
  updateType: 'text',
  waypoints: 'text',
}

/** Keys of a single position. */
export const POSITION_KEYS: Readonly<Record<string, KeyKind>> = {
  alt: 'number',
  altChange: 'text',
  altMax: 'number',
  cid: 'text',
  cidfac: 'text',
  clock: 'number',
  fp: 'text',
  gs: 'number',
  lat: 'number',
  lon: 'number',
  preferred: 'boolean',
  recvd: 'number',
  updateType: 'text',
}
