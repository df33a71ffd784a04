import { buffer } from 'node:stream/consumers'
import { addJob } from '../../../prisma/addJob.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { BadInput } from '../../../schema/errors.ts'
import type { PaidJob } from '../../kit/jobs/job.ts'
import { hasEnded } from '../../kit/jobs/ownJobs.ts'
import { findJob } from '../../kit/jobs/store.ts'
import { inspectPicture } from '../image/picture.ts'
import { MAX_PICTURE_BYTES } from '../image/source.ts'
import type { Work } from '../work.ts'
import { failOrder } from './end.ts'
import { filesOf, type MerchOrder } from './order.ts'
import { placeOrder } from './place.ts'
import { keepImage, lookAgain } from './store.ts'

/** The job that follows one order. */
export const FOLLOW_JOB = 'merch.followOrder'

/** Pause before the next look at a picture, growing with the age of the order. Milliseconds. */
const FIRST_LOOK_MS = 500
const LONGEST_LOOK_MS = 10_000

/**
 * A paid order whose picture is still being made: looks again later, or stores the picture and places the order. It is
 * refunded if the picture was not made, is gone, or cannot be printed.
 */
export async function awaitPicture(order: MerchOrder, work: Work): Promise<void> {
  const job = order.pictureId === null ? null : await findJob(work.db.pool, order.pictureId)
  if (!job || job.state === 'FAILED') return failOrder(order, 'Its picture was not made', work)
  if (!hasEnded(job)) return lookLater(order, work)
  let contentType: string
  try {
    contentType = await storePicture(order, job, work)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return failOrder(order, `Its picture ${error.fields.issues?.[0]?.message ?? 'cannot be printed'}`, work)
  }
  if (await keepImage(work.db.pool, order.id, contentType, work.now()))
    await placeOrder({ ...order, imageType: contentType }, work)
}

/**
 * Copies a picture that a job made into the order's folder, once it is known to be printable; returns its type. Throws
 * BadInput with the reason otherwise.
 */
export async function storePicture(
  order: Pick<MerchOrder, 'id' | 'product'>,
  job: Pick<PaidJob, 'service' | 'result'>,
  { engines: { blobs, madeFiles } }: Pick<Work, 'engines'>,
): Promise<string> {
  const opened = await madeFiles.open(job)
  if (!opened) throw new BadInput('is no longer kept')
  if (opened.info.size > MAX_PICTURE_BYTES) {
    opened.body.destroy()
    throw new BadInput(`must have at most ${MAX_PICTURE_BYTES / 1_000_000} MB`)
  }
  const bytes = await buffer(opened.body)
  const { contentType } = await inspectPicture(bytes, order.product)
  await blobs.put(filesOf(order).original, bytes, { maxBytes: MAX_PICTURE_BYTES, contentType })
  return contentType
}

async function lookLater({ id, createdAt }: MerchOrder, { db, now }: Work): Promise<void> {
  const age = now().getTime() - createdAt.getTime()
  const pause = Math.min(Math.max(FIRST_LOOK_MS, age / 4), LONGEST_LOOK_MS)
  const dueAt = new Date(now().getTime() + pause)
  await lookAgain(db.pool, id, dueAt)
  await inTransaction(db.pool, (client) =>
    addJob(client, FOLLOW_JOB, { id, dueAt }, { delayMs: pause, key: `${FOLLOW_JOB}:${id}`, maxAttempts: 1 }),
  )
}
