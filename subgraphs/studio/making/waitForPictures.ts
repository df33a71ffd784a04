import type { Pool } from '../../../prisma/database.ts'
import { JobFailed, type RunningJob } from '../../kit/jobs/job.ts'
import { hasEnded } from '../../kit/jobs/ownJobs.ts'
import { findJob } from '../../kit/jobs/store.ts'
import type { MadeMedia, MediaInput } from './input.ts'

/** Pause before the next look, growing with the age of the waiting job. Milliseconds. */
const FIRST_LOOK_MS = 500
const LONGEST_LOOK_MS = 5_000

/**
 * Milliseconds to wait for the pictures that a job uses and that are still being made; null if all are made. Throws
 * JobFailed if one will not be made.
 */
export async function waitForPictures(
  { input, createdAt }: Pick<RunningJob<MediaInput>, 'input' | 'createdAt'>,
  pool: Pool,
): Promise<number | null> {
  for (const image of input.images) {
    if (!('job' in image)) continue
    const job = await findJob<MediaInput, MadeMedia>(pool, image.job)
    if (!job || job.state === 'FAILED') throw new JobFailed(`${image.member}: the picture was not made`)
    if (!hasEnded(job)) {
      const age = Date.now() - createdAt.getTime()
      return Math.min(Math.max(FIRST_LOOK_MS, age / 4), LONGEST_LOOK_MS)
    }
  }
  return null
}
