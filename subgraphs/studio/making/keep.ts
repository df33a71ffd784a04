import { buffer } from 'node:stream/consumers'
import { TollgraphError, Upstream } from '../../../schema/errors.ts'
import type { BlobInfo, BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { measurePicture, measureVideo, thumbnailOf } from '../files/measure.ts'
import { headOf, typeOf } from '../files/sniff.ts'
import type { MadeFile } from '../providers/provider.ts'
import { folderOf, type MadeMedia } from './input.ts'

const MADE: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'video/mp4'])
/** Largest file that is kept, in bytes. */
const LARGEST_RESULT = 200_000_000
/** Largest picture, in bytes: it is decoded in memory. */
const LARGEST_PICTURE = 50_000_000
const LARGEST_THUMBNAIL = 10_000_000

/**
 * Stores a company's files for a job and verifies them before they are shown. Idempotent: the same keys are
 * overwritten. Throws Upstream unless the file is a picture or video.
 */
export async function keepFiles(blobs: BlobStore, jobId: string, files: readonly MadeFile[]): Promise<MadeMedia> {
  const result = files.find(({ role }) => role === 'result')
  const thumbnail = files.find(({ role }) => role === 'thumbnail')
  if (!result) throw new Upstream('The company made nothing')
  const { body, contentType: claimed } = result
  const key = `${folderOf(jobId)}/result`
  const info = await blobs.put(key, body, { maxBytes: LARGEST_RESULT, contentType: claimed })
  const contentType = await typeOf(await headOf(blobs, info))
  if (!contentType || !MADE.has(contentType)) throw new Upstream('The company made no picture or video')
  try {
    const seen =
      contentType === 'video/mp4'
        ? { measures: await measureVideo(blobs, info), small: thumbnail ? await smallOf(thumbnail) : null }
        : await lookAtPicture(blobs, info)
    const thumbnailKey = seen.small && (await keepThumbnail(blobs, jobId, seen.small))
    return { key, thumbnailKey, contentType, size: info.size, ...seen.measures }
  } catch (error) {
    if (error instanceof TollgraphError) throw error
    throw new Upstream('What the company made cannot be opened', {}, { cause: error })
  }
}

async function lookAtPicture(blobs: BlobStore, { key, size }: BlobInfo) {
  if (size > LARGEST_PICTURE) throw new Error(`The picture has ${size} bytes`)
  const opened = await blobs.open(key)
  if (!opened) throw new Error(`The file ${key} is gone`)
  const picture = await buffer(opened.body)
  return { measures: await measurePicture(picture), small: await thumbnailOf(picture) }
}

async function smallOf({ body }: MadeFile): Promise<Buffer> {
  return thumbnailOf(Buffer.isBuffer(body) ? body : await buffer(body))
}

async function keepThumbnail(blobs: BlobStore, jobId: string, small: Buffer): Promise<string> {
  const key = `${folderOf(jobId)}/thumbnail`
  await blobs.put(key, small, { maxBytes: LARGEST_THUMBNAIL, contentType: 'image/webp' })
  return key
}
