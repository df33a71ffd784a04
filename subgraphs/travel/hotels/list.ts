import { type GraphQLResolveInfo, isEnumType } from 'graphql'
import { wireNameOf } from '../../../schema/catalogue/wireNames.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import { listOfNamed } from '../../kit/upstream/typeNamed.ts'
import { bySearch, type Flat } from '../bySearch.ts'
import { pageOfAnswer } from '../pageOfAnswer.ts'
import { selfLink } from '../selfLink.ts'
import type { Args, TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

/** As many hotels as a list shows where none is said. */
const MOST_HOTELS = 1000
const KM_PER_MILE = 1.609344

/** Hotels of a city, around a point, and around an airport. */
export const hotelLists: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      cityHotels: bySearch<Args<'Query.cityHotels'>, Value<'HotelConnection'>>((_, args, context, info) => {
        const where = { cityCode: args.cityCode.toUpperCase() }
        return listed({ by: 'by-city', ownPath: '/api/hotels/list', where, args }, context, info)
      }),
      hotelsNearby: bySearch<Args<'Query.hotelsNearby'>, Value<'HotelConnection'>>((_, args, context, info) => {
        const { latitude, longitude } = args
        return listed({ ...AROUND, where: { latitude, longitude }, args }, context, info)
      }),
    },
    Airport: {
      hotels: ({ location }, args, context, info: GraphQLResolveInfo) =>
        location && listed({ ...AROUND, where: { ...location }, args }, context, info),
    },
    HotelListing: {
      distanceKm: ({ distance }) => distance && (distance.unit === 'KM' ? 1 : KM_PER_MILE) * distance.value,
    },
  },
}

const AROUND = { by: 'by-geocode', ownPath: '/api/hotels/list/by-geocode' } as const

interface Listing {
  readonly by: 'by-city' | 'by-geocode'
  /** The documented path of the same search. */
  readonly ownPath: string
  readonly where: QueryMembers
  readonly args: Flat<Args<'Query.cityHotels'>> | Flat<Args<'Query.hotelsNearby'>> | Args<'Airport.hotels'>
}

/** Reads all hotels and returns a page of them: the company has no pages. */
async function listed(
  { by, ownPath, where, args }: Listing,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Value<'HotelConnection'>> {
  const { radius, radiusUnit, chainCodes, ratings, hotelSource, first, after } = args
  const amenities = args.amenities?.map((amenity) => wireWord('HotelAmenity', amenity, info))
  const query = { ...where, radius, radiusUnit, chainCodes, amenities, ratings, hotelSource }
  const request = get(`/v1/reference-data/locations/hotels/${by}`, query)
  const page = { first: first ?? MOST_HOTELS, after }
  const { nodes: listings, pageInfo } = await pageOfAnswer(context, ['hotels', JSON.stringify(query)], page, () =>
    readUpstream<readonly Value<'HotelListing'>[]>(
      context.engines.hotels,
      request,
      listOfNamed(info, 'HotelListing'),
      context,
      {
        at: 'data',
      },
    ),
  )
  if (listings.length === 0) context.waive(info, 'No hotel was found')
  return {
    edges: listings.map((listing) => ({ listing, node: { hotelId: listing.hotelId } })),
    nodes: listings.map(({ hotelId }) => ({ hotelId })),
    pageInfo,
    count: listings.length,
    self: selfLink(context, ownPath, { ...query, max: first }),
  }
}

/** The company's name of an enum value. */
function wireWord(type: string, name: string, { schema }: GraphQLResolveInfo): string {
  const words = schema.getType(type)
  const word = isEnumType(words) ? words.getValue(name) : null
  if (!word) throw new Error(`${type} has no value ${name}`)
  return wireNameOf(word)
}
