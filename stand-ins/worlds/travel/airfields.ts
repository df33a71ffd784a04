import { AIRFIELDS as LINES } from './airports/airfields.ts'
import { AIRPORTS, type Airport, airportByAnyCode, parseAirport } from './airports.ts'
import { distanceKm } from './geo.ts'

/** Airports without scheduled flights: they are tracked and have weather, but no bookable flights. */
export const AIRFIELDS: readonly Airport[] = LINES.trim().split('\n').map(parseAirfield)

const VISUAL = new Set(AIRFIELDS.filter((_, index) => LINES.trim().split('\n')[index]?.endsWith('|VFR')))

/** Whether an airport has instrument approaches. */
export function hasInstrumentApproach(airport: Airport): boolean {
  return !VISUAL.has(airport)
}

/** All tracked airports, by ICAO code. */
export const TRACKED_AIRPORTS: readonly Airport[] = [...AIRPORTS, ...AIRFIELDS].sort((a, b) =>
  a.icao < b.icao ? -1 : 1,
)

const BY_CODE = new Map(
  AIRFIELDS.flatMap((airfield) =>
    [airfield.lid, airfield.iata, airfield.icao].flatMap((code) => (code ? [[code, airfield] as const] : [])),
  ),
)

/** The airport of an ICAO, IATA or local code, upper case; scheduled airports take precedence. */
export function trackedAirport(code: string): Airport | undefined {
  return airportByAnyCode(code) ?? BY_CODE.get(code)
}

/** It is in the same region as the large airport next to it. */
function parseAirfield(line: string): Airport {
  const airfield = parseAirport(line.replace(/\|VFR$/, ''), 'NAMER')
  const next = AIRPORTS.reduce((nearest, one) =>
    distanceKm(airfield, one) < distanceKm(airfield, nearest) ? one : nearest,
  )
  return { ...airfield, region: next.region }
}
