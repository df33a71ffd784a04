import type { FastifyInstance } from 'fastify'
import { isTrackingFlightId } from '../flight/flightId.ts'
import { flightsOfIdent } from '../flight/flightsOfIdent.ts'
import { trackUntil } from '../flight/track.ts'
import { hasLeft, type TrackedFlight } from '../flight/tracked.ts'
import { cut, pageRequest } from '../http/page.ts'
import { flag, type Query, text, word } from '../http/params.ts'
import { invalidArgument, notFound } from '../http/refusal.ts'
import { liveSpan } from '../http/span.ts'
import type { Sky } from '../sky.ts'
import { flightStatus } from '../wire/flightStatus.ts'
import { inFlight } from '../wire/inFlight.ts'
import { wirePosition } from '../wire/position.ts'
import { routeInfo } from '../wire/routeInfo.ts'
import { flightMap } from './flightMap.ts'

const DAY = 86_400_000
/** Days of live data in the past. */
const LIVE = 10
const IDENT_TYPES = ['designator', 'registration', 'fa_flight_id'] as const

type Request = { Params: { ident: string }; Querystring: Query }

/** Current flights: status, position, track, route and map. */
export function flightRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now

  app.get<Request>('/flights/:ident', ({ params: { ident }, query }) => {
    const request = pageRequest(`/flights/${encodeURIComponent(ident)}`, query, clock())
    const usual = { from: request.now - 11 * DAY, to: request.now + 2 * DAY }
    const type = word(query, 'ident_type', IDENT_TYPES)
    const span = liveSpan(query, request.now, usual)
    const isId = type === 'fa_flight_id' || (type === null && isTrackingFlightId(ident))
    const found = isId ? [sky.flightOfId(ident)].filter((one) => one !== undefined) : byIdent()
    const { rows, ...links } = cut(request, found)
    return { ...links, flights: rows.map((tracked) => flightStatus(sky, tracked, request.now)) }

    function byIdent(): TrackedFlight[] {
      const narrow = type === 'fa_flight_id' ? null : type
      return flightsOfIdent(sky, ident, narrow, span).map(sky.track)
    }
  })

  app.get<Request>('/flights/:ident/canonical', ({ params: { ident }, query }) => {
    const type = word(query, 'ident_type', ['designator', 'registration'])
    const country = text(query, 'country_code')
    if (country !== null && !/^[A-Za-z]{2}$/.test(country)) throw invalidArgument('country_code is ISO 3166-1 alpha-2')
    const registration = type === 'designator' ? undefined : sky.idents.registration(ident)
    const designator = type === 'registration' ? null : sky.idents.designator(ident)
    const isThere = country === null || designator?.airline.country === country.toUpperCase()
    return {
      idents: [
        ...(registration ? [{ ident: registration, ident_type: 'registration' }] : []),
        ...(designator && isThere
          ? [{ ident: `${designator.airline.icao}${designator.number}`, ident_type: 'designator' }]
          : []),
      ],
    }
  })

  app.get<Request>('/flights/:ident/position', ({ params: { ident } }) => {
    const now = clock()
    const tracked = flightOfTheseDays(sky, ident)
    if (!hasLeft(tracked, now)) throw notFound(`${ident} has not left the ground yet`)
    return inFlight(tracked, now)
  })

  app.get<Request>('/flights/:ident/track', ({ params: { ident }, query }) =>
    trackOf(sky, flightOfTheseDays(sky, ident), query),
  )
  app.get<Request>('/flights/:ident/route', ({ params: { ident } }) => routeInfo(flightOfTheseDays(sky, ident).route))
  app.get<Request>('/flights/:ident/map', ({ params: { ident }, query }) =>
    flightMap(flightOfTheseDays(sky, ident), query, clock()),
  )
}

/** The track of a flight, current or historical. */
export function trackOf(sky: Sky, tracked: TrackedFlight, query: Query) {
  const now = sky.now()
  const estimated = flag(query, 'include_estimated_positions') ? 'with estimated' : 'reported'
  const positions = trackUntil(tracked, now, estimated)
  if (positions.length === 0) throw notFound(`There is no track of ${tracked.id} yet`)
  return { positions: positions.map((position) => wirePosition(tracked.id, position)) }
}

/** The flight of an id. Throws for an unknown one. */
export function knownFlight(sky: Sky, id: string): TrackedFlight {
  if (!isTrackingFlightId(id)) throw invalidArgument('id is not the id of a tracked flight')
  const tracked = sky.flightOfId(id)
  if (!tracked) throw notFound(`There is no flight ${id}`)
  return tracked
}

/** The same; throws for a flight that is only in the historical data. */
function flightOfTheseDays(sky: Sky, id: string): TrackedFlight {
  const tracked = knownFlight(sky, id)
  if (tracked.flight.departure < sky.now() - LIVE * DAY) {
    throw invalidArgument(`the flight left more than ${LIVE} days ago: ask the history`)
  }
  return tracked
}
