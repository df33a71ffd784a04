import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { restrictionsOf } from '../../kit/abuse/restrictions.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { Handlers } from '../server/handlers.ts'
import { createExtractions } from './extractions.ts'
import { createLiveSites } from './liveSites.ts'
import { sitesHandler } from './serveSite.ts'
import type { SiteEngine } from './siteEngine.ts'

/** Sites, ready to be extracted and served. */
export interface OpenedSites {
  readonly engine: SiteEngine
  readonly handler: NonNullable<Handlers['sites']>
  /** Aborts running activations. */
  close(): Promise<void>
}

/** Opens the sites of this process. */
export function openSites({ db, blobs, log, now }: SitesHost): OpenedSites {
  const live = createLiveSites(db.pool, log)
  const extractions = createExtractions()
  return {
    engine: { live, extractions },
    handler: sitesHandler({ blobs, live, restrictions: restrictionsOf(db.pool), now }),
    close: () => extractions.close(),
  }
}

/** The parts of the service host that sites need. */
export interface SitesHost {
  readonly db: Database
  readonly blobs: BlobStore
  readonly log: Logger
  now(): Date
}
