import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { matchesOf } from '../places/matches.ts'
import { pointOf } from '../places/point.ts'
import { findByText } from '../places/textSearch.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'

/** The hotel of a list on the map. The two providers have no key in common, so what the list says of the hotel is the key. */
export const hotelPlaces: Topic<EnrichGraph> = {
  resolvers: { HotelListing: { __resolveReference: listingOf, place } },
}

/** Metres around the location that the list has. */
const RADIUS_M = 500
/** Places that are compared with the hotel. */
const COMPARED = 5

function listingOf({ name, location }: Value<'HotelListing'>): Value<'HotelListing'> | null {
  const point = pointOf(location)
  return point && { name, location: point }
}

async function place(
  { name, location }: Value<'HotelListing'>,
  { languageCode }: Args<'HotelListing.place'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PlaceMatch'> | null> {
  const { latitude, longitude } = location
  const locationBias = { circle: { center: { latitude, longitude }, radius: RADIUS_M } }
  const search = { textQuery: name, languageCode, locationBias, first: COMPARED }
  const found = await findByText(search, 'PlaceListing', null, context, info)
  const [match = null] = matchesOf({ name, location }, found.places).nodes
  if (match === null) context.waive(info, 'The hotel was not found on the map')
  return match
}
