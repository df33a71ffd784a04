import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { Subgraph } from '../kit/subgraph.ts'
import { collecting, tickets } from './collect.ts'
import { startSocial } from './engines.ts'
import { socialJobs } from './jobs.ts'
import { socialSettings } from './settings.ts'
import { KINDS } from './steps.ts'
import type { SocialEngines } from './work.ts'

/** Social data: profiles, posts, comments and followers of four platforms, collected by jobs. */
export const social: Subgraph<SocialEngines, typeof socialSettings> = {
  name: 'social',
  schema: new URL('schema', import.meta.url),
  settings: socialSettings,
  topics: [collecting, tickets, socialJobs, paidJobs('social', KINDS)],
  start: startSocial,
}
