import type { Pool } from '../../../prisma/database.ts'
import { allRows, firstRow, type Row, tables } from '../../../prisma/sql.ts'
import { vectorFromBytes } from './indexTables.ts'
import { ownService } from './ownListings.ts'
import type { SearchedText } from './words/textIndex.ts'
import { type WordIndex, wordIndexOf } from './words/wordIndex.ts'

// The whole index in memory, at one version: the data of hits, the vector matrix, and the word index.

export interface SnapshotOrigin extends Omit<Row<'gateway.origin'>, 'id' | 'registry' | 'vetted'> {
  /** Set if the origin is one of our own services. */
  readonly service: string | null
}

export interface SnapshotEndpoint
  extends Omit<Row<'gateway.endpoint'>, 'originId' | 'digest' | 'vectorModel' | 'vector'> {
  readonly vetted: boolean
  readonly origin: SnapshotOrigin
}

/** Vectors of one model, row by row; all 0 for an endpoint without a vector of the model. */
export interface VectorMatrix {
  readonly dimensions: number
  readonly values: Float32Array
}

export interface Snapshot {
  readonly version: string
  /** By id, ascending. Their positions are the rows of the matrix and of the word index. */
  readonly endpoints: readonly SnapshotEndpoint[]
  readonly matrix: VectorMatrix
  readonly words: WordIndex
}

/** The texts of an endpoint that search indexes. */
export function searchedText({ summary, description, path, origin }: SnapshotEndpoint): SearchedText {
  // The summary usually repeats the description's first sentence and is scored separately.
  const rest = description.startsWith(summary) ? description.slice(summary.length) : description
  return { summary, description: rest, path, title: `${origin.title} ${origin.description}` }
}

/** The current index version; `0` before the first indexing. */
export async function indexVersion(pool: Pool): Promise<string> {
  return (await firstRow(pool, tables.selectFrom('gateway.indexVersion').select('version')))?.version ?? '0'
}

/** Keeps the latest snapshot and reloads it when the index version changes. Vectors of other models are excluded. */
export function snapshots(pool: Pool, model: string): () => Promise<Snapshot> {
  let latest: Promise<Snapshot> | undefined
  let latestVersion: string | undefined
  return async () => {
    const version = await indexVersion(pool)
    if (latest && version === latestVersion) return latest
    // Concurrent queries share one load; after a failed load the next query retries.
    const loading = loadSnapshot(pool, model, version)
    latest = loading
    latestVersion = version
    loading.catch(() => {
      if (latest === loading) latest = undefined
    })
    return loading
  }
}

async function loadSnapshot(pool: Pool, model: string, version: string): Promise<Snapshot> {
  // The version is read before the rows: rows newer than it are read again with the next version, never missed.
  const [origins, rows] = await Promise.all([
    allRows(
      pool,
      tables
        .selectFrom('gateway.origin')
        .select(['id', 'url', 'title', 'description', 'favicon', 'x402OriginId', 'mppOriginId', 'protocols']),
    ),
    allRows(
      pool,
      tables
        .selectFrom('gateway.endpoint as e')
        .innerJoin('gateway.origin as o', 'o.id', 'e.originId')
        .select(['e.id', 'e.method', 'e.path', 'e.summary', 'e.description', 'e.authMode', 'e.price', 'o.vetted'])
        .select([
          'e.originId',
          ({ eb }) => eb.case().when('e.vectorModel', '=', model).then(eb.ref('e.vector')).end().as('vector'),
        ])
        .orderBy('e.id'),
    ),
  ])
  const originById = new Map(origins.map(({ id, ...origin }) => [id, { ...origin, service: ownService(origin.url) }]))
  const endpoints: SnapshotEndpoint[] = []
  const vectors: (Float32Array | null)[] = []
  for (const { vector: bytes, originId, ...endpoint } of rows) {
    const origin = originById.get(originId)
    // The origin was inserted between the two statements: the next version includes it.
    if (!origin) continue
    endpoints.push({ ...endpoint, origin })
    vectors.push(bytes && vectorFromBytes(bytes))
  }
  return { version, endpoints, matrix: matrixOf(vectors), words: await wordIndexOf(endpoints.map(searchedText)) }
}

/** Vectors side by side. The first one decides the dimensions; a vector of others counts as none. */
function matrixOf(vectors: readonly (Float32Array | null)[]): VectorMatrix {
  const dimensions = vectors.find((vector) => vector !== null)?.length ?? 0
  const values = new Float32Array(vectors.length * dimensions)
  for (const [row, vector] of vectors.entries()) {
    if (vector?.length === dimensions) values.set(vector, row * dimensions)
  }
  return { dimensions, values }
}
