import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../../../../prisma/client/tables.ts'
import type { Pool } from '../../../../prisma/database.ts'
import { affected, allRows, anyOf, excluded, firstRow, type Row, tables } from '../../../../prisma/sql.ts'
import { storableOrNull, storableText } from '../../../../prisma/storable.ts'
import { LOCAL_MODEL } from '../../../kit/text/embed.ts'
import { plainText } from '../reading/plainText.ts'
import type { Page } from './page.ts'
import { wordQueryOf } from './wordQuery.ts'

// The only module that reads and writes enrich.web_page.

/** Filter of pages. */
export interface PageFilter {
  readonly includeDomains?: readonly string[] | null | undefined
  readonly excludeDomains?: readonly string[] | null | undefined
  /** Any of these. */
  readonly categories?: readonly string[] | null | undefined
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
const pages = tables.selectFrom('enrich.webPage as p').select(['url', ...CONTENT])

/** Characters of an article that are indexed: Postgres limits a document to 1 MB. */
const COUNTED = 100_000

/** Stores a page, replacing an earlier version of its URL. */
export async function savePage(pool: Pool, page: Page): Promise<void> {
  const row = {
    ...page,
    title: storableOrNull(page.title),
    description: storableOrNull(page.description),
    author: storableOrNull(page.author),
    markdown: storableText(page.markdown),
    html: storableText(page.html),
    links: [...page.links],
    images: [...page.images],
    vector: Buffer.from(page.vector.buffer, page.vector.byteOffset, page.vector.byteLength),
    vectorModel: LOCAL_MODEL,
  }
  const document = sql<string>`${words(row.title, 'A')} || ${words(row.description, 'B')}
    || ${words(storableText(plainText(page.markdown).slice(0, COUNTED)), 'C')}`
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
 * match; pages that match all words come first. A page with an excluded word (`-word`) is not found.
 */
export async function matchWords(
  pool: Pool,
  query: string,
  filter: PageFilter,
  limit: number,
  excludedUrl: string | null,
): Promise<Candidate[]> {
  const { wanted, unwanted } = wordQueryOf(query)
  const strict = sql<{ strict: string }>`websearch_to_tsquery('english', ${wanted})`
  const loose = sql<{ loose: string }>`lateral
    (select regexp_replace(strict::text, ' (&|<[-0-9]+>) ', ' | ', 'g')::tsquery as loose)`
  const weight = sql<number>`ts_rank_cd('{0.1, 0.2, 0.6, 1}', p.document, loose, 1)
    + case when p.document @@ strict then 1 else 0 end`
  const matching = tables
    .selectFrom([strict.as('strict'), loose.as('asked'), 'enrich.webPage as p'])
    .select(['p.url', ...CONTENT, weight.as('weight')])
    .where(sql<SqlBool>`p.document @@ loose`)
    .where(sql<SqlBool>`not p.document @@ websearch_to_tsquery('english', ${unwanted})`)
    .where(sql<SqlBool>`(${excludedUrl}::text is null or p.url <> ${excludedUrl})`)
    .where(matches(filter))
  const best = matching.orderBy('weight', 'desc').orderBy('p.url').limit(sql.lit(limit))
  return (await allRows(pool, best)).map(({ weight, ...row }) => ({ page: toPage(row), weight }))
}

/** The most recently read pages, regardless of words: their meaning may be near without a shared word. */
export async function newestPages(
  pool: Pool,
  filter: PageFilter,
  limit: number,
): Promise<{ readonly url: string; readonly vector: Float32Array }[]> {
  const newest = tables.selectFrom('enrich.webPage as p').select(['url', 'vector']).where(matches(filter))
  const rows = await allRows(pool, newest.orderBy('readAt', 'desc').limit(sql.lit(limit)))
  return rows.map(({ url, vector }) => ({ url, vector: toVector(vector) }))
}

/** The pages at some URLs, in any order. */
export async function findPages(pool: Pool, urls: readonly string[]): Promise<Page[]> {
  return (await allRows(pool, pages.where('url', '=', anyOf(urls)))).map(toPage)
}

/** Whether a page, aliased as `p`, passes the filter. */
function matches(filter: PageFilter): RawBuilder<SqlBool> {
  const {
    categories = null,
    readSince = null,
    readBefore = null,
    publishedSince = null,
    publishedBefore = null,
  } = filter
  const [included, others] = [hostsOf(filter.includeDomains), hostsOf(filter.excludeDomains)]
  const isBelow = sql`(p.host = d or right(p.host, length(d) + 1) = '.' || d)`
  const hasText = sql`strpos(lower(p.markdown), lower(t)) > 0`
  return sql`(${included}::text[] is null or exists (select from unnest(${included}::text[]) d where ${isBelow}))
    and not exists (select from unnest(${others}::text[]) d where ${isBelow})
    and (${categories}::text[] is null or p.category = any(${categories}::text[]))
    and (${readSince}::timestamptz is null or p.read_at >= ${readSince})
    and (${readBefore}::timestamptz is null or p.read_at <= ${readBefore})
    and (${publishedSince}::timestamptz is null or p.published_at >= ${publishedSince})
    and (${publishedBefore}::timestamptz is null or p.published_at <= ${publishedBefore})
    and not exists (select from unnest(${textsOf(filter.includeText)}::text[]) t where not (${hasText}))
    and not exists (select from unnest(${textsOf(filter.excludeText)}::text[]) t where ${hasText})`
}

function hostsOf(domains: readonly string[] | null | undefined): string[] | null {
  return domains?.length ? domains.map(hostOf) : null
}

function textsOf(texts: readonly string[] | null | undefined): string[] | null {
  return texts?.map((text) => text.replaceAll('\0', ' ')) ?? null
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
