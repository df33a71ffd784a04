import type { BlobStore } from '../kit/storage/blobs/blobStore.ts'
import { DAY_MS } from '../kit/time.ts'

/** Age from which a blob without a row is an orphan. Milliseconds. */
const ORPHAN_AFTER_MS = DAY_MS
const AT_ONCE = 500

/** Removes old blobs of a folder that a crash left without a row; `unknown` returns those of some blobs that have none. */
export async function sweepBlobs(
  blobs: BlobStore,
  folder: string,
  now: Date,
  unknown: (keys: readonly string[]) => Promise<string[]>,
): Promise<void> {
  const before = new Date(now.getTime() - ORPHAN_AFTER_MS)
  let keys: string[] = []
  const remove = async () => {
    await blobs.delete(await unknown(keys))
    keys = []
  }
  for await (const { key, modifiedAt } of blobs.list(folder)) {
    if (modifiedAt < before) keys.push(key)
    if (keys.length === AT_ONCE) await remove()
  }
  if (keys.length > 0) await remove()
}
