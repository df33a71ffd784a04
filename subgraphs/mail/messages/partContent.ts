import { Readable } from 'node:stream'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { createDecoder } from './mime/decoders.ts'
import type { MimePart } from './mime/scan.ts'

/** The decoded content of a part of a stored mail, as a stream; null if the mail's blob is gone. */
export async function openPart(
  blobs: BlobStore,
  blobKey: string,
  { start, end, encoding }: MimePart,
): Promise<Readable | null> {
  if (end <= start) return Readable.from([], { objectMode: false })
  const opened = await blobs.open(blobKey, { start, end: end - 1 })
  if (!opened) return null
  const decoder = createDecoder(encoding)
  async function* decoded(body: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) yield decoder.push(chunk)
    yield decoder.end()
  }
  return Readable.from(nonEmpty(decoded(opened.body)), { objectMode: false })
}

/** Drops empty chunks, which would end a byte stream. */
async function* nonEmpty(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) if (chunk.length > 0) yield chunk
}
