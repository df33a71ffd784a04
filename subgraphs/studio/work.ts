import type { Outbound } from '../kit/net/outbound/outbound.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { BlobStore } from '../kit/storage/blobs/blobStore.ts'
import type { Media } from '../kit/storage/media/media.ts'
import type { MediaProviders } from './providers/provider.ts'

/** Created by the service at start. */
export interface StudioEngines {
  readonly providers: Pick<MediaProviders, 'of'>
  readonly blobs: BlobStore
  /** Links to the blobs. */
  readonly media: Media
  /** Client for picture URLs given by callers. */
  readonly outbound: Pick<Outbound, 'fetch' | 'check'>
}

export type StudioContext = KitContext<StudioEngines>
