import type { FastifyInstance } from 'fastify'
import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import { airlineByAnyCode } from '../../worlds/travel/airlines.ts'
import type { ScheduledFlight } from '../../worlds/travel/schedule.ts'
import { flightFilter, openBoards } from '../airport/board.ts'
import { nonstop } from '../airport/connections.ts'
import { airportOf } from '../airport/knownAirport.ts'
import { isTrackingFlightId } from '../flight/flightId.ts'
import { flightsOfIdent } from '../flight/flightsOfIdent.ts'
import type { TrackedFlight } from '../flight/tracked.ts'
import { cut, type PageRequest, pageRequest } from '../http/page.ts'
import { type Query, word } from '../http/params.ts'
import { invalidArgument, notFound } from '../http/refusal.ts'
import { historicalSpan } from '../http/span.ts'
import type { Sky } from '../sky.ts'
import { flightStatus } from '../wire/flightStatus.ts'
import { routeInfo } from '../wire/routeInfo.ts'
import { flightMap } from './flightMap.ts'
import { knownFlight, trackOf } from './flights.ts'

const DAY = 86_400_000
const MOST_PAGES = 40
const REMEMBERED_AIRLINES = 20
const WEEK = 7
/** How far back an aircraft's last flight is searched. */
const IDLE = 30 * DAY

type Request = { Params: { ident: string; dest: string }; Querystring: Query }

/** Flights since 2011, from the same schedule as current ones. */
export function historyRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now
  const boards = openBoards(sky)
  const ofAirlines = remembering<readonly ScheduledFlight[]>(REMEMBERED_AIRLINES)

  app.get<Request>('/history/flights/:ident', ({ params: { ident }, query }) => {
    const request = pageRequest(`/history/flights/${encodeURIComponent(ident)}`, query, clock(), MOST_PAGES)
    const type = word(query, 'ident_type', ['designator', 'registration', 'fa_flight_id'])
    if (type === 'fa_flight_id' || (type === null && isTrackingFlightId(ident))) {
      const tracked = sky.flightOfId(ident)
      return page(request, tracked ? [tracked] : [])
    }
    const span = historicalSpan(query, request.now, WEEK)
    return page(request, flightsOfIdent(sky, ident, type, span).map(sky.track))
  })

  app.get<Request>('/history/flights/:ident/track', ({ params: { ident }, query }) =>
    trackOf(sky, knownFlight(sky, ident), query),
  )
  app.get<Request>('/history/flights/:ident/route', ({ params: { ident } }) => routeInfo(knownFlight(sky, ident).route))
  app.get<Request>('/history/flights/:ident/map', ({ params: { ident }, query }) =>
    flightMap(knownFlight(sky, ident), query, clock()),
  )

  for (const board of ['arrivals', 'departures'] as const) {
    app.get<Request>(`/history/airports/:ident/flights/${board}`, ({ params: { ident }, query }) => {
      const request = pageRequest(`/history/airports/${ident}/flights/${board}`, query, clock(), MOST_PAGES)
      const { now } = request
      const span = historicalSpan(query, now, 1)
      const wanted = flightFilter(query)
      const flights = boards(airportOf(ident), board, span, now).filter(({ flight }) => wanted(flight))
      const { flights: rows, ...links } = page(request, flights)
      return { ...links, [board]: rows }
    })
  }

  app.get<Request>('/history/airports/:ident/flights/to/:dest', ({ params: { ident, dest }, query }) => {
    const request = pageRequest(`/history/airports/${ident}/flights/to/${dest}`, query, clock(), MOST_PAGES)
    const span = historicalSpan(query, request.now, 1)
    const flights = nonstop(sky, airportOf(ident), airportOf(dest), span).filter(flightFilter(query))
    return page(request, flights.map(sky.track))
  })

  app.get<Request>('/history/aircraft/:ident/last_flight', ({ params: { ident } }) => {
    const now = clock()
    if (!/^[A-Za-z0-9-]{3,10}$/.test(ident)) throw invalidArgument('registration is not in the form of one')
    const registration = sky.idents.registration(ident)
    if (!registration) throw notFound(`There is no aircraft ${ident}`)
    const flown = sky.world.schedule.flightsOfAircraft(registration, now - IDLE, now).map(sky.track)
    const last = flown.findLast(({ course }) => course.cancelledAt === null && course.final.out <= now)
    return { flights: last ? [past(last, now)] : [] }
  })

  app.get<Request>('/history/operators/:ident/flights', ({ params: { ident }, query }) => {
    const request = pageRequest(`/history/operators/${ident}/flights`, query, clock(), MOST_PAGES)
    const span = historicalSpan(query, request.now, WEEK)
    const airline = airlineByAnyCode(ident.toUpperCase())
    if (!airline) throw notFound(`There is no operator ${ident}`)
    const { from, to } = span
    const { rows, ...links } = cut(
      request,
      ofAirlines(`${airline.iata} ${from} ${to}`, () =>
        sky.world.schedule.flightsOfAirline(airline.iata, from, to).reverse(),
      ),
    )
    return { ...links, flights: rows.map((flight) => past(sky.track(flight), request.now)) }
  })

  function page(request: PageRequest, flights: readonly TrackedFlight[]) {
    const { rows, ...links } = cut(request, flights)
    return { ...links, flights: rows.map((tracked) => past(tracked, request.now)) }
  }

  /** Historical data omits the inbound flight. */
  function past(tracked: TrackedFlight, now: number) {
    return { ...flightStatus(sky, tracked, now), inbound_fa_flight_id: null }
  }
}
