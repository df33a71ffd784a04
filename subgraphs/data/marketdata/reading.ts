import { readsFrom } from '../../kit/upstream/reads.ts'
import type { DataEngines } from '../work.ts'

/** Makes resolvers that call the market data company and read its response as the field's type. */
export const reads = readsFrom<DataEngines>(({ marketdata }) => marketdata)
