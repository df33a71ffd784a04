import { createHash } from 'node:crypto'
import { endianness } from 'node:os'
import { sql } from 'kysely'
import { advisoryLock } from '../../../prisma/advisoryLock.ts'
import type { Pool, PoolClient } from '../../../prisma/database.ts'
import { affected, allRows, anyOf, excluded, rowsFrom, tables } from '../../../prisma/sql.ts'
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
  const endpoints = tables
    .selectFrom('gateway.endpoint as e')
    .innerJoin('gateway.origin as o', 'o.id', 'e.originId')
    .select(['o.url', 'e.method', 'e.path', 'e.digest'])
    .select(({ eb }) =>
      eb.case().when('e.vector', 'is not', null).then(eb.ref('e.vectorModel')).end().as('vectorModel'),
    )
    .where('o.url', '=', anyOf(originUrls))
  const rows = await allRows(pool, endpoints)
  return new Map(rows.map((row) => [endpointKey(row.url, row), row]))
}

/** The URLs of the origins that belong to these registries. */
export async function originUrlsOf(pool: Pool, registries: readonly string[]): Promise<string[]> {
  const origins = tables.selectFrom('gateway.origin').select('url').where('registry', '=', anyOf(registries))
  return (await allRows(pool, origins)).map(({ url }) => url)
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
    await advisoryLock(client, WRITER_LOCK)
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
    const origins = tables
      .deleteFrom('gateway.origin')
      .where(({ eb, not }) => not(eb('registry', '=', anyOf(registries))))
    const dropped = await affected(client, origins)
    await affected(
      client,
      tables.deleteFrom('gateway.registry').where(({ eb, not }) => not(eb('url', '=', anyOf(registries)))),
    )
    if (dropped > 0) await raiseVersion(client)
  })
}

async function raiseVersion(client: PoolClient): Promise<void> {
  const raised = tables
    .insertInto('gateway.indexVersion')
    .values({ id: 1, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({ version: eb('gateway.indexVersion.version', '+', '1') })),
    )
  await affected(client, raised)
}

const ORIGIN = [
  'registry',
  'vetted',
  'title',
  'description',
  'favicon',
  'x402OriginId',
  'mppOriginId',
  'protocols',
] as const

/**
 * An origin of another registry moves to this one: the caller has excluded origins that belong to a registry with
 * precedence.
 */
async function writeOrigins(client: PoolClient, { registry, vetted, listings }: IndexUpdate): Promise<number> {
  const rows = listings.map(({ endpoints, protocols, ...origin }) => ({
    ...origin,
    protocols: JSON.stringify(protocols),
    registry,
    vetted,
  }))
  const types = {
    url: 'text',
    registry: 'text',
    vetted: 'bool',
    title: 'text',
    description: 'text',
    favicon: 'text',
    x402OriginId: 'text',
    mppOriginId: 'text',
    protocols: 'jsonb',
  } as const
  const listed = tables
    .selectFrom(rowsFrom(rows, types, 'l'))
    .select(['l.url', 'l.registry', 'l.vetted', 'l.title', 'l.description', 'l.favicon'])
    .select(['l.x402OriginId', 'l.mppOriginId'])
    .select(({ ref }) => sql`array(select jsonb_array_elements_text(${ref('l.protocols')}))`.as('protocols'))
  const written = tables
    .insertInto('gateway.origin')
    .columns(['url', ...ORIGIN])
    .expression(listed)
    .onConflict((conflict) =>
      conflict
        .column('url')
        .doUpdateSet(excluded<'gateway.origin'>(ORIGIN))
        .where(({ eb, or, ref }) =>
          or(ORIGIN.map((column) => eb(`gateway.origin.${column}`, 'is distinct from', ref(`excluded.${column}`)))),
        ),
    )
  return await affected(client, written)
}

const CONTENT = ['summary', 'description', 'authMode', 'price', 'digest', 'vector', 'vectorModel'] as const

async function writeEndpoints(client: PoolClient, { changed, model }: IndexUpdate): Promise<number> {
  const rows = changed.map(({ vector, ...endpoint }) => ({ ...endpoint, vector: vector && vectorToBytes(vector) }))
  const types = {
    originUrl: 'text',
    method: 'text',
    path: 'text',
    summary: 'text',
    description: 'text',
    authMode: 'text',
    price: 'text',
    digest: 'bytea',
    vector: 'bytea',
  } as const
  const listed = tables
    .selectFrom(rowsFrom(rows, types, 'n'))
    .innerJoin('gateway.origin as o', 'o.url', 'n.originUrl')
    .select(['o.id', 'n.method', 'n.path', 'n.summary', 'n.description', 'n.authMode', 'n.price', 'n.digest'])
    .select(['n.vector', ({ eb }) => eb.case().when('n.vector', 'is not', null).then(model).end().as('vectorModel')])
  const written = tables
    .insertInto('gateway.endpoint')
    .columns(['originId', 'method', 'path', ...CONTENT])
    .expression(listed)
    .onConflict((conflict) =>
      conflict.columns(['originId', 'method', 'path']).doUpdateSet(excluded<'gateway.endpoint'>(CONTENT)),
    )
  return await affected(client, written)
}

async function dropVanished(client: PoolClient, { registry, listings }: IndexUpdate): Promise<number> {
  const present = listings.flatMap(({ url, endpoints }) => endpoints.map(({ method, path }) => ({ url, method, path })))
  const listed = rowsFrom(present, { url: 'text', method: 'text', path: 'text' }, 'p')
  const endpoints = tables
    .deleteFrom('gateway.endpoint as e')
    .using('gateway.origin as o')
    .whereRef('o.id', '=', 'e.originId')
    .where('o.registry', '=', registry)
    .where(({ selectFrom, not, exists }) =>
      not(
        exists(
          selectFrom(listed)
            .select('p.url')
            .whereRef('p.url', '=', 'o.url')
            .whereRef('p.method', '=', 'e.method')
            .whereRef('p.path', '=', 'e.path'),
        ),
      ),
    )
  const urls = listings.map(({ url }) => url)
  const origins = tables
    .deleteFrom('gateway.origin')
    .where('registry', '=', registry)
    .where(({ eb, not }) => not(eb('url', '=', anyOf(urls))))
  return (await affected(client, endpoints)) + (await affected(client, origins))
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
