import { buffer } from 'node:stream/consumers'
import type { Pool } from '../../../prisma/database.ts'
import { JobFailed, type JobKind, type RunningJob, type Step } from '../../kit/jobs/job.ts'
import { latestDeadline } from '../../kit/jobs/store.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import type { GivenFile, MediaOrder } from '../providers/order.ts'
import type { Operation, Progress } from '../providers/provider.ts'
import type { StudioEngines } from '../work.ts'
import { gather, type KeptFile, type Material } from './gather.ts'
import { folderOf, type MadeMedia, type MediaInput } from './input.ts'
import { keepFiles } from './keep.ts'
import { waitForPictures } from './waitForPictures.ts'

/** State of a job between two steps: source files gathered, then work at the company. */
interface Standing {
  readonly material: Material
  /** How often work was submitted to the company. */
  readonly begun: number
  /** Null before submission, and after the company has lost the work. */
  readonly work: { readonly operation: Operation; readonly looks: number } | null
}

type Making = RunningJob<MediaInput, Standing>
type Outcome = Step<Standing, MadeMedia>
type Context = JobContext<StudioEngines>

const MINUTE_MS = 60_000
/** Time limits of making one, without the pictures that it waits for. */
const PICTURE_MS = 15 * MINUTE_MS
const VIDEO_MS = 60 * MINUTE_MS
/** Lifetime of results. */
const KEPT_MS = 24 * 60 * MINUTE_MS
/** Pauses between polls, growing from the first to the longest. Milliseconds. */
const FIRST_LOOK_MS = 500
const LONGEST_LOOK_MS = 8_000
/** Maximum number of submissions if the company loses its work. */
const MOST_BEGUN = 3
/** Progress in percent when the company begins and ends; the rest is our own work. */
const BEGINS = 5
const ENDS = 95

/**
 * Time limit of a job that begins now, in milliseconds: of its own work, after the deadlines of the pictures that it waits
 * for, which may wait for others in turn.
 */
export async function limitOf(
  { wish, images }: Pick<MediaInput, 'wish' | 'images'>,
  pool: Pool,
  now: Date,
): Promise<number> {
  const pictures = images.flatMap((image) => ('job' in image ? [image.job] : []))
  const madeBy = pictures.length > 0 ? await latestDeadline(pool, pictures) : null
  const waitMs = madeBy ? Math.max(0, madeBy.getTime() - now.getTime()) : 0
  return waitMs + workLimitOf(wish.model)
}

function workLimitOf(model: string): number {
  return model.startsWith('video-') ? VIDEO_MS : PICTURE_MS
}

/**
 * Generates a picture or video: waits for pictures that are still being made, gathers the source files, submits the
 * work, polls it, and stores the result.
 */
export function makingBy(model: string): JobKind<StudioEngines, MediaInput, Standing, MadeMedia> {
  return { step: takeStep, limitMs: workLimitOf(model), keptMs: KEPT_MS, cleanUp: removeFiles }
}

async function takeStep(job: Making, context: Context): Promise<Outcome> {
  const { checkpoint } = job
  if (!checkpoint) {
    const wait = await waitForPictures(job, context.db.pool)
    if (wait) return { againInMs: wait }
    const standing = { material: await gather(job, context), begun: 0, work: null }
    const isBare = standing.material.images.length === 0 && !standing.material.audio
    return isBare ? begin(job, standing, context) : { againInMs: 0, checkpoint: standing, progress: 1 }
  }
  return checkpoint.work ? look(job, checkpoint, checkpoint.work, context) : begin(job, checkpoint, context)
}

async function begin(job: Making, { material, begun }: Standing, context: Context): Promise<Outcome> {
  if (begun >= MOST_BEGUN) throw new JobFailed('The company has lost the work again and again')
  const provider = context.engines.providers.of(job.input.wish.model)
  const answer = await provider.submit(await orderOf(job, material, context), job.signal)
  if (!('operation' in answer)) return end(job, answer, context)
  const work = { operation: answer.operation, looks: 0 }
  return { againInMs: FIRST_LOOK_MS, checkpoint: { material, begun: begun + 1, work }, progress: BEGINS }
}

async function look(
  job: Making,
  standing: Standing,
  { operation, looks }: NonNullable<Standing['work']>,
  context: Context,
): Promise<Outcome> {
  const { model } = job.input.wish
  const answer = await context.engines.providers.of(model).poll(operation, model, job.signal)
  if (answer.state === 'LOST') return { againInMs: 0, checkpoint: { ...standing, work: null } }
  if (answer.state !== 'RUNNING') return end(job, answer, context)
  const againInMs = Math.min(FIRST_LOOK_MS * 1.4 ** looks, LONGEST_LOOK_MS)
  const progress = Math.round(BEGINS + ((ENDS - BEGINS) * (answer.progress ?? 0)) / 100)
  return { againInMs, checkpoint: { ...standing, work: { operation, looks: looks + 1 } }, progress }
}

async function end(
  { id }: Making,
  answer: Extract<Progress, { state: 'DONE' | 'FAILED' }>,
  { engines }: Context,
): Promise<Outcome> {
  if (answer.state === 'FAILED') throw new JobFailed(answer.reason)
  return { done: await keepFiles(engines.blobs, id, answer.files) }
}

async function orderOf(
  { id, input, deadline }: Making,
  { images, audio }: Material,
  { engines }: Context,
): Promise<MediaOrder> {
  const given = async ({ key, contentType }: KeptFile): Promise<GivenFile> => {
    const opened = await engines.blobs.open(key)
    if (!opened) throw new JobFailed('What was given is no longer kept')
    return {
      body: await buffer(opened.body),
      contentType,
      url: engines.media.urlOf({ key, contentType, expiresAt: deadline }),
    }
  }
  return {
    ...input.wish,
    jobId: id,
    images: await Promise.all(images.map(async (image) => ({ ...(await given(image)), role: image.role }))),
    audio: audio && (await given(audio)),
  }
}

async function removeFiles({ id }: Pick<Making, 'id'>, { engines }: Context): Promise<void> {
  const keys: string[] = []
  for await (const { key } of engines.blobs.list(folderOf(id))) keys.push(key)
  await engines.blobs.delete(keys)
}
