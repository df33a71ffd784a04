import type { FastifyInstance } from 'fastify'
import { parseFlightQuery, parsePositionQuery } from '../../../subgraphs/travel/tracking/search/advanced.ts'
import { matches } from '../../../subgraphs/travel/tracking/search/matches.ts'
import { parseSimpleQuery } from '../../../subgraphs/travel/tracking/search/simple.ts'
import { QuerySyntaxError, type Term } from '../../../subgraphs/travel/tracking/search/term.ts'
import type { TrackedFlight } from '../flight/tracked.ts'
import { nextTurn } from '../http/nextTurn.ts'
import { cut, paged, pageRequest, rowsNeeded } from '../http/page.ts'
import { flag, type Query, requiredText } from '../http/params.ts'
import { invalidArgument } from '../http/refusal.ts'
import { FlightFacts } from '../search/flightFacts.ts'
import { PositionFacts, type Sighting } from '../search/positionFacts.ts'
import { openSightings } from '../search/sightings.ts'
import type { Sky } from '../sky.ts'
import { inFlight } from '../wire/inFlight.ts'
import { wirePosition } from '../wire/position.ts'

type Request = { Querystring: Query }

/** Flight searches by simple and advanced syntax, positions, and counts. */
export function searchRoutes(app: FastifyInstance, sky: Sky): void {
  const sightings = openSightings(sky)
  const clock = sky.now

  app.get<Request>('/flights/search', ({ query }) => {
    const terms = read(parseSimpleQuery, query)
    const request = pageRequest('/flights/search', query, clock())
    const found = select(sky.airborne(request.now), terms, request.now, rowsNeeded(request))
    const { rows, ...links } = cut(request, found)
    return { ...links, flights: rows.map((tracked) => inFlight(tracked, request.now)) }
  })

  app.get<Request>('/flights/search/count', ({ query }) => {
    const now = clock()
    return { count: select(sky.airborne(now), read(parseSimpleQuery, query), now).length }
  })

  app.get<Request>('/flights/search/advanced', ({ query }) => {
    const terms = read(parseFlightQuery, query)
    const request = pageRequest('/flights/search/advanced', query, clock())
    const found = select(sky.recent(request.now), terms, request.now, rowsNeeded(request))
    const { rows, ...links } = cut(request, found)
    return { ...links, flights: rows.map((tracked) => inFlight(tracked, request.now)) }
  })

  app.get<Request>('/flights/search/positions', async ({ query }) => {
    const terms = read(parsePositionQuery, query)
    const once = flag(query, 'unique_flights')
    const request = pageRequest('/flights/search/positions', query, clock())
    const found: Sighting[] = []
    const flights = new Set<string>()
    const needed = rowsNeeded(request)
    for (const seen of sightings.before(request.now)) {
      for (const sighting of seen) {
        const { id } = sighting.tracked
        if ((once && flights.has(id)) || !matches(terms, new PositionFacts(sighting))) continue
        flights.add(id)
        found.push(sighting)
      }
      if (found.length >= needed) break
      // A search with few matches scans a whole day.
      await nextTurn()
    }
    const rows = found.slice(request.skip, needed - 1)
    const { rows: shown, ...links } = paged(request, rows, found.length >= needed)
    return { ...links, positions: shown.map(({ tracked, position }) => wirePosition(tracked.id, position)) }
  })
}

/** The first `most` flights that match all terms; all of them without a limit. */
function select(
  flights: readonly TrackedFlight[],
  terms: readonly Term[],
  now: number,
  most = Number.POSITIVE_INFINITY,
): TrackedFlight[] {
  const found: TrackedFlight[] = []
  for (const tracked of flights) {
    if (found.length >= most) break
    if (matches(terms, new FlightFacts(tracked, now))) found.push(tracked)
  }
  return found
}

function read(parse: (query: string) => readonly Term[], query: Query): readonly Term[] {
  try {
    return parse(requiredText(query, 'query'))
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw invalidArgument(`query: ${error.message}`)
    throw error
  }
}
