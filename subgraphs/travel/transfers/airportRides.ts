import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../schema/errors.ts'
import type { Connection } from '../../kit/paging/connection.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { listOfNamed } from '../../kit/upstream/typeNamed.ts'
import type { Airport } from '../airports/airport.ts'
import { pageOfAnswer } from '../pageOfAnswer.ts'
import type { Args, TransferPlaceInput, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'
import { TRANSFER_OFFERS } from './search.ts'
import { type Trip, tripIssues } from './trip.ts'

type Offer = Value<'TransferOffer'>
type Given = Args<'Airport.transfersTo'> | Args<'Airport.transfersFrom'>

/** Rides from an airport and to it. */
export const airportRides: Topic<TravelGraph> = {
  resolvers: { Airport: { transfersTo, transfersFrom } },
}

function transfersTo(
  airport: Airport,
  args: Args<'Airport.transfersTo'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  const trip = { ...placeAs('start', whereIs(airport)), ...placeAs('end', args.destination), ...tripOf(args) }
  return rides(trip, { args, place: 'destination' }, context, info)
}

function transfersFrom(
  airport: Airport,
  args: Args<'Airport.transfersFrom'>,
  context: TravelContext,
  info: GraphQLResolveInfo,
) {
  const trip = { ...placeAs('start', args.origin), ...placeAs('end', whereIs(airport)), ...tripOf(args) }
  return rides(trip, { args, place: 'origin' }, context, info)
}

interface Asked {
  readonly args: Given
  /** The argument that names the other end of the ride. */
  readonly place: 'destination' | 'origin'
}

async function rides(
  trip: Trip,
  { args, place }: Asked,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Connection<Offer>> {
  const issues = tripIssues(trip, context.now())
  if (issues.length > 0)
    throw new BadInput(issues.map((issue) => ({ ...issue, path: [MEMBERS.get(String(issue.path[0])) ?? place] })))
  const offers = await pageOfAnswer(context, ['transferOffers', trip], args, () =>
    readUpstream<readonly Offer[]>(
      context.engines.transfers,
      ask(TRANSFER_OFFERS, trip),
      listOfNamed(info, 'TransferOffer'),
      context,
      {
        at: 'data',
      },
    ),
  )
  if (offers.nodes.length === 0) context.waive(info, 'Nothing was found')
  return offers
}

/** Our arguments by the company's members. */
const MEMBERS: ReadonlyMap<string, string> = new Map([
  ['startDateTime', 'at'],
  ['duration', 'transferType'],
])

function tripOf({ at, passengers, transferType }: Given): Trip {
  return { startDateTime: at, passengers, ...(transferType ? { transferType } : {}) }
}

/** By its IATA code; an airport without one by its point, where the table has it. */
function whereIs({ code, location }: Airport): TransferPlaceInput {
  return code.length === 3 || !location ? { locationCode: code } : { location }
}

function placeAs(side: 'start' | 'end', { locationCode, location, address }: TransferPlaceInput): Partial<Trip> {
  const members = {
    LocationCode: locationCode,
    GeoCode: location ? `${location.latitude},${location.longitude}` : null,
    AddressLine: address?.line,
    ZipCode: address?.zip,
    CountryCode: address?.countryCode,
    CityName: address?.cityName,
    StateCode: address?.stateCode,
  }
  const given = Object.entries(members).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given.map(([member, value]) => [`${side}${member}`, value]))
}
