import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichEngines } from '../work.ts'
import { discussion } from './discussion.ts'
import { search } from './search.ts'

/** Forum discussions. */
export const forumTopics: readonly Topic<EnrichEngines>[] = [search, discussion]
