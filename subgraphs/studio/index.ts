import { paidJobs } from '../kit/jobs/runJobs.ts'
import type { Subgraph } from '../kit/service/subgraph.ts'
import { startStudio } from './engines.ts'
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
import { studioSettings } from './settings.ts'
import { confirming } from './uploads/confirm.ts'
import { creating } from './uploads/create.ts'
import { removing } from './uploads/remove.ts'
import type { StudioEngines } from './work.ts'

/** Media generation: pictures and videos by fourteen models, and uploads of source pictures. */
export const studio: Subgraph<StudioEngines, typeof studioSettings> = {
  name: 'studio',
  schema: new URL('schema', import.meta.url),
  settings: studioSettings,
  topics: [
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
  ],
  start: startStudio,
}
