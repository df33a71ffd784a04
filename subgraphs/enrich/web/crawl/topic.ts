import type { GraphQLResolveInfo } from 'graphql'
import { BadInput, Gone } from '../../../../schema/errors.ts'
import { isUuid } from '../../../../schema/uuid.ts'
import { awaitJob, jobIfOwn, jobOfTicket } from '../../../kit/jobs/ownJobs.ts'
import { paidJobs } from '../../../kit/jobs/runJobs.ts'
import { jobAct, startJob } from '../../../kit/jobs/startJob.ts'
import { signTicket } from '../../../kit/jobs/ticket.ts'
import { OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import { placeOf } from '../../../kit/net/outbound/guard.ts'
import { givenList } from '../../../kit/paging/givenList.ts'
import { openCursor, sealCursor } from '../../../kit/paging/sealedCursor.ts'
import type { KitContext } from '../../../kit/service/context.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import type { Args, EnrichGraph, Value } from '../../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../../work.ts'
import { checkedUrl } from '../search.ts'
import { CRAWL_KIND, type CrawlEnd, type CrawlJob, type CrawlOrder } from './order.ts'
import { type PlacedRecord, type RecordPage, recordsAfter } from './records.ts'
import { MAX_URL_LENGTH } from './scope.ts'
import { siteCrawl } from './step.ts'
import { countPagesOf, type PagePlace } from './store.ts'

const MAX_PATTERN = 500
const WEB_PORTS = [80, 443]

const crawls: Topic<EnrichGraph> = {
  acts: { 'Mutation.startSiteCrawl': jobAct(check) },
  resolvers: {
    Mutation: { startSiteCrawl },
    Query: { siteCrawl: look },
    SiteCrawl: {
      __resolveReference: ({ resourceId }, context) => ownCrawl(resourceId, context),
      resourceId: ({ id }) => id,
      status: statusOf,
      records: pageOfRecords,
      browserSecondsUsed: async (job, _, context) =>
        job.input.render ? (await countsOf(job, context)).browserMs / 1000 : null,
      total: async (job, _, context) => (await countsOf(job, context)).total,
      finished: async (job, _, context) => {
        const { total, queued } = await countsOf(job, context)
        return total - queued
      },
      skipped: async (job, _, context) => (await countsOf(job, context)).skipped,
      job: ({ id }) => ({ resourceId: id }),
    },
    Job: {
      __resolveReference: ({ resourceId }) => ({ resourceId }),
      crawl: ({ resourceId }, _, context) => ownCrawl(resourceId, context),
    },
  },
}

/** Site crawls: started by a payment, processed page by page, visible to the paying wallet only. */
export const siteCrawls: readonly Topic<EnrichGraph>[] = [crawls, paidJobs('enrich', { [CRAWL_KIND]: siteCrawl })]

/** Checks the URL before anything is charged. */
async function check(
  { input: { url, options } }: Args<'Mutation.startSiteCrawl'>,
  context: KitContext<EnrichEngines>,
): Promise<void> {
  const { host, port } = placeOf(checkedUrl(context, url, ['input', 'url']))
  if (withoutFragment(url).length > MAX_URL_LENGTH)
    throw new BadInput(`must have at most ${MAX_URL_LENGTH} characters, escapes included`, ['input', 'url'])
  for (const name of ['includePatterns', 'excludePatterns'] as const) {
    const index = options?.[name]?.findIndex((pattern) => pattern === '' || pattern.length > MAX_PATTERN) ?? -1
    if (index >= 0) throw new BadInput(`must have 1 to ${MAX_PATTERN} characters`, ['input', 'options', name, index])
  }
  try {
    await context.engines.web.outbound.addressesOf(host, port, WEB_PORTS)
  } catch (error) {
    throw error instanceof OutboundRefused
      ? new OutboundRefused('must lead to a public address', ['input', 'url'])
      : error
  }
}

async function startSiteCrawl(
  _: unknown,
  { input }: Args<'Mutation.startSiteCrawl'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { url, limit, depth, formats, render, source, options } = input
  const crawl: CrawlOrder = {
    url: withoutFragment(url),
    limit,
    depth,
    formats: givenList(formats) ?? ['MARKDOWN'],
    render,
    source,
    includeExternalLinks: options?.includeExternalLinks ?? false,
    includeSubdomains: options?.includeSubdomains ?? false,
    includePatterns: options?.includePatterns ?? [],
    excludePatterns: options?.excludePatterns ?? [],
  }
  const order = {
    service: 'enrich',
    kind: CRAWL_KIND,
    input: crawl,
    source: 'live',
    limitMs: siteCrawl.limitMs,
  } as const
  const job: CrawlJob = { ...(await startJob(context, info, order)), input: crawl }
  const token = await signTicket(context.engines.web.ticketKey, { jobId: job.id, wallet: job.wallet }, context.now())
  return { crawl: job, job: { resourceId: job.id }, ticket: { token } }
}

function withoutFragment(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

async function look(_: unknown, { token, wait }: Args<'Query.siteCrawl'>, context: EnrichContext): Promise<CrawlJob> {
  // A ticket expires before the crawl's data; a job id does not.
  const id = isUuid(token) ? token : await jobOfTicket(context, context.engines.web.ticketKey, token)
  const job = await awaitJob<CrawlOrder, CrawlEnd>(context, 'enrich', id, wait)
  if (!isKept(job, context.now())) throw new Gone('What this crawl has read is no longer kept')
  context.sourcedFrom(job.source)
  return job
}

/** Whether what a crawl has read is still there: a running one has no end yet. */
function isKept({ state, expiresAt }: CrawlJob, now: Date): boolean {
  return state !== 'COMPLETE' || (expiresAt !== null && expiresAt > now)
}

/** A page of a crawl's records. Several fields of an answer share one. */
async function pageOfRecords(
  { id }: CrawlJob,
  { first, after }: Args<'SiteCrawl.records'>,
  { cursorKeys, loader, db }: EnrichContext,
): Promise<Value<'SiteCrawlRecordConnection'>> {
  const list = ['siteCrawl', id]
  const from = openCursor(cursorKeys, list, after)
  const pages = loader<PagePlace, RecordPage>('enrich.crawlRecords', (places) => recordsAfter(db.pool, places))
  const { records, hasMore } = await pages.load({ jobId: id, after: from === null ? -1 : Number(from), limit: first })
  const cursorOf = (record: PlacedRecord | undefined) =>
    record ? sealCursor(cursorKeys, list, String(record.position)) : null
  return {
    nodes: records,
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: from !== null,
      startCursor: cursorOf(records[0]),
      endCursor: cursorOf(records.at(-1)),
    },
  }
}

function statusOf({ state, result }: CrawlJob): string {
  if (state === 'FAILED') return 'errored'
  return state === 'COMPLETE' ? (result?.status ?? 'completed') : 'running'
}

/** The counts of a crawl's pages, which several fields share. */
function countsOf({ id }: CrawlJob, context: EnrichContext) {
  return context.loader('enrich.crawlCounts', (ids: readonly string[]) => countPagesOf(context.db.pool, ids)).load(id)
}

/** Null for a job of another kind or wallet, and for a crawl that is no longer kept. */
async function ownCrawl(id: string, context: EnrichContext): Promise<CrawlJob | null> {
  const job = await jobIfOwn<CrawlOrder, CrawlEnd>(context, id, 'enrich')
  return job?.kind === CRAWL_KIND && isKept(job, context.now()) ? job : null
}
