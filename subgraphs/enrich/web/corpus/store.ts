import type { Pool } from '../../../../prisma/database.ts'
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

type Row = Omit<Page, 'vector'> & { readonly vector: Buffer }

const COLUMNS = `p.url, p.host, p.title, p.description, p.author, p.image, p.favicon, p.category, p.markdown, p.html, p.links,
  p.images, p.rendered, p.published_at AS "publishedAt", p.read_at AS "readAt", p.vector`

/** Characters of an article that are indexed: Postgres limits a document to 1 MB. */
const COUNTED = 100_000

/** Stores a page, replacing an earlier version of its URL. */
export async function savePage(pool: Pool, page: Page): Promise<void> {
  await pool.query(
    `INSERT INTO enrich.web_page (url, host, title, description, author, image, favicon, category, markdown, html, links,
       images, rendered, published_at, read_at, vector, vector_model, document)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       setweight(to_tsvector('english', coalesce($3, '')), 'A') || setweight(to_tsvector('english', coalesce($4, '')), 'B')
         || setweight(to_tsvector('english', $18), 'C'))
     ON CONFLICT (url) DO UPDATE SET host = excluded.host, title = excluded.title, description = excluded.description,
       author = excluded.author, image = excluded.image, favicon = excluded.favicon, category = excluded.category,
       markdown = excluded.markdown, html = excluded.html, links = excluded.links, images = excluded.images,
       rendered = excluded.rendered, published_at = excluded.published_at, read_at = excluded.read_at,
       vector = excluded.vector, vector_model = excluded.vector_model, document = excluded.document`,
    [
      page.url,
      page.host,
      storable(page.title),
      storable(page.description),
      storable(page.author),
      page.image,
      page.favicon,
      page.category,
      storable(page.markdown),
      storable(page.html),
      page.links,
      page.images,
      page.rendered,
      page.publishedAt,
      page.readAt,
      Buffer.from(page.vector.buffer, page.vector.byteOffset, page.vector.byteLength),
      LOCAL_MODEL,
      storable(plainText(page.markdown).slice(0, COUNTED)),
    ],
  )
}

/** The page at a URL; null if it is not stored. */
export async function findPage(pool: Pool, url: string): Promise<Page | null> {
  const { rows } = await pool.query<Row>(`SELECT ${COLUMNS} FROM enrich.web_page p WHERE p.url = $1`, [url])
  return rows[0] ? toPage(rows[0]) : null
}

/** Deletes the oldest pages, keeping `kept`. */
export async function trimPages(pool: Pool, kept: number): Promise<void> {
  await pool.query(
    'DELETE FROM enrich.web_page WHERE url IN (SELECT url FROM enrich.web_page ORDER BY read_at DESC OFFSET $1)',
    [kept],
  )
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
  const { rows } = await pool.query<Row & { readonly weight: number }>(
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
  const { rows } = await pool.query<Row>(`SELECT ${COLUMNS} FROM enrich.web_page p WHERE p.url = ANY($1)`, [urls])
  return rows.map(toPage)
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

function toPage(row: Row): Page {
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
