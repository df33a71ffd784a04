import type { FastifyInstance } from 'fastify'
import { remembering } from '../../../subgraphs/kit/async/remember.ts'
import { type Board, flightFilter, openBoards, usualSpan } from '../airport/board.ts'
import { nonstop, onestop, type Pair } from '../airport/connections.ts'
import { flightCounts } from '../airport/counts.ts'
import { airportOf } from '../airport/knownAirport.ts'
import { cut, type PageRequest, pageRequest } from '../http/page.ts'
import { type Query, text, word } from '../http/params.ts'
import { invalidArgument } from '../http/refusal.ts'
import { liveSpan } from '../http/span.ts'
import type { Sky } from '../sky.ts'
import { flightStatus } from '../wire/flightStatus.ts'

const DAY = 86_400_000
const REMEMBERED_PAIRS = 100
const BOARDS: readonly Board[] = ['arrivals', 'departures', 'scheduled_departures', 'scheduled_arrivals']

type Request = { Params: { id: string; dest: string }; Querystring: Query }

/** Current flights at an airport. */
export function airportFlightRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now
  const boards = openBoards(sky)
  const pairs = remembering<readonly Pair[]>(REMEMBERED_PAIRS)

  for (const board of BOARDS) {
    app.get<Request>(`/airports/:id/flights/${board}`, ({ params: { id }, query }) => {
      const request = pageRequest(`/airports/${id}/flights/${board}`, query, clock())
      const { rows, ...links } = cut(request, flightsOf(id, board, request))
      return { ...links, [board]: rows.map((tracked) => flightStatus(sky, tracked, request.now)) }
    })
  }

  app.get<Request>('/airports/:id/flights', ({ params: { id }, query }) => {
    const request = pageRequest(`/airports/${id}/flights`, query, clock())
    const pages = BOARDS.map((board) => [board, cut(request, flightsOf(id, board, request))] as const)
    return {
      links: pages.find(([, { links }]) => links)?.[1].links ?? null,
      num_pages: Math.max(...pages.map(([, { num_pages }]) => num_pages)),
      ...Object.fromEntries(
        pages.map(([board, { rows }]) => [board, rows.map((tracked) => flightStatus(sky, tracked, request.now))]),
      ),
    }
  })

  app.get<Request>('/airports/:id/flights/counts', ({ params: { id } }) =>
    flightCounts(sky, boards, airportOf(id), clock()),
  )

  app.get<Request>('/airports/:id/flights/to/:dest', ({ params: { id, dest }, query }) => {
    const request = pageRequest(`/airports/${id}/flights/to/${dest}`, query, clock())
    const { now } = request
    const [origin, destination] = [airportOf(id), airportOf(dest)]
    const dated = text(query, 'start') !== null || text(query, 'end') !== null
    const connection = word(query, 'connection', ['nonstop', 'onestop']) ?? (dated ? 'nonstop' : null)
    if (dated && connection !== 'nonstop') throw invalidArgument('with start or end the connection must be nonstop')
    const wanted = flightFilter(query)
    const span = liveSpan(query, now, { from: now - 7 * DAY, to: now + DAY })
    const direct = connection === 'onestop' ? [] : nonstop(sky, origin, destination, span).map((flight) => [flight])
    // Connections are searched around now, not over the whole past week.
    const around = { from: now - DAY, to: now + DAY }
    const changing =
      connection === 'nonstop'
        ? []
        : pairs(`${origin.iata}${destination.iata} ${now}`, () => onestop(sky, origin, destination, around))
    const { rows, ...links } = cut(
      request,
      [...direct, ...changing].filter((segments) => segments.every(wanted)),
    )
    return {
      ...links,
      flights: rows.map((segments) => ({
        segments: segments.map((flight) => flightStatus(sky, sky.track(flight), now)),
      })),
    }
  })

  function flightsOf(id: string, board: Board, { query, now }: PageRequest) {
    const span = liveSpan(query, now, usualSpan(board, now))
    const wanted = flightFilter(query)
    return boards(airportOf(id), board, span, now).filter(({ flight }) => wanted(flight))
  }
}
