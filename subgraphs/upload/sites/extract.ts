import type { BlobStore } from '../../kit/blobs/blobStore.ts'
import type { ZipBlob } from '../zip/blobReader.ts'
import { readDirectory } from '../zip/directory.ts'
import { unpack } from '../zip/unpack.ts'
import { inParallel } from './inParallel.ts'
import type { SiteFile } from './siteFile.ts'
import { storeFile } from './storeFile.ts'

/** Most files of a site. */
export const MAX_FILES = 500
/** Files unpacked at one time, each with some megabytes of memory. */
const WIDTH = 4

/** What is unpacked, and where to. */
export interface Extraction {
  readonly zip: ZipBlob
  /** A folder of the store that nothing else writes to. */
  readonly folder: string
  /** Of all files together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/**
 * Unpacks a zip into a folder of the store: the files by their paths, in order, durably stored. Throws ZipRefused for a
 * zip that is not taken; what had been stored by then is for the caller to remove.
 */
export async function extract(blobs: BlobStore, { zip, folder, maxBytes, signal }: Extraction) {
  const members = await readDirectory(blobs, zip, { files: MAX_FILES, bytes: maxBytes })
  members.sort((one, other) => (one.path < other.path ? -1 : 1))
  const files: SiteFile[] = []
  await inParallel(members, WIDTH, async (member, index) => {
    signal.throwIfAborted()
    const content = unpack(blobs, zip, member, signal)
    files[index] = await storeFile(blobs, { path: member.path, size: member.size, key: `${folder}/${index}`, content })
  })
  return new Map(members.map(({ path }, index) => [path, files[index] as SiteFile]))
}

/** Removes a folder of the store. */
export async function removeFolder(blobs: BlobStore, folder: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of blobs.list(folder)) keys.push(key)
  await blobs.delete(keys)
}
