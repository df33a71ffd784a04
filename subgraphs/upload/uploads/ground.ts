import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { Addresses } from '../addresses.ts'

/** Dependencies of the upload and file handlers. */
export interface FilesGround {
  readonly db: Database
  readonly blobs: BlobStore
  readonly addresses: Addresses
  readonly log: Logger
  now(): Date
}
