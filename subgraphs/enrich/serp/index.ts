import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { searches } from './searches.ts'

/** News and shopping. */
export const serpTopics: readonly Topic<EnrichGraph>[] = [searches]
