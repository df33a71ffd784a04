import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { DataEngines } from '../../work.ts'
import { membersOf } from '../json.ts'
import { reads } from '../reading.ts'

/** Categories of tokens in pools. */
export const onchainCategories: Topic<DataEngines> = {
  resolvers: {
    Query: {
      onchainCategories: reads<{ page: number }>(({ page }) => get('/onchain/categories', { page }), {
        respell: (body) => membersOf(body).data,
      }),
    },
  },
}
