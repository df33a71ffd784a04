import type { Topic } from '../../kit/subgraph.ts'
import type { MailEngines } from '../engines.ts'
import { DELIVER_JOB } from './queue.ts'
import { tidyOutbound } from './tidy.ts'

const TIDY_JOB = 'mail.tidyOutbound'

/**
 * Mail on its way out. The job only wakes this process's courier, which does the work beside the queue of jobs: servers
 * that answer slowly must not hold up the jobs of others. Every minute it is woken for what is to be tried again.
 */
export const delivering: Topic<MailEngines> = {
  jobs: {
    [DELIVER_JOB]: async (_, { engines }) => engines.courier.wake(),
    [TIDY_JOB]: (_, { engines, db, now }) => tidyOutbound(db.pool, engines.blobs, now()),
  },
  schedules: [`* * * * * ${DELIVER_JOB}`, `17 * * * * ${TIDY_JOB}`],
}
