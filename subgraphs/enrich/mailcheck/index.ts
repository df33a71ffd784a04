import type { Topic } from '../../kit/service/subgraph.ts'
import type { EnrichEngines } from '../work.ts'
import { deliverability } from './deliverability.ts'
import { existence } from './existence.ts'

/** E-mail deliverability. */
export const mailcheckTopics: readonly Topic<EnrichEngines>[] = [deliverability, existence]
