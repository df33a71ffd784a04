import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import { membersOf } from '../json.ts'
import { handleOf, slugOf } from '../keys.ts'
import { cursor, edgesOf } from '../pages.ts'

/** Categories of tokens in pools. */
export const onchainCategories: Topic<DataGraph> = {
  resolvers: {
    Query: {
      onchainCategory: (_, { slug }) => handleOf(slug),
      onchainCategories: edgesOf<Value<'OnchainCategoryEdge'>, Args<'Query.onchainCategories'>>({
        of: 'OnchainCategoryEdge',
        pageSize: 100,
        mostPages: 100,
        question: (_, page) => get('/onchain/categories', { page }),
        at: 'data',
        respell: categoryEdges,
      }),
    },
    OnchainCategory: {
      __resolveReference: ({ slug }) => handleOf(slugOf(slug)),
    },
    OnchainCategoryEdge: { cursor },
  },
}

function categoryEdges(body: unknown): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return body
  return { data: data.map((item: unknown) => ({ listing: item, node: handleOf(membersOf(item).id) })) }
}
