import { pipeline, type Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import { type ZipBlob, zipIsGone } from './blobReader.ts'
import type { LocatedMember } from './directory.ts'
import { ZipRefused } from './refused.ts'

const CHUNK = 65_536

/**
 * Yields the unpacked bytes of a file in a zip. Counts the actual bytes instead of trusting the directory: throws
 * ZipRefused at the first excess byte, and at the end if bytes are missing or the checksum differs.
 */
export async function* unpack(
  blobs: BlobStore,
  zip: ZipBlob,
  member: LocatedMember,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let bytes = 0
  let sum = 0
  for await (const chunk of inflated(await openPacked(blobs, zip, member), member)) {
    signal.throwIfAborted()
    bytes += chunk.length
    if (bytes > member.size) throw ZipRefused.entry(member.path, `is larger than the ${member.size} bytes that it says`)
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (bytes < member.size) throw ZipRefused.entry(member.path, `is smaller than the ${member.size} bytes that it says`)
  if (sum !== member.crc32) throw ZipRefused.entry(member.path, 'is damaged: its checksum is another')
}

/** Null for an empty member, because a range has at least one byte. */
async function openPacked(blobs: BlobStore, zip: ZipBlob, { dataAt, packedSize }: LocatedMember) {
  if (packedSize === 0) return null
  const opened = await blobs.open(zip.key, { start: dataAt, end: dataAt + packedSize - 1 })
  if (!opened) throw zipIsGone(zip)
  return opened.body
}

async function* inflated(packed: Readable | null, { path, isDeflated }: LocatedMember): AsyncGenerator<Buffer> {
  if (!packed) return
  // Errors of both streams surface when the last one is read; ending that early destroys both.
  const bytes = isDeflated ? pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => {}) : packed
  try {
    yield* bytes
  } catch (error) {
    if (isDamage(error)) throw ZipRefused.entry(path, `is damaged: ${error.message}`)
    throw error
  }
}

/** Whether zlib rejected the bytes. */
function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
