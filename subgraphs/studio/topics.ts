import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { jobs } from './making/jobs.ts'
import { KINDS } from './making/kinds.ts'
import { made } from './making/made.ts'
import { ordering } from './making/order.ts'
import { confirming } from './uploads/confirm.ts'
import { creating } from './uploads/create.ts'
import { removing } from './uploads/remove.ts'
import { boundingSentFiles } from './uploads/sentFiles.ts'
import { uploadFields } from './uploads/uploadFields.ts'
import type { StudioEngines } from './work.ts'

export { startStudio as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<StudioEngines>[] = [
  // Upload a source picture.
  creating,
  confirming,
  boundingSentFiles,
  removing,
  uploadFields,
  // Order and pay.
  ordering,
  // Run the jobs, and query them.
  paidJobs('studio', KINDS),
  jobs,
  made,
]
