import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import type { BlobInfo, BlobStore } from '../../kit/storage/blobs/blobStore.ts'

/** Bytes from the start of a file that determine its type. */
const HEAD_BYTES = 4_100

/** The media type from a file's first bytes; null if unknown. */
export async function typeOf(head: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(head)
  // An animated PNG is shown as a PNG.
  return found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? null)
}

/** The first bytes of a blob. */
export async function headOf(blobs: BlobStore, { key, size }: BlobInfo): Promise<Buffer> {
  return readPart(blobs, key, 0, Math.min(size, HEAD_BYTES))
}

/** The bytes of a blob from `start` (inclusive) to `end` (exclusive). Throws if the blob is gone. */
export async function readPart(blobs: BlobStore, key: string, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0)
  const opened = await blobs.open(key, { start, end: end - 1 })
  if (!opened) throw new Error(`The file ${key} is gone`)
  return buffer(opened.body)
}
