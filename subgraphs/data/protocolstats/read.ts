import { readsFrom } from '../../kit/upstream/reads.ts'
import type { DataEngines } from '../work.ts'

/** Makes resolvers that call the protocol statistics company. */
export const read = readsFrom((engines: DataEngines) => engines.protocolstats)

/** Unix seconds, as in the company's paths and queries. */
export const unixSeconds = (at: Date): number => Math.floor(at.getTime() / 1000)
