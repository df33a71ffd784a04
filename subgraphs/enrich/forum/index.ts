import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { discussion } from './discussion.ts'
import { search } from './search.ts'

/** Forum discussions. */
export const forumTopics: readonly Topic<EnrichGraph>[] = [search, discussion]
