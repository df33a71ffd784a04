import type { Logger } from 'pino'
import type { BlobStore } from '../../subgraphs/kit/blobs/blobStore.ts'
import type { Keys } from '../../subgraphs/kit/keys.ts'

/** What media links are served from. */
export interface MediaGround {
  /** Signs and verifies tickets; see `openMedia`. */
  readonly key: Keys
  /** The whole store: a ticket names the service whose part its blob is in. */
  readonly blobs: BlobStore
  readonly log: Logger
  now(): Date
  /** The gateway's public base URL. */
  baseUrl(): string
}
