import type { Logger } from 'pino'
import type { Pool } from '../../../prisma/database.ts'
import { affected, tables } from '../../../prisma/sql.ts'
import { storableText } from '../../../prisma/storable.ts'
import type { Embedder } from './embedding/embedder.ts'
import {
  digestOf,
  dropRegistriesExcept,
  endpointKey,
  type IndexedEndpoint,
  knownEndpoints,
  originUrlsOf,
  writeUpdate,
} from './indexTables.ts'
import type { ListedEndpoint, Listing } from './listing.ts'
import { readRegistry } from './registries/registry.ts'

// Keeps the index up to date with its sources: this installation's own services, which come first, and the configured
// registries. If a registry is down, its previous listing stays.

/** Registry name of our own services; it cannot collide with a URL. */
const OWN = 'own'

export interface RegistrySource {
  readonly url: string
  readonly vetted: boolean
}

export interface RefreshOptions {
  readonly pool: Pool
  readonly log: Logger
  readonly embedder: Embedder
  /** Ordered by precedence: an origin that several registries list belongs to the first. */
  readonly registries: readonly RegistrySource[]
  /** Most age of a registry's listing before it is read again. Milliseconds. */
  readonly intervalMs: number
  readonly ownListings: () => readonly Listing[]
  /** Base URLs of our own services, as far as known outside of a request. */
  readonly ownUrls: readonly string[]
  /** Aborts a refresh when the service stops. */
  readonly signal: AbortSignal
}

/** Indexes our own services. */
export async function refreshOwn(options: RefreshOptions): Promise<void> {
  const { pool, ownListings, registries } = options
  await dropRegistriesExcept(pool, [OWN, ...registries.map(({ url }) => url)])
  await update(options, OWN, true, ownListings())
}

/** Reads each registry whose listing is due, in sequence. A failure is logged and saved in the registry's row. */
export async function refreshRegistries(options: RefreshOptions, now: Date): Promise<void> {
  const { pool, log, registries } = options
  const ownHosts = new Set(options.ownUrls.map((url) => new URL(url).origin))
  for (const [index, { url, vetted }] of registries.entries()) {
    if (!(await claim(pool, url, now, options.intervalMs))) continue
    try {
      const taken = new Set(
        await originUrlsOf(
          pool,
          registries.slice(0, index).map((earlier) => earlier.url),
        ),
      )
      // Drop entries for our own hosts, and for origins of a registry with precedence.
      const listings = (await readRegistry(url, log, options.signal)).filter(
        (listing) => !taken.has(listing.url) && !ownHosts.has(new URL(listing.url).origin),
      )
      await update(options, url, vetted, listings)
      await affected(pool, registryOf(url).set({ refreshedAt: now, failure: null }))
    } catch (error) {
      if (options.signal.aborted) return giveBack(pool, url)
      const failure = storableText(error instanceof Error ? error.message : String(error)).slice(0, 500)
      await affected(pool, registryOf(url).set({ failure }))
      log.warn({ registry: url, failure }, 'A registry could not be read: search goes on with what it told before')
    }
  }
}

/** Changes the row of a registry. */
const registryOf = (url: string) => tables.updateTable('gateway.registry').where('url', '=', url)

/** Claims a due listing, so that only one process reads it. False if it is not due or another process has claimed it. */
async function claim(pool: Pool, url: string, now: Date, intervalMs: number): Promise<boolean> {
  const dueSince = new Date(now.getTime() - intervalMs)
  const claimed = tables
    .insertInto('gateway.registry')
    .values({ url, attemptedAt: now })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ attemptedAt: now }).where('gateway.registry.attemptedAt', '<=', dueSince),
    )
  return (await affected(pool, claimed)) === 1
}

/** Makes a listing due again at once, if the service stopped before reading it. */
async function giveBack(pool: Pool, url: string): Promise<void> {
  await affected(pool, registryOf(url).set({ attemptedAt: new Date(0) }))
}

async function update(
  { pool, log, embedder, signal }: Pick<RefreshOptions, 'pool' | 'log' | 'embedder' | 'signal'>,
  registry: string,
  vetted: boolean,
  listings: readonly Listing[],
): Promise<void> {
  const known = await knownEndpoints(
    pool,
    listings.map(({ url }) => url),
  )
  const all = listings.flatMap((listing) =>
    listing.endpoints.map((endpoint) => ({ listing, endpoint, digest: digestOf(listing, endpoint) })),
  )
  const stale = all.filter(({ listing, endpoint, digest }) => {
    const before = known.get(endpointKey(listing.url, endpoint))
    return !before?.digest.equals(digest) || before.vectorModel !== embedder.model
  })
  const vectors = await vectorsOf(
    stale.map(({ listing, endpoint }) => embeddedText(listing, endpoint)),
    embedder,
    log,
    signal,
  )
  const changed = stale.map(({ listing, endpoint, digest }, index): IndexedEndpoint => {
    return { ...endpoint, originUrl: listing.url, digest, vector: vectors[index] ?? null }
  })
  // Without a new vector, write only endpoints whose text has changed.
  const worthWriting = changed.filter(({ vector, originUrl, digest, ...endpoint }) => {
    return vector !== null || !known.get(endpointKey(originUrl, endpoint))?.digest.equals(digest)
  })
  const hasChanged = await writeUpdate(pool, {
    registry,
    vetted,
    listings,
    changed: worthWriting,
    model: embedder.model,
  })
  if (hasChanged)
    log.debug(
      { registry, origins: listings.length, endpoints: all.length, written: worthWriting.length },
      'The search index has changed',
    )
}

/** The text of an endpoint that is embedded. */
function embeddedText({ title }: Listing, { path, summary, description }: ListedEndpoint): string {
  return `${summary}\n${description}\n${path.replace(/[^\p{L}\p{N}]+/gu, ' ')} ${title}`
}

/**
 * Embeds texts; empty if the embedder fails. Endpoints without a vector are found by their words, and embedded at the
 * next refresh.
 */
async function vectorsOf(
  texts: readonly string[],
  embedder: Embedder,
  log: Logger,
  signal: AbortSignal,
): Promise<readonly (Float32Array | null)[]> {
  if (texts.length === 0) return []
  try {
    return await embedder.embed(texts, { kind: 'index', signal })
  } catch (error) {
    if (signal.aborted) throw error
    log.warn(
      { err: error, model: embedder.model, endpoints: texts.length },
      'Endpoints could not be embedded; the next refresh tries again',
    )
    return []
  }
}
