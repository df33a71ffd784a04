import type { GraphQLResolveInfo } from 'graphql'
import { NotFound } from '../../../schema/errors.ts'
import { openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { companyIdent, type Flight, flightOfStatus } from './flight.ts'
import { neutralIds } from './neutralIds.ts'
import { pageInfo } from './pages.ts'
import { liveDay, type SpanQuery } from './span.ts'

type Connection = Value<'TrackedFlightConnection'>

/**
 * The legs of a flight of the timetable: what the company tracks under its number and leaves on its day. The company is asked by
 * time in UTC, around the day in every time zone. Null, and not charged, for a day that is not tracked or has no such flight.
 */
export async function legsOf(
  flight: Flight,
  { first, after }: Args<'Flight.tracking'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Connection | null> {
  const list = ['Flight.tracking', flight.ident, flight.date]
  const skip = Number(openCursor(context.cursorKeys, list, after) ?? 0)
  const span = liveDay(flight.date, context.now())
  const tracked = span && (await legsIn(span, flight, context, info))
  const legs = tracked?.edges.filter(({ status }) => flightOfStatus(status)?.date === flight.date) ?? []
  const edges = legs.slice(skip, skip + first)
  if (!tracked || edges.length === 0) {
    context.waive(info, 'No such flight is tracked on that day')
    return null
  }
  const end = skip + edges.length
  const endCursor = sealCursor(context.cursorKeys, list, String(end))
  return { ...tracked, edges, links: null, pageInfo: pageInfo(end < legs.length, endCursor, after) }
}

async function legsIn(
  span: SpanQuery,
  flight: Flight,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Connection | null> {
  const query = { ident_type: 'designator', ...span, max_pages: 2 }
  const request = get(`/flights/${segment(companyIdent(flight))}`, query)
  const respell = { respell: neutralIds }
  try {
    return await readUpstream<Connection>(context.engines.tracking, request, info.returnType, context, respell)
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}
