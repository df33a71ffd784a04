import { sql } from 'kysely'
import type { Tables } from '../../../../prisma/client/tables.ts'
import type { Pool } from '../../../../prisma/database.ts'
import { affected, allRows, anyOf, excluded, firstRow, type Row, tables } from '../../../../prisma/sql.ts'
import { LOCAL_MODEL } from '../../../kit/text/embed.ts'
import { plainText } from '../reading/markdown.ts'
import type { Page } from './page.ts'

// The only module that reads and writes enrich.web_page.

/** Filter of pages. */
export interface PageFilter {
  readonly includeDomains?: readonly string[] | null | undefined
  readonly excludeDomains?: readonly string[] | null | undefined
  readonly category?: string | null | undefined
  readonly readSince?: Date | null | undefined
  readonly readBefore?: Date | null | undefined
  readonly publishedSince?: Date | null | undefined
  readonly publishedBefore?: Date | null | undefined
  readonly includeText?: readonly string[] | null | undefined
  readonly excludeText?: readonly string[] | null | undefined
}

/** A matching page, with its text search rank. */
export interface Candidate {
  readonly page: Page
  readonly weight: number
}

type PageRow = Omit<Row<'enrich.webPage'>, 'vectorModel'>

const CONTENT = [
  'host',
  'title',
  'description',
  'author',
  'image',
  'favicon',
  'category',
  'markdown',
  'html',
  'links',
  'images',
  'rendered',
  'publishedAt',
  'readAt',
  'vector',
] as const

/** The pages, with the column whose type Prisma does not know. */
const withDocument = tables.withTables<{ 'enrich.webPage': Tables['enrich.webPage'] & { document: string } }>()
const pages = tables.selectFrom('enrich.webPage').select(['url', ...CONTENT])

const COLUMNS = `p.url, p.host, p.title, p.description, p.author, p.image, p.favicon, p.category, p.markdown, p.html, p.links,
  p.images, p.rendered, p.published_at AS "publishedAt", p.read_at AS "readAt", p.vector`

/** Characters of an article that are indexed: Postgres limits a document to 1 MB. */
const COUNTED = 100_000

/** Stores a page, replacing an earlier version of its URL. */
export async function savePage(pool: Pool, page: Page): Promise<void> {
  const row = {
    ...page,
    title: storable(page.title),
    description: storable(page.description),
    author: storable(page.author),
    markdown: page.markdown.replaceAll('\0', ''),
    html: page.html.replaceAll('\0', ''),
    links: [...page.links],
    images: [...page.images],
    vector: Buffer.from(page.vector.buffer, page.vector.byteOffset, page.vector.byteLength),
    vectorModel: LOCAL_MODEL,
  }
  const document = sql<string>`${words(row.title, 'A')} || ${words(row.description, 'B')}
    || ${words(storable(plainText(page.markdown).slice(0, COUNTED)), 'C')}`
  const insert = withDocument.insertInto('enrich.webPage').values({ ...row, document })
  await affected(
    pool,
    insert.onConflict((conflict) =>
      conflict.column('url').doUpdateSet(({ ref }) => ({
        ...excluded<'enrich.webPage'>([...CONTENT, 'vectorModel']),
        document: ref('excluded.document'),
      })),
    ),
  )
}

/** The words of a text, with a weight. */
function words(text: string | null, weight: 'A' | 'B' | 'C') {
  return sql`setweight(to_tsvector('english', coalesce(${text}::text, '')), ${sql.lit(weight)})`
}

/** The page at a URL; null if it is not stored. */
export async function findPage(pool: Pool, url: string): Promise<Page | null> {
  const row = await firstRow(pool, pages.where('url', '=', url))
  return row && toPage(row)
}

/** Deletes the oldest pages, keeping `kept`. */
export async function trimPages(pool: Pool, kept: number): Promise<void> {
  const old = tables.selectFrom('enrich.webPage').select('url').orderBy('readAt', 'desc').offset(kept)
  await affected(pool, tables.deleteFrom('enrich.webPage').where('url', 'in', old))
}

/**
 * The pages that share words with a query, best first. Queries are often whole sentences, so one word is enough to
 * match; pages that match all words come first.
 */
export async function matchWords(
  pool: Pool,
  query: string,
  filter: PageFilter,
  limit: number,
  excludedUrl: string | null,
): Promise<Candidate[]> {
  const { rows } = await pool.query<PageRow & { readonly weight: number }>(
    `SELECT ${COLUMNS}, ts_rank_cd('{0.1, 0.2, 0.6, 1}', p.document, loose, 1) + CASE WHEN p.document @@ strict THEN 1 ELSE 0 END AS weight
     FROM websearch_to_tsquery('english', $1) AS strict,
       LATERAL (SELECT regexp_replace(strict::text, ' (&|<[-0-9]+>) ', ' | ', 'g')::tsquery AS loose) AS asked,
       enrich.web_page p
     WHERE p.document @@ loose AND ($2::text IS NULL OR p.url <> $2) AND ${conditions(3)}
     ORDER BY weight DESC, p.url LIMIT ${limit}`,
    [query.replaceAll('\0', ' '), excludedUrl, ...parameters(filter)],
  )
  return rows.map((row) => ({ page: toPage(row), weight: row.weight }))
}

/** The most recently read pages, regardless of words: their meaning may be near without a shared word. */
export async function newestPages(
  pool: Pool,
  filter: PageFilter,
  limit: number,
): Promise<{ readonly url: string; readonly vector: Float32Array }[]> {
  const { rows } = await pool.query<{ url: string; vector: Buffer }>(
    `SELECT p.url, p.vector FROM enrich.web_page p WHERE ${conditions(1)} ORDER BY p.read_at DESC LIMIT ${limit}`,
    parameters(filter),
  )
  return rows.map(({ url, vector }) => ({ url, vector: toVector(vector) }))
}

/** The pages at some URLs, in any order. */
export async function findPages(pool: Pool, urls: readonly string[]): Promise<Page[]> {
  return (await allRows(pool, pages.where('url', '=', anyOf(urls)))).map(toPage)
}

/** The filter as SQL, with its parameters numbered from `first`. */
function conditions(first: number): string {
  const at = (index: number) => `$${first + index}`
  const isBelow = `(p.host = d OR right(p.host, length(d) + 1) = '.' || d)`
  return `(${at(0)}::text[] IS NULL OR EXISTS (SELECT FROM unnest(${at(0)}::text[]) d WHERE ${isBelow}))
    AND NOT EXISTS (SELECT FROM unnest(${at(1)}::text[]) d WHERE ${isBelow})
    AND (${at(2)}::text IS NULL OR p.category = ${at(2)})
    AND (${at(3)}::timestamptz IS NULL OR p.read_at >= ${at(3)}) AND (${at(4)}::timestamptz IS NULL OR p.read_at <= ${at(4)})
    AND (${at(5)}::timestamptz IS NULL OR p.published_at >= ${at(5)})
    AND (${at(6)}::timestamptz IS NULL OR p.published_at <= ${at(6)})
    AND NOT EXISTS (SELECT FROM unnest(${at(7)}::text[]) t WHERE strpos(lower(p.markdown), lower(t)) = 0)
    AND NOT EXISTS (SELECT FROM unnest(${at(8)}::text[]) t WHERE strpos(lower(p.markdown), lower(t)) > 0)`
}

function parameters(filter: PageFilter): unknown[] {
  const hosts = (domains: readonly string[] | null | undefined) => (domains?.length ? domains.map(hostOf) : null)
  const texts = (list: readonly string[] | null | undefined) => list?.map((text) => text.replaceAll('\0', ' ')) ?? null
  return [
    hosts(filter.includeDomains),
    hosts(filter.excludeDomains),
    filter.category ?? null,
    filter.readSince ?? null,
    filter.readBefore ?? null,
    filter.publishedSince ?? null,
    filter.publishedBefore ?? null,
    texts(filter.includeText),
    texts(filter.excludeText),
  ]
}

/** Users write domains with a scheme, a path or www. */
function hostOf(domain: string): string {
  return domain
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/:?#\0].*$/s, '')
}

function toPage(row: PageRow): Page {
  return { ...row, vector: toVector(row.vector) }
}

function toVector(bytes: Buffer): Float32Array {
  // The driver's buffers may not be aligned for floats.
  return new Float32Array(Uint8Array.from(bytes).buffer)
}

/** Postgres cannot store NUL in text. */
function storable(text: string | null): string | null {
  return text?.replaceAll('\0', '') ?? null
}
