import type { Topic } from '../../kit/subgraph.ts'
import type { EnrichEngines } from '../work.ts'
import { discussion } from './discussion.ts'
import { search } from './search.ts'

/** What people say in a forum. */
export const forumTopics: readonly Topic<EnrichEngines>[] = [search, discussion]
