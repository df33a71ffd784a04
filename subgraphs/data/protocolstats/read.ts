import { readsFrom } from '../../kit/upstream/reads.ts'
import type { DataEngines } from '../work.ts'

/** Asks the company that counts what lies in protocols. */
export const read = readsFrom((engines: DataEngines) => engines.protocolstats)

/** Unix seconds, as paths and queries of the company have them. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
