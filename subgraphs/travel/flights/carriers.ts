import { type GraphQLResolveInfo, isObjectType } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

type Airline = Value<'Airline'>

/** As the company takes it: IATA or ICAO. */
const AIRLINE_CODE = /^[A-Z0-9]{2,3}$/

/** The airlines of segments, fetched in one batch per request. */
export const carriers: Topic<TravelGraph> = {
  resolvers: {
    FlightSegment: { carrier },
    Airline: { __resolveReference: resolveAirline },
  },
}

async function carrier(
  { carrierCode }: { readonly carrierCode: string },
  _: unknown,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Airline | null> {
  return loadAirline(carrierCode, context, info)
}

/** Reference resolvers have no `args` parameter, so context and info are the second and third parameters. */
async function resolveAirline(
  { iataCode }: Pick<Airline, 'iataCode'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  // One code that the company rejects would fail all that are asked for with it.
  return iataCode && AIRLINE_CODE.test(iataCode) ? loadAirline(iataCode, context, info) : null
}

function loadAirline(code: string, context: TravelContext, info: GraphQLResolveInfo): Promise<Airline | null> {
  const loader = context.loader<string, Airline | null>('travel.airlines', (codes) => findAll(codes, context, info))
  return loader.load(code)
}

async function findAll(codes: readonly string[], context: TravelContext, info: GraphQLResolveInfo) {
  const type = info.schema.getType('AirlineList')
  if (!isObjectType(type)) throw new Error('The schema has no AirlineList')
  const request = get('/v1/reference-data/airlines', { airlineCodes: codes })
  const list = await readUpstream<Value<'AirlineList'>>(context.engines.gds, request, type, context)
  const byCode = new Map(list.airlines.map((airline) => [airline.iataCode, airline]))
  return codes.map((code) => byCode.get(code) ?? null)
}
