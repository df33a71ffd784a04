import { readsFrom } from '../../kit/upstream/reads.ts'
import type { DataEngines } from '../work.ts'

/** A resolver that asks the market data company and reads its answer as the field's type. */
export const reads = readsFrom<DataEngines>(({ marketdata }) => marketdata)
