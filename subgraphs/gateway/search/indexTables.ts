import { createHash } from 'node:crypto'
import { endianness } from 'node:os'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { ListedEndpoint, Listing } from './listing.ts'

// The tables of the search index. Each origin belongs to one registry; a registry's new listing replaces its previous
// one: changed endpoints are written, missing ones deleted, others not touched. Each change increments the index version,
// which invalidates the processes' copies.

/** Advisory lock that serializes writers of the index. */
const WRITER_LOCK = 7_270_737

/** An endpoint to write into the index. */
export interface IndexedEndpoint extends ListedEndpoint {
  readonly originUrl: string
  readonly digest: Buffer
  readonly vector: Float32Array | null
}

/** The indexed state of an endpoint. */
export interface KnownEndpoint {
  readonly digest: Buffer
  /** The model of its vector; null if it has none. */
  readonly vectorModel: string | null
}

/** Key of an endpoint across registries and refreshes. */
export function endpointKey(
  originUrl: string,
  { method, path }: { readonly method: string; readonly path: string },
): string {
  return `${method} ${originUrl} ${path}`
}

/** SHA-256 of all indexed data of an endpoint. */
export function digestOf(listing: Listing, endpoint: ListedEndpoint): Buffer {
  const { method, path, summary, description, authMode, price } = endpoint
  return createHash('sha256')
    .update(JSON.stringify([listing.title, method, path, summary, description, authMode, price]))
    .digest()
}

/** The indexed endpoints of these origins, by `endpointKey`. */
export async function knownEndpoints(pool: Pool, originUrls: readonly string[]): Promise<Map<string, KnownEndpoint>> {
  const { rows } = await pool.query<{
    url: string
    method: string
    path: string
    digest: Buffer
    model: string | null
  }>(
    `SELECT o.url, e.method, e.path, e.digest, CASE WHEN e.vector IS NOT NULL THEN e.vector_model END AS model
     FROM gateway.endpoint e JOIN gateway.origin o ON o.id = e.origin_id WHERE o.url = ANY($1)`,
    [originUrls],
  )
  return new Map(rows.map((row) => [endpointKey(row.url, row), { digest: row.digest, vectorModel: row.model }]))
}

/** The URLs of the origins that belong to these registries. */
export async function originUrlsOf(pool: Pool, registries: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ url: string }>('SELECT url FROM gateway.origin WHERE registry = ANY($1)', [
    registries,
  ])
  return rows.map(({ url }) => url)
}

/** A registry's new listing: all its origins and endpoints, and the endpoints to write. */
export interface IndexUpdate {
  readonly registry: string
  readonly vetted: boolean
  readonly listings: readonly Listing[]
  readonly changed: readonly IndexedEndpoint[]
  readonly model: string
}

/** Updates the index to a registry's listing. Returns whether anything changed. */
export function writeUpdate(pool: Pool, update: IndexUpdate): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [WRITER_LOCK])
    const changes = [
      await writeOrigins(client, update),
      await writeEndpoints(client, update),
      await dropVanished(client, update),
    ]
    const hasChanged = changes.some((count) => count > 0)
    if (hasChanged) await raiseVersion(client)
    return hasChanged
  })
}

/** Deletes registries that are no longer configured, with their origins. */
export async function dropRegistriesExcept(pool: Pool, registries: readonly string[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('DELETE FROM gateway.origin WHERE registry <> ALL($1)', [registries])
    await client.query('DELETE FROM gateway.registry WHERE url <> ALL($1)', [registries])
    if (rowCount) await raiseVersion(client)
  })
}

async function raiseVersion(client: PoolClient): Promise<void> {
  await client.query(
    'INSERT INTO gateway.index_version (id, version) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET version = gateway.index_version.version + 1',
  )
}

/**
 * An origin of another registry moves to this one: the caller has excluded origins that belong to a registry with
 * precedence.
 */
async function writeOrigins(client: PoolClient, { registry, vetted, listings }: IndexUpdate): Promise<number> {
  const { rowCount } = await client.query(
    `INSERT INTO gateway.origin AS o (registry, vetted, url, title, description, favicon, x402_origin_id, mpp_origin_id, protocols)
     SELECT $1, $2, l.url, l.title, l.description, l.favicon, l."x402OriginId", l."mppOriginId", l.protocols
     FROM jsonb_to_recordset($3::jsonb) AS l(url text, title text, description text, favicon text,
       "x402OriginId" text, "mppOriginId" text, protocols text[])
     ON CONFLICT (url) DO UPDATE SET registry = EXCLUDED.registry, vetted = EXCLUDED.vetted, title = EXCLUDED.title,
       description = EXCLUDED.description, favicon = EXCLUDED.favicon, x402_origin_id = EXCLUDED.x402_origin_id,
       mpp_origin_id = EXCLUDED.mpp_origin_id, protocols = EXCLUDED.protocols
     WHERE (o.registry, o.vetted, o.title, o.description, o.favicon, o.x402_origin_id, o.mpp_origin_id, o.protocols)
       IS DISTINCT FROM (EXCLUDED.registry, EXCLUDED.vetted, EXCLUDED.title, EXCLUDED.description, EXCLUDED.favicon,
         EXCLUDED.x402_origin_id, EXCLUDED.mpp_origin_id, EXCLUDED.protocols)`,
    [registry, vetted, JSON.stringify(listings.map(({ endpoints, ...origin }) => origin))],
  )
  return rowCount ?? 0
}

async function writeEndpoints(client: PoolClient, { changed, model }: IndexUpdate): Promise<number> {
  const column = <Value>(pick: (endpoint: IndexedEndpoint) => Value) => changed.map(pick)
  const { rowCount } = await client.query(
    `INSERT INTO gateway.endpoint (origin_id, method, path, summary, description, auth_mode, price, digest, vector, vector_model)
     SELECT o.id, n.method, n.path, n.summary, n.description, n.auth_mode, n.price, n.digest, n.vector,
       CASE WHEN n.vector IS NOT NULL THEN $10 END
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bytea[], $9::bytea[])
       AS n(url, method, path, summary, description, auth_mode, price, digest, vector)
     JOIN gateway.origin o ON o.url = n.url
     ON CONFLICT (origin_id, method, path) DO UPDATE SET summary = EXCLUDED.summary, description = EXCLUDED.description,
       auth_mode = EXCLUDED.auth_mode, price = EXCLUDED.price, digest = EXCLUDED.digest,
       vector = EXCLUDED.vector, vector_model = EXCLUDED.vector_model`,
    [
      column(({ originUrl }) => originUrl),
      column(({ method }) => method),
      column(({ path }) => path),
      column(({ summary }) => summary),
      column(({ description }) => description),
      column(({ authMode }) => authMode),
      column(({ price }) => price),
      column(({ digest }) => digest),
      column(({ vector }) => vector && vectorToBytes(vector)),
      model,
    ],
  )
  return rowCount ?? 0
}

async function dropVanished(client: PoolClient, { registry, listings }: IndexUpdate): Promise<number> {
  const present = listings.flatMap((listing) =>
    listing.endpoints.map(({ method, path }) => [listing.url, method, path] as const),
  )
  const endpoints = await client.query(
    `DELETE FROM gateway.endpoint e USING gateway.origin o
     WHERE o.id = e.origin_id AND o.registry = $1 AND NOT EXISTS (
       SELECT FROM unnest($2::text[], $3::text[], $4::text[]) AS p(url, method, path)
       WHERE p.url = o.url AND p.method = e.method AND p.path = e.path)`,
    [registry, present.map(([url]) => url), present.map(([, method]) => method), present.map(([, , path]) => path)],
  )
  const origins = await client.query('DELETE FROM gateway.origin WHERE registry = $1 AND url <> ALL($2)', [
    registry,
    listings.map(({ url }) => url),
  ])
  return (endpoints.rowCount ?? 0) + (origins.rowCount ?? 0)
}

/** Vectors are stored little-endian on every machine. */
function vectorToBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.from(vector.buffer.slice(vector.byteOffset, vector.byteOffset + vector.byteLength))
  return endianness() === 'LE' ? bytes : bytes.swap32()
}

/** Decodes bytes of `vectorToBytes`. */
export function vectorFromBytes(bytes: Buffer): Float32Array {
  const copy = Buffer.from(bytes)
  if (endianness() !== 'LE') copy.swap32()
  const vector = new Float32Array(copy.length / Float32Array.BYTES_PER_ELEMENT)
  Buffer.from(vector.buffer).set(copy)
  return vector
}
