import type { FastifyInstance } from 'fastify'
import { airportOf } from '../airport/knownAirport.ts'
import { cut, pageRequest } from '../http/page.ts'
import { flag, moment, type Query, word } from '../http/params.ts'
import { invalidArgument, notFound } from '../http/refusal.ts'
import type { Sky } from '../sky.ts'
import { forecast } from '../weather/forecast.ts'
import { observation, observationTimes } from '../weather/observation.ts'

const DAY = 86_400_000
const HISTORY = 14
const MAX_AGE = 'max-age=60'

type Request = { Params: { id: string }; Querystring: Query }

/** Weather at airports. Every airport has its own reports, so none needs a neighbour's. */
export function weatherRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now

  app.get<Request>('/airports/:id/weather/observations', ({ params: { id }, query }, reply) => {
    const request = pageRequest(`/airports/${id}/weather/observations`, query, clock())
    const airport = airportOf(id)
    const before = timestamp(query, request.now)
    flag(query, 'return_nearby_weather')
    const units = word(query, 'temperature_units', ['C', 'F', 'Celsius', 'Fahrenheit']) ?? 'Celsius'
    const hours = before === null ? 24 * HISTORY : 24
    const times = observationTimes(sky.world, airport, before ?? request.now, hours)
    const { rows, ...links } = cut(request, times)
    const written = units.startsWith('F') ? 'Fahrenheit' : 'Celsius'
    reply.header('cache-control', MAX_AGE)
    return { ...links, observations: rows.map((at) => observation(sky.world, airport, at, written)) }
  })

  app.get<Request>('/airports/:id/weather/forecast', ({ params: { id }, query }, reply) => {
    const airport = airportOf(id)
    const before = timestamp(query, clock())
    flag(query, 'return_nearby_weather')
    reply.header('cache-control', MAX_AGE)
    return forecast(sky.world, airport, before ?? clock())
  })
}

function timestamp(query: Query, now: number): number | null {
  const at = moment(query, 'timestamp')
  if (at === null) return null
  if (at < now - HISTORY * DAY) throw invalidArgument(`timestamp is more than ${HISTORY} days ago`)
  if (at > now + DAY) throw notFound('There is no weather report for that time yet')
  return Math.min(at, now)
}
