import { z } from 'zod'
import type { ServiceName } from '../../../schema/services.ts'
import type { BlobStore, OpenBlob } from '../storage/blobs/blobStore.ts'
import type { KeptDocument } from '../storage/keptDocuments.ts'

/**
 * The files that services made for wallets, for acts of other services that use them: a shirt is printed with a picture, a
 * page is mailed. A service whose job makes a file stores `key` (in its own part of the store), `contentType` and `size` in
 * the job's result; a service that keeps a document writes a row of `storage/keptDocuments.ts`.
 */
export interface MadeFiles {
  /** Opens the file of a job; null if it made none, or it is no longer kept. */
  open(job: { readonly service: ServiceName; readonly result: unknown }): Promise<OpenBlob | null>
  /** The media type of the file of a job, and its size in bytes; null if it made none, or it is no longer kept. */
  describe(job: { readonly result: unknown }): { readonly contentType: string; readonly size: number } | null
  /** Opens a kept document; null if it is no longer kept. */
  openDocument(document: Pick<KeptDocument, 'service' | 'blobKey'>): Promise<OpenBlob | null>
}

const MADE = z.object({ key: z.string(), contentType: z.string() })
const MEASURED = z.object({ contentType: z.string(), size: z.number() })

/** The files in the whole store. */
export function openMadeFiles(store: BlobStore): MadeFiles {
  return {
    async open({ service, result }) {
      const made = MADE.safeParse(result)
      return made.success ? store.within(service).open(made.data.key) : null
    },
    describe: ({ result }) => MEASURED.safeParse(result).data ?? null,
    openDocument: async ({ service, blobKey }) => store.within(service).open(blobKey),
  }
}
