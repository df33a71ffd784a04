import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { RunnableTopic } from '../kit/service/subgraph.ts'
import { jobs } from './making/jobs.ts'
import { KINDS } from './making/kinds.ts'
import { ordering } from './making/order.ts'
import { editWithImageA, editWithImageA2, generateImageA, generateImageA2 } from './models/imageA.ts'
import { editWithImageB, editWithImageBPro, generateImageB, generateImageBPro } from './models/imageB.ts'
import { editWithImageC, generateImageC } from './models/imageC.ts'
import { editWithImageD, generateImageD } from './models/imageD.ts'
import { generateVideoA, generateVideoAPro } from './models/videoA.ts'
import { generateVideoB, generateVideoBFast } from './models/videoB.ts'
import { generateVideoCFromImage, generateVideoCFromText } from './models/videoC.ts'
import { generateVideoD } from './models/videoD.ts'
import {
  generateVideoEFastFromImage,
  generateVideoEFastFromText,
  generateVideoEFromImage,
  generateVideoEFromText,
} from './models/videoE.ts'
import { confirming } from './uploads/confirm.ts'
import { creating } from './uploads/create.ts'
import { removing } from './uploads/remove.ts'
import type { StudioEngines } from './work.ts'

export { startStudio as start } from './engines.ts'

/** The topics of the service. */
export const topics: readonly RunnableTopic<StudioEngines>[] = [
  // Upload a source picture.
  creating,
  confirming,
  removing,
  // Order and pay.
  ordering({
    generateVideoA,
    generateVideoAPro,
    generateVideoB,
    generateVideoBFast,
    generateVideoCFromText,
    generateVideoCFromImage,
    generateVideoD,
    generateVideoEFromText,
    generateVideoEFromImage,
    generateVideoEFastFromText,
    generateVideoEFastFromImage,
    generateImageA,
    editWithImageA,
    generateImageA2,
    editWithImageA2,
    generateImageB,
    editWithImageB,
    generateImageBPro,
    editWithImageBPro,
    generateImageC,
    editWithImageC,
    generateImageD,
    editWithImageD,
  }),
  // Run the jobs, and query them.
  paidJobs('studio', KINDS),
  jobs,
]
