import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { orders } from './orders/topic.ts'
import type { MerchEngines } from './work.ts'

export { startMerch as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<MerchEngines>[] = [orders]
