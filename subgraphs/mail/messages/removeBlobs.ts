import type { Logger } from 'pino'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'

/** Removes blobs that no row references. If the store fails, the sweep removes them later. */
export async function removeBlobs(
  { blobs, log }: { readonly blobs: BlobStore; readonly log: Logger },
  keys: readonly string[],
): Promise<void> {
  await blobs
    .delete(keys)
    .catch((error: unknown) => log.warn({ err: error, keys }, 'mail was left behind in the store'))
}
