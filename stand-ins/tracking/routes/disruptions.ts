import type { FastifyInstance } from 'fastify'
import { type EntityType, entityId, entityName, NONE, openDisruptions } from '../disruptions.ts'
import { cut, pageRequest } from '../http/page.ts'
import { type Query, word } from '../http/params.ts'
import { invalidArgument, notFound } from '../http/refusal.ts'
import type { Span } from '../http/span.ts'
import type { Sky } from '../sky.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Supported spans, in hours; days are in UTC. */
const PERIODS = {
  yesterday: (now) => daySpan(now, -1),
  today: (now) => daySpan(now, 0),
  tomorrow: (now) => daySpan(now, 1),
  plus2days: (now) => daySpan(now, 2),
  twoDaysAgo: (now) => daySpan(now, -2),
  minus2plus12hrs: (now) => hourSpan(now, -2, 12),
  next36hrs: (now) => hourSpan(now, 0, 36),
  week: (now) => ({ from: daySpan(now, -6).from, to: daySpan(now, 0).to }),
} satisfies Record<string, (now: number) => Span>

type Period = keyof typeof PERIODS

type Request = { Params: { type: string; id: string }; Querystring: Query }

/** Counts of cancelled and delayed flights, by airline or airport. */
export function disruptionRoutes(app: FastifyInstance, sky: Sky): void {
  const clock = sky.now
  const disruptions = openDisruptions(sky)

  app.get<Request>('/disruption_counts/:type', async ({ params: { type }, query }) => {
    const request = pageRequest(`/disruption_counts/${type}`, query, clock())
    const entity = entityTypeOf(type)
    const counted = await disruptions(entity, spanOf(query, request.now), request.now)
    const entities = [...counted.entities].map(([id, counts]) => ({
      ...counts,
      entity_name: entityName(entity, id),
      entity_id: id,
    }))
    const worst = entities.sort(
      (a, b) => b.cancellations - a.cancellations || b.delays - a.delays || (a.entity_id < b.entity_id ? -1 : 1),
    )
    const { rows, ...links } = cut(request, worst)
    return {
      ...links,
      entities: rows,
      total_cancellations_national: counted.cancellationsNational,
      total_cancellations_worldwide: counted.cancellations,
      total_delays_worldwide: counted.delays,
    }
  })

  app.get<Request>('/disruption_counts/:type/:id', async ({ params: { type, id }, query }) => {
    const entity = entityTypeOf(type)
    const span = spanOf(query, clock())
    const code = entityId(entity, id)
    if (!code) throw notFound(`There is no ${entity === 'airline' ? 'airline' : 'airport'} ${id}`)
    const { entities } = await disruptions(entity, span, clock())
    return { ...(entities.get(code) ?? NONE), entity_name: entityName(entity, code), entity_id: code }
  })
}

function entityTypeOf(type: string): EntityType {
  if (type !== 'airline' && type !== 'origin' && type !== 'destination') {
    throw invalidArgument('entity_type is airline, origin or destination')
  }
  return type
}

function spanOf(query: Query, now: number): Span {
  const periods = Object.keys(PERIODS) as Period[]
  return PERIODS[word(query, 'time_period', periods) ?? 'today'](now)
}

function daySpan(now: number, days: number): Span {
  const from = Math.floor(now / DAY) * DAY + days * DAY
  return { from, to: from + DAY }
}

/** Whole hours, the current one included. */
function hourSpan(now: number, from: number, to: number): Span {
  const hour = Math.floor(now / HOUR) * HOUR
  return { from: hour + from * HOUR, to: hour + to * HOUR }
}
