import { sql } from 'kysely'
import type { Pool } from '../../../../prisma/database.ts'
import { allForEach, oneForEach } from '../../../../prisma/inOrder.ts'
import {
  affected,
  allRows,
  anyOf,
  countRows,
  firstRow,
  insertRows,
  type Row,
  rowsFrom,
  tables,
} from '../../../../prisma/sql.ts'
import { storableJson, storableOrNull } from '../../../../prisma/storable.ts'

// The only module that reads and writes enrich.crawl_page.

type CrawlPage = Row<'enrich.crawlPage'>

export type CrawlPageStatus = CrawlPage['status']

/** A URL of a crawl that is not read yet. */
export type WaitingPage = Pick<CrawlPage, 'position' | 'url' | 'depth'>

/** A URL that a crawl found. */
export type FoundUrl = Pick<CrawlPage, 'url' | 'depth' | 'status'>

/** Outcome of one URL. */
export type PageOutcome = Pick<CrawlPage, 'status'> &
  Partial<Pick<CrawlPage, 'statusCode' | 'foundUrl' | 'title' | 'html' | 'markdown' | 'json' | 'browserMs'>>

/** A URL of a crawl as listed to the caller. */
export type CrawlRecord = Omit<CrawlPage, 'jobId' | 'depth' | 'browserMs'>

/** Progress of a crawl. */
export interface CrawlCounts {
  readonly total: number
  readonly queued: number
  readonly completed: number
  readonly skipped: number
  /** URLs that count towards the paid limit. */
  readonly placed: number
  readonly browserMs: number
}

const NO_PAGES: CrawlCounts = { total: 0, queued: 0, completed: 0, skipped: 0, placed: 0, browserMs: 0 }

/** Maximum number of listed URLs beyond those that are read. */
const MOST_TOLD = 200

/** The URLs of a crawl. */
const pagesOf = (jobId: string) => tables.selectFrom('enrich.crawlPage').where('jobId', '=', jobId)

/** Changes the URLs of a crawl that are not read yet. */
const changeQueued = (jobId: string) =>
  tables.updateTable('enrich.crawlPage').where('jobId', '=', jobId).where('status', '=', 'QUEUED')

/** Adds new URLs in their given order; QUEUED ones only while the limit allows. */
export async function addUrls(pool: Pool, jobId: string, found: readonly FoundUrl[], limit: number): Promise<void> {
  const { placed, total } = await countPages(pool, jobId)
  const urls = found.map(({ url }) => url)
  const known = await allRows(pool, pagesOf(jobId).select('url').where('url', '=', anyOf(urls)))
  const seen = new Set(known.map(({ url }) => url))
  let [places, told] = [limit - placed, MOST_TOLD - (total - placed)]
  const added: FoundUrl[] = []
  for (const one of found) {
    if (seen.has(one.url)) continue
    const isPlaced = one.status === 'QUEUED'
    if (isPlaced ? places-- <= 0 : told-- <= 0) continue
    seen.add(one.url)
    added.push(one)
  }
  const rows = added.map((one, place) => ({ ...one, jobId, position: total + place }))
  const types = {
    jobId: 'text',
    position: 'int4',
    url: 'text',
    depth: 'int4',
    status: 'enrich.crawl_page_status',
  } as const
  const insert = insertRows('enrich.crawlPage', rows, types)
  await affected(
    pool,
    insert.onConflict((conflict) => conflict.doNothing()),
  )
}

/** The next URLs to read. */
export async function waitingPages(pool: Pool, jobId: string, limit: number): Promise<WaitingPage[]> {
  const waiting = pagesOf(jobId).select(['position', 'url', 'depth']).where('status', '=', 'QUEUED')
  return await allRows(pool, waiting.orderBy('position').limit(limit))
}

/** Writes the outcome of a URL. Does nothing if it has one already. */
export async function finishPage(pool: Pool, jobId: string, position: number, outcome: PageOutcome): Promise<void> {
  const { status, statusCode = null, foundUrl = null, title, html, markdown, json, browserMs = 0 } = outcome
  const written = {
    status,
    statusCode,
    foundUrl,
    title: storableOrNull(title),
    html: storableOrNull(html),
    markdown: storableOrNull(markdown),
    json: json === undefined ? null : storableJson(json),
    browserMs,
  }
  await affected(pool, changeQueued(jobId).where('position', '=', position).set(written))
}

/** Cancels all unread URLs. */
export async function cancelWaiting(pool: Pool, jobId: string): Promise<void> {
  await affected(pool, changeQueued(jobId).set({ status: 'CANCELLED' }))
}

/** Final URL of the first page; null until it is read. */
export async function foundStart(pool: Pool, jobId: string): Promise<string | null> {
  const start = await firstRow(pool, pagesOf(jobId).select('foundUrl').where('position', '=', 0))
  return start?.foundUrl ?? null
}

/** Whether another URL of the crawl has already led to the same page. */
export async function wasFound(pool: Pool, jobId: string, url: string, position: number): Promise<boolean> {
  const others = pagesOf(jobId)
    .select('position')
    .where('position', '<>', position)
    .where('status', '=', 'COMPLETED')
    .where(({ eb, or }) => or([eb('foundUrl', '=', url), eb('url', '=', url)]))
  return (await affected(pool, others)) > 0
}

export async function countPages(pool: Pool, jobId: string): Promise<CrawlCounts> {
  const [counts = NO_PAGES] = await countPagesOf(pool, [jobId])
  return counts
}

/** The progress of several crawls, in the order of the jobs. */
export async function countPagesOf(pool: Pool, jobIds: readonly string[]): Promise<CrawlCounts[]> {
  const pages = tables.selectFrom('enrich.crawlPage').where('jobId', '=', anyOf(jobIds)).groupBy('jobId')
  const counts = pages.select([
    'jobId',
    countRows.as('total'),
    countOf(['QUEUED']).as('queued'),
    countOf(['COMPLETED']).as('completed'),
    countOf(['SKIPPED']).as('skipped'),
    countOf(['QUEUED', 'COMPLETED', 'ERRORED', 'CANCELLED']).as('placed'),
    ({ ref }) => sql<number>`coalesce(sum(${ref('browserMs')}), 0)::int`.as('browserMs'),
  ])
  const rows = await allRows(pool, counts)
  return oneForEach(jobIds, rows, ({ jobId }) => jobId).map((found) => found ?? NO_PAGES)
}

/** Up to `limit` URLs of a crawl after a position. */
export interface PagePlace {
  readonly jobId: string
  readonly after: number
  readonly limit: number
}

/** URLs of several crawls, in the order of the places, each in discovery order. */
export async function listPages(pool: Pool, places: readonly PagePlace[]): Promise<CrawlRecord[][]> {
  const rows = await allRows(pool, pagesAt(places).selectAll('page').select('asked.place'))
  return allForEach([...places.keys()], rows, ({ place }) => place)
}

/** The bytes of the texts of each of these URLs. */
export async function sizesOfPages(pool: Pool, places: readonly PagePlace[]): Promise<number[][]> {
  const size = sql<number>`coalesce(octet_length(page.html), 0) + coalesce(octet_length(page.markdown), 0)
    + coalesce(octet_length(page.json::text), 0)`
  const rows = await allRows(pool, pagesAt(places).select([size.as('size'), 'asked.place']))
  const lists = allForEach([...places.keys()], rows, ({ place }) => place)
  return lists.map((list) => list.map((row) => row.size))
}

function pagesAt(places: readonly PagePlace[]) {
  const numbered = places.map(({ jobId, after, limit }, place) => ({ place, jobId, after, most: limit }))
  const asked = rowsFrom(numbered, { place: 'int4', jobId: 'text', after: 'int4', most: 'int4' }, 'asked')
  return tables
    .selectFrom(asked)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('enrich.crawlPage as page')
          .select(['position', 'url', 'status', 'statusCode', 'foundUrl', 'title', 'html', 'markdown', 'json'])
          .whereRef('page.jobId', '=', 'asked.jobId')
          .whereRef('page.position', '>', 'asked.after')
          .orderBy('position')
          .limit(sql<number>`asked.most`)
          .as('page'),
      (join) => join.onTrue(),
    )
    .orderBy('page.position')
}

/** Deletes all pages of a crawl. */
export async function removePages(pool: Pool, jobId: string): Promise<void> {
  await affected(pool, tables.deleteFrom('enrich.crawlPage').where('jobId', '=', jobId))
}

/** The number of rows of these statuses. */
function countOf(statuses: readonly CrawlPageStatus[]) {
  return sql<number>`count(*) filter (where status = any(${statuses}::enrich.crawl_page_status[]))::int`
}
