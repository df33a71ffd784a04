import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichGraph } from '../types.gen.ts'
import { deliverability } from './deliverability.ts'
import { existence } from './existence.ts'

/** E-mail deliverability. */
export const mailcheckTopics: readonly Topic<EnrichGraph>[] = [deliverability, existence]
