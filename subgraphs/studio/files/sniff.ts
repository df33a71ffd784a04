import { buffer } from 'node:stream/consumers'
import { fileTypeFromBuffer } from 'file-type'
import type { BlobInfo, BlobStore } from '../../kit/blobs/blobStore.ts'

/** As many of a file's first bytes as tell its type. */
const HEAD_BYTES = 4_100

/** The media type that a file's first bytes say; null when they say none. */
export async function typeOf(head: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(head)
  // A PNG that moves is shown as a PNG.
  return found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? null)
}

/** The first bytes of a blob. */
export async function headOf(blobs: BlobStore, { key, size }: BlobInfo): Promise<Buffer> {
  return readPart(blobs, key, 0, Math.min(size, HEAD_BYTES))
}

/** The bytes of a blob from `start` up to `end`, which is not among them. Throws when the blob is gone. */
export async function readPart(blobs: BlobStore, key: string, start: number, end: number): Promise<Buffer> {
  if (end <= start) return Buffer.alloc(0)
  const opened = await blobs.open(key, { start, end: end - 1 })
  if (!opened) throw new Error(`The file ${key} is gone`)
  return buffer(opened.body)
}
