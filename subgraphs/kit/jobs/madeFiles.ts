import { z } from 'zod'
import type { ServiceName } from '../../../schema/services.ts'
import type { BlobStore, OpenBlob } from '../storage/blobs/blobStore.ts'

/**
 * The files that paid jobs made, for acts of other services that use them: a shirt is printed with a picture. A service
 * whose job makes a file stores `key` (in its own part of the store) and `contentType` in the job's result.
 */
export interface MadeFiles {
  /** Opens the file of a job; null if it made none, or it is no longer kept. */
  open(job: { readonly service: ServiceName; readonly result: unknown }): Promise<OpenBlob | null>
}

const MADE = z.object({ key: z.string(), contentType: z.string() })

/** The files in the whole store. */
export function openMadeFiles(store: BlobStore): MadeFiles {
  return {
    async open({ service, result }) {
      const made = MADE.safeParse(result)
      return made.success ? store.within(service).open(made.data.key) : null
    },
  }
}
