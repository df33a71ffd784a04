import type { Logger } from 'pino'
import type { Keys } from '../../subgraphs/kit/keys/keys.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'

/** Dependencies of media links. */
export interface MediaGround {
  /** Signs and verifies tickets; see `openMedia`. */
  readonly key: Keys
  /** The whole store: a ticket names the service whose part contains its blob. */
  readonly blobs: BlobStore
  readonly log: Logger
  now(): Date
  /** The gateway's public base URL. */
  baseUrl(): string
}
