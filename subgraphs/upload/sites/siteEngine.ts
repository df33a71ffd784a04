import type { Extractions } from './extractions.ts'
import type { LiveSites } from './liveSites.ts'

/** Dependencies of extracting and serving sites. */
export interface SiteEngine {
  readonly live: LiveSites
  readonly extractions: Extractions
}
