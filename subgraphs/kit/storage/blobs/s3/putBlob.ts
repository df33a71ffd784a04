import type { Bucket } from './bucket.ts'
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

/** An object to store. */
export interface NewObject {
  readonly bucket: Bucket
  readonly name: string
  readonly chunks: AsyncIterable<Uint8Array>
  /** In bytes; determines the size of the parts. */
  readonly maxBytes: number
  readonly contentType: string
}

/** Streams an object: in one request if it is small, otherwise in parts. Returns its etag and size in bytes. */
export async function putBlob({ bucket, name, chunks, maxBytes, contentType }: NewObject) {
  const part = new PartBuffer(Math.max(PART_BYTES, Math.ceil(maxBytes / MAX_PARTS)))
  let multipart: Multipart | undefined
  let sent = 0
  const etags: string[] = []
  const send = async (data: Uint8Array) => {
    multipart ??= await beginMultipart(bucket, name, contentType)
    etags.push(await putPart(multipart, etags.length + 1, data))
    sent += data.byteLength
  }
  try {
    await fillParts(chunks, part, send)
    if (!multipart) return { etag: await putObject(bucket, name, part.bytes, contentType), size: part.length }
    await send(part.bytes)
    return { etag: await completeMultipart(multipart, etags), size: sent }
  } catch (error) {
    if (multipart) await abortAfter(error, multipart)
    throw error
  }
}

/** Aborts the upload after an error, which stays the reported one; a failure of the abort becomes its cause. */
async function abortAfter(error: unknown, multipart: Multipart): Promise<void> {
  try {
    await abortMultipart(multipart)
  } catch (second) {
    if (error instanceof Error) error.cause ??= second
  }
}
