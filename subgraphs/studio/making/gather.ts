import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Pool } from '../../../prisma/database.ts'
import { JobFailed, type RunningJob } from '../../kit/jobs/job.ts'
import { findJob } from '../../kit/jobs/store.ts'
import { OutboundFailed } from '../../kit/net/outbound/errors.ts'
import type { JobContext } from '../../kit/service/subgraph.ts'
import { MOST_PIXELS, measurePicture } from '../files/measure.ts'
import { typeOf } from '../files/sniff.ts'
import type { Frame } from '../models/plan.ts'
import type { GivenRole } from '../providers/order.ts'
import type { StudioEngines } from '../work.ts'
import { folderOf, type GivenSource, type MadeMedia, type MediaInput, type Source } from './input.ts'

/** A given file, as stored for the job. */
export interface KeptFile {
  readonly key: string
  readonly contentType: string
}

/** A given picture, as stored for the job. */
export interface KeptImage extends KeptFile {
  readonly role: GivenRole
}

/** All source files of a job. */
export interface Material {
  readonly images: readonly KeptImage[]
  readonly audio: KeptFile | null
}

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const SOUNDS: ReadonlySet<string> = new Set(['audio/mpeg', 'audio/wav'])
/**
 * In bytes: one picture, one audio file, and all pictures of a job together, which are in memory at once when they are
 * sent on.
 */
const LARGEST_PICTURE = 20_000_000
const LARGEST_SOUND = 15_000_000
const MOST_BYTES = 60_000_000
const FETCH_MS = 30_000
/** Retryable statuses. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429])

type Context = Pick<JobContext<StudioEngines>, 'engines' | 'db'>
type Job = Pick<RunningJob<MediaInput>, 'id' | 'input' | 'signal'>

/** Fetches the caller's files, checks them and stores them for the job. Throws JobFailed if one is unusable. */
export async function gather({ id, input, signal }: Job, context: Context): Promise<Material> {
  const { engines } = context
  const images: KeptImage[] = []
  let bytes = 0
  for (const [index, given] of input.images.entries()) {
    const body = await load(given, given.member, LARGEST_PICTURE, context, signal)
    const picture = await lookAt(body, given, given.role === 'first' ? input.frame : null)
    bytes += picture.body.length
    if (bytes > MOST_BYTES) throw new JobFailed(`The pictures have more than ${MOST_BYTES / 1e6} MB together`)
    const key = `${folderOf(id)}/given-${index}`
    await engines.blobs.put(key, picture.body, { maxBytes: MOST_BYTES, contentType: picture.contentType })
    images.push({ key, contentType: picture.contentType, role: given.role })
  }
  return { images, audio: input.audio && (await gatherAudio(id, input.audio, context, signal)) }
}

async function gatherAudio(id: string, source: Source, context: Context, signal: AbortSignal): Promise<KeptFile> {
  const { engines } = context
  const body = await load(source, 'audioUrl', LARGEST_SOUND, context, signal)
  const contentType = await typeOf(body)
  if (!contentType || !SOUNDS.has(contentType)) throw new JobFailed('audioUrl is neither MP3 nor WAV')
  const key = `${folderOf(id)}/given-audio`
  await engines.blobs.put(key, body, { maxBytes: LARGEST_SOUND, contentType })
  return { key, contentType }
}

async function load(
  source: Source,
  member: string,
  maxBytes: number,
  { engines: { blobs, outbound }, db }: Context,
  signal: AbortSignal,
): Promise<Buffer> {
  if ('url' in source) {
    try {
      return (await outbound.fetch(source.url, { maxBytes, timeoutMs: FETCH_MS, signal })).body
    } catch (error) {
      if (isForGood(error)) throw new JobFailed(`${member}: ${error.message}`, { cause: error })
      throw error
    }
  }
  const key = 'key' in source ? source.key : await pictureKey(source.job, db.pool)
  const opened = key && (await blobs.open(key))
  if (!opened) throw new JobFailed(`${member}: the file is no longer kept`)
  if (opened.info.size <= maxBytes) return buffer(opened.body)
  opened.body.destroy()
  throw new JobFailed(`${member}: the file is larger than ${maxBytes} bytes`)
}

/** The file of a picture that was made; null when it is no longer kept. */
async function pictureKey(jobId: string, pool: Pool): Promise<string | null> {
  const job = await findJob<MediaInput, MadeMedia>(pool, jobId)
  return job?.result?.key ?? null
}

/** Whether a retry at the remote server would not help. */
function isForGood(error: unknown): error is OutboundFailed {
  if (!(error instanceof OutboundFailed)) return false
  if (error.kind === 'TOO_LARGE' || error.kind === 'REDIRECTS') return true
  const status = error.statusCode ?? 0
  return error.kind === 'STATUS' && status >= 400 && status < 500 && !PASSING.has(status)
}

/** A usable picture, in the size required of a first frame. */
async function lookAt(
  body: Buffer,
  { member }: GivenSource,
  frame: Frame | null,
): Promise<{ readonly body: Buffer; readonly contentType: string }> {
  const contentType = await typeOf(body)
  if (!contentType || !PICTURES.has(contentType)) throw new JobFailed(`${member} is no PNG, JPEG, WebP or GIF`)
  const { width, height } = await measurePicture(body).catch((error: unknown) => {
    throw new JobFailed(`${member} cannot be read as a picture`, { cause: error })
  })
  if (!frame || (width === frame.width && height === frame.height)) return { body, contentType }
  const size = `${frame.width}x${frame.height}`
  if (!frame.isCut) throw new JobFailed(`${member} has ${width}x${height} pixels, not ${size}; set autoCrop to cut it`)
  return { body: await cut(body, frame), contentType: 'image/png' }
}

function cut(body: Buffer, { width, height }: Frame): Promise<Buffer> {
  return sharp(body, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .png()
    .toBuffer()
}
