import type { Topic } from '../../kit/service/subgraph.ts'
import type { MailGraph } from '../types.gen.ts'
import { DELIVER_JOB } from './queue.ts'
import { tidyOutbound } from './tidy.ts'

const TIDY_JOB = 'mail.tidyOutbound'

/**
 * Outgoing mail. The job only wakes this process's courier, which works outside the job queue, so that slow servers do
 * not block other jobs. The schedule wakes it every minute for retries.
 */
export const delivering: Topic<MailGraph> = {
  jobs: {
    [DELIVER_JOB]: async (_, { engines }) => engines.courier.wake(),
    [TIDY_JOB]: (_, { engines, db, now }) => tidyOutbound(db.pool, engines.blobs, now()),
  },
  schedules: [`* * * * * ${DELIVER_JOB}`, `17 * * * * ${TIDY_JOB}`],
}
