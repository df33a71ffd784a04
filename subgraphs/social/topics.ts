import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import { collecting } from './collect.ts'
import { socialJobs } from './jobs.ts'
import { KINDS } from './steps.ts'
import type { SocialEngines } from './work.ts'

export { startSocial as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly Topic<SocialEngines>[] = [collecting, socialJobs, paidJobs('social', KINDS)]
