import { z } from 'zod'
import type { ServiceName } from '../../../schema/services.ts'
import type { BlobStore, OpenBlob } from '../storage/blobs/blobStore.ts'
import type { KeptDocument } from '../storage/keptDocuments.ts'

/**
 * The files that services made for wallets, for acts of other services that use them: a shirt is printed with a picture, a
 * page is mailed. A service whose job makes a file stores `key` (in its own part of the store) and `contentType` in the
 * job's result; a service that keeps a document writes a row of `storage/keptDocuments.ts`.
 */
export interface MadeFiles {
  /** Opens the file of a job; null if it made none, or it is no longer kept. */
  open(job: { readonly service: ServiceName; readonly result: unknown }): Promise<OpenBlob | null>
  /** The media type of the file of a job; null if it made none. */
  typeOf(job: { readonly result: unknown }): string | null
  /** Opens a kept document; null if it is no longer kept. */
  openDocument(document: Pick<KeptDocument, 'service' | 'blobKey'>): Promise<OpenBlob | null>
}

const MADE = z.object({ key: z.string(), contentType: z.string() })

/** The files in the whole store. */
export function openMadeFiles(store: BlobStore): MadeFiles {
  return {
    async open({ service, result }) {
      const made = MADE.safeParse(result)
      return made.success ? store.within(service).open(made.data.key) : null
    },
    typeOf: ({ result }) => MADE.safeParse(result).data?.contentType ?? null,
    openDocument: async ({ service, blobKey }) => store.within(service).open(blobKey),
  }
}
