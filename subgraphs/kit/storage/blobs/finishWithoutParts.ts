import type { BlobInfo, BlobStore } from './blobStore.ts'
import { OffsetMismatch } from './errors.ts'

/** Finishes an upload without stored parts: it was finished before, or the blob is empty. */
export async function finishWithoutParts(
  store: BlobStore,
  key: string,
  size: number,
  contentType: string,
): Promise<BlobInfo> {
  const finished = await store.stat(key)
  if (finished?.size === size) return finished
  if (size > 0) throw new OffsetMismatch(0, size)
  return store.put(key, new Uint8Array(), { maxBytes: 0, contentType })
}
