import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { servedWhileAway } from '../../kit/async/servedWhileAway.ts'
import { shortMemory } from '../../kit/async/shortMemory.ts'
import { UPLOAD_ID } from '../slots/uploadId.ts'
import type { SiteFile } from './siteFile.ts'
import { type LiveVersion, liveVersions, readManifest } from './versions.ts'

/** A site as served. */
export interface LiveSite {
  readonly expiresAt: Date
  /** Null if no version is live. */
  readonly version: {
    readonly activatedAt: Date
    /** By path. */
    readonly files: ReadonlyMap<string, SiteFile>
  } | null
}

/** Live sites, cached in this process; a change by another process takes effect within a second. */
export interface LiveSites {
  /** Null for a name without a site. */
  find(name: string): Promise<LiveSite | null>
  /** Drops a site from the cache, so that a change by this process takes effect at once. */
  forget(name: string): void
}

/** How long a cached site is used. Milliseconds. */
const BELIEVED_MS = 800
/** Unknown names are cached too. */
const MAX_SITES = 10_000
/** Files of all cached versions; each takes some hundred bytes of memory. */
const MAX_FILES = 200_000

type Files = ReadonlyMap<string, SiteFile>

/**
 * Reads live sites from the database; concurrent lookups of one site share a query. While the database is away, known
 * sites are served as last read.
 */
export function createLiveSites(pool: Pool, log: Logger): LiveSites {
  // Versions are immutable, so their files are read once.
  const manifests = new LRUCache<string, Files>({ maxSize: MAX_FILES, sizeCalculation: ({ size }) => size + 1 })

  const read = async (name: string): Promise<LiveSite | null> => {
    const [found] = await liveVersions(pool, [name])
    return found ? { expiresAt: found.expiresAt, version: await versionOf(found) } : null
  }
  const versionOf = async ({ versionId, activatedAt }: LiveVersion): Promise<LiveSite['version']> => {
    if (versionId === null || activatedAt === null) return null
    const files = manifests.get(versionId) ?? (await readManifest(pool, versionId))
    if (!files) return null
    manifests.set(versionId, files)
    return { activatedAt, files }
  }
  const outage = servedWhileAway(log, 'A site is served as last read: the database is away')
  const memory = shortMemory(read, { trustedMs: BELIEVED_MS, maxKeys: MAX_SITES, outage })
  return {
    find: async (name) => (UPLOAD_ID.test(name) ? memory.get(name) : null),
    forget: (name) => memory.forget(name),
  }
}
