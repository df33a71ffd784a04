import type { FastifyInstance } from 'fastify'
import { hasInstrumentApproach, TRACKED_AIRPORTS } from '../../worlds/travel/airfields.ts'
import { bearing, distanceKm, miles, type Point } from '../../worlds/travel/geo.ts'
import { openAirportDelays } from '../airport/delays.ts'
import { airportOf } from '../airport/knownAirport.ts'
import { openRoutesBetween } from '../airport/routesBetween.ts'
import { cut, pageRequest } from '../http/page.ts'
import { decimalNumber, flag, integer, type Query, text, word } from '../http/params.ts'
import { invalidArgument } from '../http/refusal.ts'
import type { Sky } from '../sky.ts'
import { airportInfo, airportNearby } from '../wire/airport.ts'

/** Half of the earth's circumference, in miles. */
const FARTHEST = 12_500
const DAYS = 14

type Request = { Params: { id: string; dest: string }; Querystring: Query }

/** Airports: list, positions, delays, and routes between them. */
export function airportRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now
  const delays = openAirportDelays(sky)
  const routesBetween = openRoutesBetween(sky)

  app.get<Request>('/airports', ({ query }) => {
    const { rows, ...links } = cut(pageRequest('/airports', query, clock()), TRACKED_AIRPORTS)
    return { ...links, airports: rows.map(({ icao }) => ({ code: icao, airport_info_url: `/airports/${icao}` })) }
  })

  app.get<Request>('/airports/nearby', ({ query }) => {
    const [latitude, longitude] = [
      decimalNumber(query, 'latitude', [-90, 90]),
      decimalNumber(query, 'longitude', [-180, 180]),
    ]
    if (latitude === null || longitude === null) throw invalidArgument('latitude and longitude are needed')
    return nearby('/airports/nearby', query, { latitude, longitude })
  })

  app.get<Request>('/airports/delays', ({ query }) => {
    const request = pageRequest('/airports/delays', query, clock())
    const { rows, ...links } = cut(request, delays.all(request.now))
    return { ...links, delays: rows }
  })

  app.get<Request>('/airports/:id', ({ params: { id } }) => ({ ...airportInfo(airportOf(id)), alternatives: [] }))

  app.get<Request>('/airports/:id/canonical', ({ params: { id }, query }) => {
    const type = word(query, 'id_type', ['icao', 'iata', 'lid'])
    const code = id.toUpperCase()
    const found = TRACKED_AIRPORTS.filter(({ icao, iata, lid }) => {
      const codes = { icao, iata, lid }
      return type ? codes[type] === code : Object.values(codes).includes(code)
    })
    return { airports: found.map(({ icao }) => ({ id: icao, id_type: 'icao' })) }
  })

  app.get<Request>('/airports/:id/nearby', ({ params: { id }, query }) => {
    const airport = airportOf(id)
    return nearby(`/airports/${id}/nearby`, query, airport)
  })

  app.get<Request>('/airports/:id/delays', ({ params: { id } }) => delays.of(airportOf(id), clock()))

  app.get<Request>('/airports/:id/routes/:dest', ({ params: { id, dest }, query }) => {
    const request = pageRequest(`/airports/${id}/routes/${dest}`, query, clock())
    const sort = word(query, 'sort_by', ['count', 'last_departure_time']) ?? 'count'
    const days = fileAge(text(query, 'max_file_age') ?? '2 weeks')
    const routes = routesBetween(airportOf(id), airportOf(dest), days, request.now)
    const { rows, ...links } = cut(
      request,
      routes.toSorted((a, b) =>
        sort === 'count' ? b.count - a.count : b.last_departure_time.localeCompare(a.last_departure_time),
      ),
    )
    return { ...links, routes: rows }
  })

  function nearby(path: string, query: Query, center: Point) {
    const radius = integer(query, 'radius', [1, FARTHEST], 0)
    if (radius === 0) throw invalidArgument('radius is needed')
    const onlyIap = flag(query, 'only_iap')
    const near = TRACKED_AIRPORTS.filter((airport) => airport !== center)
      .filter((airport) => !onlyIap || hasInstrumentApproach(airport))
      .map((airport) => ({ airport, distance: miles(distanceKm(center, airport)) }))
      .filter(({ distance }) => distance <= radius)
      .sort((a, b) => a.distance - b.distance)
    const { rows, ...links } = cut(pageRequest(path, query, clock()), near)
    return {
      ...links,
      airports: rows.map(({ airport, distance }) => airportNearby(airport, distance, bearing(center, airport))),
    }
  }
}

/** Days of `6 days`, `2 weeks`, `1 month` or `1 year`. */
function fileAge(age: string): number {
  if (age === '1 month') return 30
  if (age === '1 year') return 365
  const [, count = '', unit = ''] = /^(\d{1,2}) (day|week)s?$/.exec(age) ?? []
  const days = Number(count) * (unit === 'week' ? 7 : 1)
  if (days < 1 || days > DAYS) {
    throw invalidArgument('max_file_age is up to 14 days ("6 days", "2 weeks"), "1 month" or "1 year"')
  }
  return days
}
