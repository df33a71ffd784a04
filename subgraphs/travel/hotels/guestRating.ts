import { type GraphQLResolveInfo, isObjectType } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext } from '../work.ts'

/** Maximum number of hotels per upstream request. */
const MOST_AT_ONCE = 20

/** Guest ratings of all hotels in a response, fetched together. */
export const guestRatings: Topic<TravelGraph> = {
  resolvers: {
    Hotel: { guestRating },
    OfferedHotel: { guestRating },
  },
}

type Rating = Value<'HotelRating'>

function guestRating(
  { hotelId }: { readonly hotelId: string },
  _: unknown,
  context: TravelContext,
  info: GraphQLResolveInfo,
): Promise<Rating | null> {
  return context.loader<string, Rating | null>('hotelRatings', (ids) => ratingsOf(ids, context, info)).load(hotelId)
}

async function ratingsOf(ids: readonly string[], context: TravelContext, { schema }: GraphQLResolveInfo) {
  const type = schema.getType('HotelRatingList')
  if (!isObjectType(type)) throw new Error('The schema has no HotelRatingList')
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, index) =>
    ids.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  )
  const answers = await Promise.all(
    parts.map((hotelIds) => {
      const request = get('/v2/e-reputation/hotel-sentiments', { hotelIds })
      return readUpstream<Value<'HotelRatingList'>>(context.engines.gds, request, type, context)
    }),
  )
  const byId = new Map(answers.flatMap(({ ratings }) => ratings).map((rating) => [rating.hotelId, rating]))
  return ids.map((id) => byId.get(id) ?? null)
}
