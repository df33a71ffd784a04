import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import { selfLink } from '../selfLink.ts'
import { type Flight, flightOf } from '../tracking/flight.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.flightfacts)

/** Schedules of flights, and check-in links of airlines. */
export const timetable: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      numberedFlight(_, { carrierCode, flightNumber, operationalSuffix, scheduledDepartureDate }) {
        const flight = flightOf(`${carrierCode}${flightNumber}${operationalSuffix ?? ''}`, scheduledDepartureDate)
        if (!flight) throw new BadInput('must be the IATA or ICAO code of an airline', ['carrierCode'])
        return flight
      },
      checkinLinks: linked(
        read((args) => get('/v2/reference-data/urls/checkin-links', args)),
        '/api/flights/checkin-links',
        (args) => args,
      ),
    },
    Flight: { schedule },
    FlightSchedule: ofLink,
    CheckinLinkList: ofLink,
  },
}

async function schedule(
  { airlineCode, number, suffix, date }: Flight,
  _: unknown,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'FlightSchedule'>> {
  const designator = { carrierCode: airlineCode, flightNumber: number }
  const query = { ...designator, scheduledDepartureDate: date, operationalSuffix: suffix }
  const request = get('/v2/schedule/flights', query)
  const found = await readUpstream<Value<'FlightSchedule'>>(
    context.engines.flightfacts,
    request,
    info.returnType,
    context,
  )
  if (found.flights.length === 0) context.waive(info, 'Nothing was found')
  return { ...found, self: selfLink(context, '/api/flights/status', query) }
}
