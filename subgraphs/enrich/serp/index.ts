import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichEngines } from '../work.ts'
import { searches } from './searches.ts'

/** News and shopping. */
export const serpTopics: readonly Topic<EnrichEngines>[] = [searches]
