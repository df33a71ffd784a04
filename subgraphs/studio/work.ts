import type { BlobStore } from '../kit/blobs/blobStore.ts'
import type { KitContext } from '../kit/context.ts'
import type { Media } from '../kit/media/media.ts'
import type { Outbound } from '../kit/outbound/outbound.ts'
import type { MediaProviders } from './providers/provider.ts'

/** What the service made when it started. */
export interface StudioEngines {
  readonly providers: Pick<MediaProviders, 'of'>
  readonly blobs: BlobStore
  /** Links to what is kept there. */
  readonly media: Media
  /** The way to pictures that callers name. */
  readonly outbound: Pick<Outbound, 'fetch' | 'check'>
}

export type StudioContext = KitContext<StudioEngines>
