import { type GraphQLResolveInfo, isEnumType } from 'graphql'
import { wireNameOf } from '../../../schema/catalogue/wireNames.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { ofLink } from '../linked.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

/** Hotels of a city and around a point. */
export const hotelLists: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      cityHotels: (_, args, context, info: GraphQLResolveInfo) => {
        const where = { cityCode: args.cityCode.toUpperCase() }
        return listed({ by: 'by-city', ownPath: '/api/hotels/list', where, args }, context, info)
      },
      hotelsNearby: (_, args, context, info: GraphQLResolveInfo) => {
        const where = { latitude: args.latitude, longitude: args.longitude }
        return listed({ by: 'by-geocode', ownPath: '/api/hotels/list/by-geocode', where, args }, context, info)
      },
    },
    HotelList: ofLink,
  },
}

interface Listing {
  readonly by: 'by-city' | 'by-geocode'
  /** The documented path of the same search. */
  readonly ownPath: string
  readonly where: QueryMembers
  readonly args: Args<'Query.cityHotels' | 'Query.hotelsNearby'>
}

/** Fetches all and returns the first `max`: the company has no `max` parameter. */
async function listed({ by, ownPath, where, args }: Listing, context: TravelContext, info: GraphQLResolveInfo) {
  const { radius, radiusUnit, chainCodes, ratings, hotelSource, max } = args
  const amenities = args.amenities?.map((amenity) => wireWord('HotelAmenity', amenity, info))
  const query = { ...where, radius, radiusUnit, chainCodes, amenities, ratings, hotelSource }
  const request = get(`/v1/reference-data/locations/hotels/${by}`, query)
  const found = await readUpstream<Value<'HotelList'>>(context.engines.gds, request, info.returnType, context)
  const hotels = found.hotels.slice(0, max ?? undefined)
  if (hotels.length === 0) context.waive(info, 'No hotel was found')
  return { hotels, count: hotels.length, self: selfLink(context, ownPath, { ...query, max }) }
}

/** The company's name of an enum value. */
function wireWord(type: string, name: string, { schema }: GraphQLResolveInfo): string {
  const words = schema.getType(type)
  const word = isEnumType(words) ? words.getValue(name) : null
  if (!word) throw new Error(`${type} has no value ${name}`)
  return wireNameOf(word)
}
