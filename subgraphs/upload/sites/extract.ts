import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { ZipBlob } from '../zip/blobReader.ts'
import { readDirectory } from '../zip/directory.ts'
import { unpack } from '../zip/unpack.ts'
import { inParallel } from './inParallel.ts'
import type { SiteFile } from './siteFile.ts'
import { storeFile } from './storeFile.ts'

/** Most files of a site. */
export const MAX_FILES = 500
/** Files extracted concurrently; each takes some megabytes of memory. */
const WIDTH = 4

/** An extraction: its zip, target and limits. */
export interface Extraction {
  readonly zip: ZipBlob
  /** A store folder of this extraction alone. */
  readonly folder: string
  /** Bytes of all files together. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/**
 * Extracts a zip into a store folder: returns the files by path, sorted and durably stored. Throws ZipRefused for an
 * invalid zip; the caller removes files stored by then.
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

/** Deletes all blobs in a folder. */
export async function removeFolder(blobs: BlobStore, folder: string): Promise<void> {
  const keys: string[] = []
  for await (const { key } of blobs.list(folder)) keys.push(key)
  await blobs.delete(keys)
}
