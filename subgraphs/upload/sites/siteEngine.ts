import type { Extractions } from './extractions.ts'
import type { LiveSites } from './liveSites.ts'

/** What sites are made and served with. */
export interface SiteEngine {
  readonly live: LiveSites
  readonly extractions: Extractions
}
