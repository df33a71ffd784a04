import type { BigIntStats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { BlobInfo } from '../blobStore.ts'

/** In microseconds; a filesystem may round by one microsecond. */
const STEP = 10

let last = 0

/**
 * Gives a complete file a unique modification time. Filesystem clocks tick every few milliseconds and inode numbers are
 * reused, so two contents in quick succession could otherwise have the same etag.
 */
export async function stampFile(file: FileHandle): Promise<void> {
  last = Math.max(Date.now() * 1000, last + STEP)
  await file.utimes(last / 1e6, last / 1e6)
}

/** Metadata of a blob from its file. The etag needs no reading of the content: every content has its own file and stamp. */
export function infoOf(key: string, file: BigIntStats): BlobInfo {
  const etag = [file.mtimeNs, file.size, file.ino].map((part) => part.toString(36)).join('-')
  return { key, size: Number(file.size), etag, modifiedAt: file.mtime }
}
