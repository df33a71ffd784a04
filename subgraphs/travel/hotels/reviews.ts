import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import type { TravelGraph, Value } from '../types.gen.ts'
import type { TravelContext, TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.hotelratings)

const SENTIMENTS = '/v2/e-reputation/hotel-sentiments'

/** Maximum number of hotels per upstream request. */
const MOST_AT_ONCE = 20

type Reviews = Value<'HotelReviews'>

/** What guests say of hotels; of all hotels in a response, fetched together. */
export const hotelReviews: Topic<TravelGraph> = {
  resolvers: {
    Query: { hotelReviews: read(({ hotelIds }) => get(SENTIMENTS, { hotelIds })) },
    Hotel: {
      reviews: ({ hotelId }, _, context, info: GraphQLResolveInfo) =>
        context.loader<string, Reviews | null>('hotelReviews', (ids) => reviewsOf(ids, context, info)).load(hotelId),
    },
  },
}

async function reviewsOf(ids: readonly string[], context: TravelContext, info: GraphQLResolveInfo) {
  const type = typeNamed(info, 'HotelReviewsBatch')
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, index) =>
    ids.slice(index * MOST_AT_ONCE, (index + 1) * MOST_AT_ONCE),
  )
  const answers = await Promise.all(
    parts.map((hotelIds) =>
      readUpstream<Value<'HotelReviewsBatch'>>(
        context.engines.hotelratings,
        get(SENTIMENTS, { hotelIds }),
        type,
        context,
      ),
    ),
  )
  const byId = new Map(answers.flatMap(({ reviews }) => reviews).map((one) => [one.hotelId, one]))
  return ids.map((id) => byId.get(id) ?? null)
}
