import type { Pool } from '../../../../prisma/database.ts'

// The only module that reads and writes enrich.crawl_page.

export type CrawlPageStatus = 'QUEUED' | 'COMPLETED' | 'ERRORED' | 'DISALLOWED' | 'SKIPPED' | 'CANCELLED'

/** A URL of a crawl that is not read yet. */
export interface WaitingPage {
  readonly position: number
  readonly url: string
  readonly depth: number
}

/** A URL that a crawl found. */
export interface FoundUrl {
  readonly url: string
  readonly depth: number
  readonly status: CrawlPageStatus
}

/** Outcome of one URL. */
export interface PageOutcome {
  readonly status: CrawlPageStatus
  readonly statusCode?: number | null
  readonly foundUrl?: string | null
  readonly title?: string | null
  readonly html?: string | null
  readonly markdown?: string | null
  readonly json?: unknown
  readonly browserMs?: number
}

/** A URL of a crawl as listed to the caller. */
export interface CrawlRecord {
  readonly position: number
  readonly url: string
  readonly status: CrawlPageStatus
  readonly statusCode: number | null
  readonly foundUrl: string | null
  readonly title: string | null
  readonly html: string | null
  readonly markdown: string | null
  readonly json: unknown
}

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

/** Maximum number of listed URLs beyond those that are read. */
const MOST_TOLD = 200

/** Adds new URLs in their given order; QUEUED ones only while the limit allows. */
export async function addUrls(pool: Pool, jobId: string, found: readonly FoundUrl[], limit: number): Promise<void> {
  const { placed, total } = await countPages(pool, jobId)
  const { rows } = await pool.query<{ url: string }>(
    'SELECT url FROM enrich.crawl_page WHERE job_id = $1 AND url = ANY($2)',
    [jobId, found.map(({ url }) => url)],
  )
  const seen = new Set(rows.map(({ url }) => url))
  let [places, told] = [limit - placed, MOST_TOLD - (total - placed)]
  const added: FoundUrl[] = []
  for (const one of found) {
    if (seen.has(one.url)) continue
    const isPlaced = one.status === 'QUEUED'
    if (isPlaced ? places-- <= 0 : told-- <= 0) continue
    seen.add(one.url)
    added.push(one)
  }
  await pool.query(
    `INSERT INTO enrich.crawl_page (job_id, position, url, depth, status)
     SELECT $1, $2 + place - 1, url, depth, status::enrich.crawl_page_status
     FROM unnest($3::text[], $4::int[], $5::text[]) WITH ORDINALITY AS found (url, depth, status, place)
     ON CONFLICT DO NOTHING`,
    [jobId, total, added.map(({ url }) => url), added.map(({ depth }) => depth), added.map(({ status }) => status)],
  )
}

/** The next URLs to read. */
export async function waitingPages(pool: Pool, jobId: string, limit: number): Promise<WaitingPage[]> {
  const { rows } = await pool.query<WaitingPage>(
    `SELECT position, url, depth FROM enrich.crawl_page WHERE job_id = $1 AND status = 'QUEUED' ORDER BY position LIMIT $2`,
    [jobId, limit],
  )
  return rows
}

/** Writes the outcome of a URL. Does nothing if it has one already. */
export async function finishPage(pool: Pool, jobId: string, position: number, outcome: PageOutcome): Promise<void> {
  await pool.query(
    `UPDATE enrich.crawl_page SET status = $3, status_code = $4, found_url = $5, title = $6, html = $7, markdown = $8,
       json = $9, browser_ms = $10
     WHERE job_id = $1 AND position = $2 AND status = 'QUEUED'`,
    [
      jobId,
      position,
      outcome.status,
      outcome.statusCode ?? null,
      outcome.foundUrl ?? null,
      storable(outcome.title),
      storable(outcome.html),
      storable(outcome.markdown),
      outcome.json === undefined ? null : JSON.stringify(outcome.json).replaceAll('\\u0000', ''),
      outcome.browserMs ?? 0,
    ],
  )
}

/** Cancels all unread URLs. */
export async function cancelWaiting(pool: Pool, jobId: string): Promise<void> {
  await pool.query(`UPDATE enrich.crawl_page SET status = 'CANCELLED' WHERE job_id = $1 AND status = 'QUEUED'`, [jobId])
}

/** Final URL of the first page; null until it is read. */
export async function foundStart(pool: Pool, jobId: string): Promise<string | null> {
  const { rows } = await pool.query<{ foundUrl: string | null }>(
    'SELECT found_url AS "foundUrl" FROM enrich.crawl_page WHERE job_id = $1 AND position = 0',
    [jobId],
  )
  return rows[0]?.foundUrl ?? null
}

/** Whether another URL of the crawl has already led to the same page. */
export async function wasFound(pool: Pool, jobId: string, url: string, position: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT FROM enrich.crawl_page WHERE job_id = $1 AND position <> $3 AND status = 'COMPLETED' AND (found_url = $2 OR url = $2)`,
    [jobId, url, position],
  )
  return (rowCount ?? 0) > 0
}

export async function countPages(pool: Pool, jobId: string): Promise<CrawlCounts> {
  const { rows } = await pool.query<CrawlCounts>(
    `SELECT count(*)::int AS total,
       count(*) FILTER (WHERE status = 'QUEUED')::int AS queued,
       count(*) FILTER (WHERE status = 'COMPLETED')::int AS completed,
       count(*) FILTER (WHERE status = 'SKIPPED')::int AS skipped,
       count(*) FILTER (WHERE status IN ('QUEUED', 'COMPLETED', 'ERRORED', 'CANCELLED'))::int AS placed,
       coalesce(sum(browser_ms), 0)::int AS "browserMs"
     FROM enrich.crawl_page WHERE job_id = $1`,
    [jobId],
  )
  return rows[0] as CrawlCounts
}

/** URLs after a position, in discovery order. */
export async function listPages(pool: Pool, jobId: string, after: number, limit: number): Promise<CrawlRecord[]> {
  const { rows } = await pool.query<CrawlRecord>(
    `SELECT position, url, status, status_code AS "statusCode", found_url AS "foundUrl", title, html, markdown, json
     FROM enrich.crawl_page WHERE job_id = $1 AND position > $2 ORDER BY position LIMIT $3`,
    [jobId, after, limit],
  )
  return rows
}

/** Deletes all pages of a crawl. */
export async function removePages(pool: Pool, jobId: string): Promise<void> {
  await pool.query('DELETE FROM enrich.crawl_page WHERE job_id = $1', [jobId])
}

/** Postgres cannot store NUL in text. */
function storable(text: string | null | undefined): string | null {
  return text?.replaceAll('\0', '') ?? null
}
