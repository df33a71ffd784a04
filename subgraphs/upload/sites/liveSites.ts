import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { shortMemory } from '../../kit/shortMemory.ts'
import { UPLOAD_ID } from '../slots/uploadId.ts'
import type { SiteFile } from './siteFile.ts'
import { type LiveVersion, liveVersions, readManifest } from './versions.ts'

/** A site as requests meet it. */
export interface LiveSite {
  readonly expiresAt: Date
  /** Null while nothing is live. */
  readonly version: {
    readonly activatedAt: Date
    /** By path. */
    readonly files: ReadonlyMap<string, SiteFile>
  } | null
}

/** What is live, as this process knows it: what another process puts live shows within a second. */
export interface LiveSites {
  /** Null for a name that no site has. */
  find(name: string): Promise<LiveSite | null>
  /** A change of this process counts at once. */
  forget(name: string): void
}

/** For so long what was read is believed. Milliseconds. */
const BELIEVED_MS = 800
/** Names that nobody has are asked for too. */
const MAX_SITES = 10_000
/** Files of all versions in memory; each takes some hundred bytes. */
const MAX_FILES = 200_000

type Files = ReadonlyMap<string, SiteFile>

/**
 * Reads what is live from the database; questions for one site at one moment share a reading. While the database does not
 * answer, sites that are known here go on being served as they were.
 */
export function createLiveSites(pool: Pool, log: Logger): LiveSites {
  // A version never changes, so that its files are read once.
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
  const readAgain = (name: string, known: LiveSite | null | undefined): Promise<LiveSite | null> =>
    read(name).catch((error: unknown) => {
      if (known === undefined) throw error
      log.warn({ err: error, site: name }, 'A site is served as it was: the database does not say what is live')
      return known
    })
  const memory = shortMemory(readAgain, { trustedMs: BELIEVED_MS, maxKeys: MAX_SITES })
  return {
    find: async (name) => (UPLOAD_ID.test(name) ? memory.get(name) : null),
    forget: (name) => memory.forget(name),
  }
}
