import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { airportPlaces } from './airports.ts'
import { coinMentions } from './coins.ts'
import { hotelPlaces } from './hotels.ts'

/** What this service adds to the things of others. */
export const contributions: readonly Topic<EnrichGraph>[] = [airportPlaces, hotelPlaces, coinMentions]
