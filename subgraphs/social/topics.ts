import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { accounts } from './accounts/topic.ts'
import { collecting } from './collect.ts'
import { socialJobs } from './jobs.ts'
import { KINDS } from './steps.ts'
import type { SocialEngines } from './work.ts'

export { startSocial as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<SocialEngines>[] = [
  collecting,
  socialJobs,
  accounts,
  paidJobs('social', KINDS),
]
