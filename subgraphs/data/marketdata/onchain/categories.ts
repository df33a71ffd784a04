import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { DataGraph } from '../../types.gen.ts'
import { membersOf } from '../json.ts'
import { reads } from '../reading.ts'

/** Categories of tokens in pools. */
export const onchainCategories: Topic<DataGraph> = {
  resolvers: {
    Query: {
      onchainCategories: reads(({ page }) => get('/onchain/categories', { page }), {
        respell: (body) => membersOf(body).data,
      }),
    },
  },
}
