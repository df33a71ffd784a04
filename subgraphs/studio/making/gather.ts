import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { JobFailed, type RunningJob } from '../../kit/jobs/job.ts'
import { OutboundFailed } from '../../kit/net/outbound/errors.ts'
import { MOST_PIXELS, measurePicture } from '../files/measure.ts'
import { typeOf } from '../files/sniff.ts'
import type { Frame } from '../models/plan.ts'
import type { GivenRole } from '../providers/order.ts'
import type { StudioEngines } from '../work.ts'
import { folderOf, type GivenSource, type MediaInput, type Source } from './input.ts'

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

type Job = Pick<RunningJob<MediaInput>, 'id' | 'input' | 'signal'>

/** Fetches the caller's files, checks them and stores them for the job. Throws JobFailed if one is unusable. */
export async function gather({ id, input, signal }: Job, engines: StudioEngines): Promise<Material> {
  const images: KeptImage[] = []
  let bytes = 0
  for (const [index, given] of input.images.entries()) {
    const body = await load(given, given.member, LARGEST_PICTURE, engines, signal)
    const picture = await lookAt(body, given, given.role === 'first' ? input.frame : null)
    bytes += picture.body.length
    if (bytes > MOST_BYTES) throw new JobFailed(`The pictures have more than ${MOST_BYTES / 1e6} MB together`)
    const key = `${folderOf(id)}/given-${index}`
    await engines.blobs.put(key, picture.body, { maxBytes: MOST_BYTES, contentType: picture.contentType })
    images.push({ key, contentType: picture.contentType, role: given.role })
  }
  return { images, audio: input.audio && (await gatherAudio(id, input.audio, engines, signal)) }
}

async function gatherAudio(id: string, source: Source, engines: StudioEngines, signal: AbortSignal): Promise<KeptFile> {
  const body = await load(source, 'audioUrl', LARGEST_SOUND, engines, signal)
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
  { blobs, outbound }: StudioEngines,
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
  const opened = await blobs.open(source.key)
  if (!opened) throw new JobFailed(`${member}: the file is no longer kept`)
  if (opened.info.size <= maxBytes) return buffer(opened.body)
  opened.body.destroy()
  throw new JobFailed(`${member}: the file is larger than ${maxBytes} bytes`)
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
