import type { Pool } from '../../../../prisma/database.ts'
import { JobFailed, type JobKind, type RunningJob, type Step } from '../../../kit/jobs/job.ts'
import { OutboundFailed, OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import type { JobContext } from '../../../kit/service/subgraph.ts'
import type { EnrichEngines } from '../../work.ts'
import { pageOf } from '../corpus/page.ts'
import { isStorable } from '../corpus/publicity.ts'
import { savePage } from '../corpus/store.ts'
import type { ReadPage } from '../reading/readPage.ts'
import { judgeUrls } from './judging.ts'
import type { CrawlEnd, CrawlOrder } from './order.ts'
import { type Scope, scopeOf } from './scope.ts'
import { sitemapUrls } from './sitemaps.ts'
import {
  addUrls,
  cancelWaiting,
  countPages,
  finishPage,
  foundStart,
  removePages,
  type WaitingPage,
  waitingPages,
  wasFound,
} from './store.ts'

type Job = RunningJob<CrawlOrder, CrawlCheckpoint>
type Context = JobContext<EnrichEngines>

/** All other state is in the crawl's pages. */
interface CrawlCheckpoint {
  readonly isPrepared: true
}

/** Pages per step, read sequentially: one step takes a few seconds. */
const PAGES_PER_STEP = 3
/** Time limit per page, scripts included. Milliseconds. */
const PAGE_MS = 20_000
/** Pause between steps if the site requests none, and the longest pause honoured. Milliseconds. */
const PAUSE_MS = 50
const LONGEST_PAUSE_MS = 10_000
/** A crawl ends after this time with the pages it has. Milliseconds. */
const CRAWL_MS = 10 * 60_000
/** Maximum size of a page's source, in characters. */
const MAX_SOURCE = 500_000

/** Site crawls. A page is read once even after crashes: its outcome is stored in its row. */
export const siteCrawl: JobKind<EnrichEngines, CrawlOrder, CrawlCheckpoint, CrawlEnd> = {
  step,
  limitMs: CRAWL_MS + 5 * 60_000,
  keptMs: 24 * 60 * 60_000,
  async cleanUp({ id }, { db }) {
    await removePages(db.pool, id)
  },
}

async function step(job: Job, context: Context): Promise<Step<CrawlCheckpoint, CrawlEnd>> {
  const { pool } = context.db
  if (!job.checkpoint) {
    await prepare(job, context)
    return { againInMs: 0, checkpoint: { isPrepared: true }, progress: 1 }
  }
  if (context.now().getTime() - job.createdAt.getTime() > CRAWL_MS) {
    await cancelWaiting(pool, job.id)
    return end(pool, job, 'cancelled_due_to_timeout')
  }
  const { delayMs } = await context.engines.web.robots.rulesOf(job.input.url)
  // A crawl delay applies between all pages, so a step reads one page.
  const waiting = await waitingPages(pool, job.id, delayMs > 0 ? 1 : PAGES_PER_STEP)
  for (const page of waiting) {
    if (job.signal.aborted) break
    await readOne(job, page, context)
  }
  const { total, queued } = await countPages(pool, job.id)
  if (queued === 0) return end(pool, job, 'completed')
  const againInMs = Math.min(Math.max(delayMs, PAUSE_MS), LONGEST_PAUSE_MS)
  return { againInMs, progress: Math.floor(((total - queued) / Math.max(total, job.input.limit)) * 100) }
}

/** A crawl without any page fails, and is refunded. */
async function end(pool: Pool, job: Job, status: CrawlEnd['status']): Promise<Step<CrawlCheckpoint, CrawlEnd>> {
  const { completed } = await countPages(pool, job.id)
  if (completed === 0) throw new JobFailed('None of the pages could be read')
  return { done: { status } }
}

/** Adds the first page and the sitemaps' URLs. */
async function prepare({ id, input, signal }: Job, { db, engines, log }: Context): Promise<void> {
  const { outbound, robots } = engines.web
  await addUrls(db.pool, id, [{ url: input.url, depth: 0, status: 'QUEUED' }], input.limit)
  if (input.source === 'LINKS') return
  const { sitemaps } = await robots.rulesOf(input.url)
  const listed = await sitemapUrls(outbound, input.url, sitemaps, signal)
  await addFound(id, input, scopeOf(input, [input.url]), listed, 1, { db, engines, log })
}

async function readOne(job: Job, page: WaitingPage, context: Context): Promise<void> {
  const { id, input, signal } = job
  const { pool } = context.db
  const { read, robots } = context.engines.web
  const finish = (outcome: Parameters<typeof finishPage>[3]) => finishPage(pool, id, page.position, outcome)
  try {
    if (!(await robots.rulesOf(page.url)).isAllowed(page.url)) return await finish({ status: 'DISALLOWED' })
    const found = await read(page.url, { rendering: input.render ? 'ALWAYS' : 'NEVER', timeoutMs: PAGE_MS, signal })
    const start = (await foundStart(pool, id)) ?? input.url
    const scope = scopeOf(input, [input.url, start, ...(page.position === 0 ? [found.url] : [])])
    const leadsAway = page.position > 0 && scope(found.url) === 'OUT'
    if (leadsAway || (await wasFound(pool, id, found.url, page.position)))
      return await finish({ status: 'SKIPPED', statusCode: found.statusCode, foundUrl: found.url })
    // Add links before finishing the page: a finished page is never read again.
    if (page.depth < input.depth && input.source !== 'SITEMAPS')
      await addFound(
        id,
        input,
        scope,
        found.links.map(({ url }) => url),
        page.depth + 1,
        context,
      )
    await finish(outcomeOf(found, input))
    await keepForSearches(found, context)
  } catch (error) {
    if (signal.aborted) throw error
    if (!(error instanceof OutboundFailed || error instanceof OutboundRefused)) throw error
    await finish({ status: 'ERRORED', statusCode: error instanceof OutboundFailed ? error.statusCode : null })
  }
}

/** Others find a page that its site shows to robots. The crawl has it in any case. */
async function keepForSearches(found: ReadPage, { db, engines, log, now }: Context): Promise<void> {
  if (!isStorable(found)) return
  try {
    // A redirect may have led to where robots.txt forbids it.
    const rules = await engines.web.robots.rulesOf(found.url)
    if (rules.isAllowed(found.url)) await savePage(db.pool, pageOf(found, now()))
  } catch (err) {
    log.warn({ err, url: found.url }, 'A page of a crawl was not kept for searches')
  }
}

function outcomeOf(page: ReadPage, { formats }: CrawlOrder) {
  return {
    status: 'COMPLETED',
    statusCode: page.statusCode,
    foundUrl: page.url,
    title: page.title,
    html: formats.includes('HTML') ? page.source.slice(0, MAX_SOURCE) : null,
    markdown: formats.includes('MARKDOWN') ? page.markdown : null,
    json: formats.includes('JSON') ? aboutPage(page) : undefined,
    browserMs: page.browserMs,
  } as const
}

function aboutPage({ title, description, author, publishedAt, image, canonical, json, links }: ReadPage) {
  return { title, description, author, publishedAt, image, canonical, ...json, links }
}

/**
 * Adds URLs allowed by the crawl's rules and robots.txt, in the time that there is; disallowed ones are listed only. URLs that
 * there was no time for are left out, because their steps would take turns from other jobs: the log says how many.
 */
async function addFound(
  id: string,
  order: CrawlOrder,
  scope: Scope,
  urls: readonly string[],
  depth: number,
  { db, engines, log }: Pick<Context, 'db' | 'engines' | 'log'>,
): Promise<void> {
  const { origin } = new URL(order.url)
  const rules = await engines.web.robots.rulesOf(order.url)
  const { found, unjudged } = await judgeUrls(urls, (url) => {
    const place = scope(url)
    if (place === 'OUT') return null
    // robots.txt of other sites is checked when their pages are read.
    const isAllowed = new URL(url).origin !== origin || rules.isAllowed(url)
    return { url, depth, status: place === 'SKIPPED' ? 'SKIPPED' : isAllowed ? 'QUEUED' : 'DISALLOWED' }
  })
  if (unjudged > 0)
    log.warn(
      { crawl: id, site: origin, links: urls.length, unjudged },
      'Links were left out of a crawl: judging them took too long',
    )
  await addUrls(db.pool, id, found, order.limit)
}
