import type { Logger } from 'pino'
import type { BlobStore } from '../../kit/blobs/blobStore.ts'

/** Removes blobs that nothing names any more. Where the store fails, the sweep finds them later: nothing else depends on it. */
export async function removeBlobs(
  { blobs, log }: { readonly blobs: BlobStore; readonly log: Logger },
  keys: readonly string[],
): Promise<void> {
  await blobs
    .delete(keys)
    .catch((error: unknown) => log.warn({ err: error, keys }, 'mail was left behind in the store'))
}
