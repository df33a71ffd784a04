import type { Logger } from 'pino'
import type { Dns } from '../kit/net/dns/resolver.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { BlobStore } from '../kit/storage/blobs/blobStore.ts'
import type { Addresses } from './addresses.ts'
import type { HostnameEngine } from './domains/hostnameEngine.ts'
import type { SiteEngine } from './sites/siteEngine.ts'

/** Engines that the service creates when it starts. */
export interface UploadEngines {
  readonly blobs: BlobStore
  readonly dns: Dns
  readonly addresses: Addresses
  readonly hostnames: HostnameEngine
  readonly sites: SiteEngine
  readonly log: Logger
}

export type UploadContext = KitContext<UploadEngines>
