import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import { airlineOf } from '../airlines/airline.ts'
import { airportOf } from '../airports/airport.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import { companyAirline, companyCodeOf } from './companyCode.ts'
import { paged } from './pages.ts'
import { read } from './upstream.ts'
import { DISRUPTION_PERIODS } from './wireWords.ts'

/** `Disruptions` of the schema. */
export interface Disruptions {
  readonly by: Args<'Query.disruptions'>['by']
  readonly code: string
}

/** Cancelled and delayed flights: of all airlines or airports, and of one. */
export const disruptions: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      disruptionCounts: paged(
        ({ entityType, timePeriod }) =>
          get(`/disruption_counts/${entityType.toLowerCase()}`, { time_period: DISRUPTION_PERIODS[timePeriod] }),
        { lists: ['nodes'], respell: (body, { entityType }) => withTypes(body, entityType) },
      ),
      disruptions: (_, { by, code }) => ({ by, code }),
    },
    Airport: { disruptions: ({ code }, { by }) => ({ by, code }) },
    Airline: { disruptions: ({ code }) => ({ by: 'AIRLINE', code }) },
    Disruptions: {
      airline: ({ by, code }) => (by === 'AIRLINE' ? airlineOf(code) : null),
      airport: ({ by, code }) => (by === 'AIRLINE' ? null : airportOf(code)),
      count: (parent, args, context, info) => count(parent.by)(parent, args, context, info),
    },
    DisruptionCount: {
      airline: ({ entityType, entityId }) => (entityType === 'AIRLINE' ? airlineOf(entityId) : null),
      airport: ({ entityType, entityId }) => (entityType === 'AIRLINE' ? null : airportOf(entityId)),
    },
    DisruptionCountConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

/** Numbers of one airline or airport. The response does not say what it counts by: the request does. */
const count = (by: Disruptions['by']) =>
  read<Disruptions, Args<'Disruptions.count'>, Value<'DisruptionCount'>>(
    ({ timePeriod }, _context, { code }) =>
      get(`/disruption_counts/${by.toLowerCase()}/${by === 'AIRLINE' ? companyAirline(code) : companyCodeOf(code)}`, {
        time_period: DISRUPTION_PERIODS[timePeriod],
      }),
    { respell: (body) => withType(body, by) },
  )

function withTypes(body: unknown, by: Disruptions['by']): unknown {
  if (typeof body !== 'object' || body === null || !('entities' in body) || !Array.isArray(body.entities)) return body
  return { ...body, entities: body.entities.map((entity: unknown) => withType(entity, by)) }
}

function withType(entity: unknown, by: Disruptions['by']): unknown {
  return typeof entity === 'object' && entity !== null ? { ...entity, entity_type: by.toLowerCase() } : entity
}
