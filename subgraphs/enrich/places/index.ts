import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { placeConnections } from './connections.ts'
import { details } from './details.ts'
import { nearby } from './nearby.ts'
import { textSearch } from './textSearch.ts'

/** Places on the map. */
export const placesTopics: readonly Topic<EnrichGraph>[] = [textSearch, nearby, placeConnections, details]
