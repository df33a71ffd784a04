import type { Logger } from 'pino'
import type { Database } from '../../prisma/database.ts'
import type { MadeFiles } from '../kit/jobs/madeFiles.ts'
import type { Notices } from '../kit/mailer/notices.ts'
import type { Outbound } from '../kit/net/outbound/outbound.ts'
import type { KitContext } from '../kit/service/context.ts'
import type { BlobStore } from '../kit/storage/blobs/blobStore.ts'
import type { Media } from '../kit/storage/media/media.ts'
import type { PrintCompany } from './printing/company.ts'

/** Created by the service at start. */
export interface MerchEngines {
  readonly company: PrintCompany
  readonly blobs: BlobStore
  readonly media: Media
  /** Pictures that paid jobs made. */
  readonly madeFiles: MadeFiles
  readonly outbound: Outbound
  readonly notices: Notices
  /** Maximum number of unusable pictures fetched per wallet and hour. */
  readonly unusablePicturesPerHour: number
  readonly log: Logger
}

export type MerchContext = KitContext<MerchEngines>

/** Dependencies of work in requests and in jobs. */
export interface Work {
  readonly engines: MerchEngines
  readonly db: Database
  now(): Date
}
