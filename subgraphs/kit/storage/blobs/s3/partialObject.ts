import type { BlobInfo, BlobStore, PartialUpload } from '../blobStore.ts'
import { readChunks } from '../chunks.ts'
import { OffsetMismatch } from '../errors.ts'
import { finishWithoutParts } from '../finishWithoutParts.ts'
import { asOnlyWriter, type Writers } from '../writers.ts'
import type { Bucket } from './bucket.ts'
import { isNamed } from './errors.ts'
import {
  abortMultipart,
  beginMultipart,
  completeMultipart,
  MAX_PARTS,
  type Multipart,
  PART_BYTES,
  putPart,
} from './multipart.ts'
import { putObject } from './objects.ts'
import { fillParts, PartBuffer } from './partBuffer.ts'
import {
  forgetState,
  offsetOf,
  readState,
  readTail,
  type UploadNotes,
  type UploadState,
  writeState,
  writeTail,
} from './uploadState.ts'

/** Maximum size of a resumable upload, in bytes: 78 GiB. */
const MAX_UPLOAD_BYTES = MAX_PARTS * PART_BYTES

/** A blob that is uploaded in parts. */
interface Uploading extends UploadNotes {
  readonly bucket: Bucket
  readonly contentType: string
}

/** A resumable upload over a multipart upload; its state is in the bucket, so that any process can continue it. */
export function partialObject(
  store: BlobStore,
  bucket: Bucket,
  writers: Writers,
  key: string,
  contentType: string,
): PartialUpload {
  const uploading: Uploading = { bucket, key, contentType }
  return {
    offset: async () => offsetOf(await readState(uploading)),
    async append(at, body, limit) {
      const chunks = readChunks(body, Math.min(limit, MAX_UPLOAD_BYTES), at)
      return asOnlyWriter(writers, key, () => append(uploading, at, chunks))
    },
    finish: (size) =>
      asOnlyWriter(writers, key, async () => {
        const state = await readState(uploading)
        if (!state) return finishWithoutParts(store, key, size, contentType)
        if (offsetOf(state) !== size) throw new OffsetMismatch(offsetOf(state), size)
        await complete(uploading, state)
        return finished(store, uploading, size)
      }),
    discard: () =>
      asOnlyWriter(writers, key, async () => {
        const state = await readState(uploading)
        if (state?.uploadId) await abortMultipart(multipartOf(uploading, state.uploadId))
        await forgetState(uploading)
      }),
  }
}

async function append(uploading: Uploading, at: number, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const found = await readState(uploading)
  if (offsetOf(found) !== at) throw new OffsetMismatch(offsetOf(found), at)
  let state: UploadState = found ?? { key: uploading.key, parts: [], tail: 0 }
  const remember = async (next: UploadState) => {
    await writeState(uploading, state, next)
    state = next
  }
  const part = new PartBuffer(PART_BYTES)
  part.add(await readTail(uploading, state))
  const send = async (data: Uint8Array) => {
    const { uploadId } = state.uploadId ? multipartOf(uploading, state.uploadId) : await begin(uploading)
    // Record the upload before sending parts: a crash must not leave parts that no state refers to.
    if (!state.uploadId) await remember({ ...state, uploadId })
    const etag = await putPart(multipartOf(uploading, uploadId), state.parts.length + 1, data)
    await remember({ ...state, parts: [...state.parts, etag], tail: 0 })
  }
  const keepRest = async () => {
    const next = { ...state, tail: part.length }
    if (offsetOf(next) === offsetOf(state)) return
    await writeTail(uploading, next, part.bytes)
    await remember(next)
  }
  try {
    await fillParts(chunks, part, send)
  } catch (error) {
    if (isNamed(error, 'NoSuchUpload')) return beginAnew(uploading, at)
    await keepRest()
    throw error
  }
  await keepRest()
  return offsetOf(state)
}

/** The store has deleted the parts, as bucket lifecycle rules do after some days. */
async function beginAnew(uploading: Uploading, believed: number): Promise<never> {
  await forgetState(uploading)
  throw new OffsetMismatch(0, believed)
}

async function complete(uploading: Uploading, state: UploadState): Promise<void> {
  const { bucket, contentType } = uploading
  const tail = await readTail(uploading, state)
  if (!state.uploadId) {
    await putObject(bucket, nameOf(uploading), tail, contentType)
    return
  }
  const multipart = multipartOf(uploading, state.uploadId)
  try {
    const last = tail.byteLength > 0 ? [await putPart(multipart, state.parts.length + 1, tail)] : []
    await completeMultipart(multipart, [...state.parts, ...last])
  } catch (error) {
    // Either an earlier call completed it and crashed before returning, or the store deleted the parts: finished()
    // decides.
    if (!isNamed(error, 'NoSuchUpload')) throw error
  }
}

async function finished(store: BlobStore, uploading: Uploading, size: number): Promise<BlobInfo> {
  const info = await store.stat(uploading.key)
  if (info?.size !== size) return beginAnew(uploading, size)
  await forgetState(uploading)
  return info
}

function begin({ bucket, contentType, ...uploading }: Uploading): Promise<Multipart> {
  return beginMultipart(bucket, nameOf({ bucket, ...uploading }), contentType)
}

function multipartOf(uploading: UploadNotes, uploadId: string): Multipart {
  return { bucket: uploading.bucket, name: nameOf(uploading), uploadId }
}

function nameOf({ bucket, key }: UploadNotes): string {
  return `${bucket.blobs}${key}`
}
