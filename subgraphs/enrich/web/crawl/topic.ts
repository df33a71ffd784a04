import type { GraphQLResolveInfo } from 'graphql'
import { BadInput, Gone } from '../../../../schema/errors.ts'
import { isUuid } from '../../../../schema/uuid.ts'
import type { PaidJob } from '../../../kit/jobs/job.ts'
import { awaitJob, jobIfOwn, jobOfTicket } from '../../../kit/jobs/ownJobs.ts'
import { paidJobs } from '../../../kit/jobs/runJobs.ts'
import { jobAct, startJob } from '../../../kit/jobs/startJob.ts'
import { signTicket } from '../../../kit/jobs/ticket.ts'
import { OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import { placeOf } from '../../../kit/net/outbound/guard.ts'
import { givenList } from '../../../kit/paging/givenList.ts'
import { type ListName, openCursor, sealCursor } from '../../../kit/paging/sealedCursor.ts'
import type { KitContext } from '../../../kit/service/context.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import type { Args, EnrichGraph, Value } from '../../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../../work.ts'
import { checkedUrl } from '../search.ts'
import { CRAWL_KIND, type CrawlEnd, type CrawlOrder, type CrawlView } from './order.ts'
import { recordsAfter } from './records.ts'
import { siteCrawl } from './step.ts'
import { countPagesOf, type PagePlace } from './store.ts'

const MAX_PATTERN = 500
const MOST_RECORDS = 25
const WEB_PORTS = [80, 443]

const crawls: Topic<EnrichGraph> = {
  acts: { 'Mutation.startSiteCrawl': jobAct(check) },
  resolvers: {
    Mutation: { startSiteCrawl },
    Query: { siteCrawl: look },
    SiteCrawl: {
      id: ({ job }) => job.id,
      status: ({ job }) => statusOf(job),
      records: async (view, _, context) => (await recordsOf(view, context)).records,
      cursor: (view, _, context) => cursorOf(view, context),
      browserSecondsUsed: async ({ job }, _, context) =>
        job.input.render ? (await countsOf(job, context)).browserMs / 1000 : null,
      total: async ({ job }, _, context) => (await countsOf(job, context)).total,
      finished: async ({ job }, _, context) => {
        const { total, queued } = await countsOf(job, context)
        return total - queued
      },
      skipped: async ({ job }, _, context) => (await countsOf(job, context)).skipped,
      error: ({ job }) => job.error,
      job: ({ job }) => ({ resourceId: job.id }),
    },
    Job: { __resolveReference: ({ resourceId }) => ({ resourceId }), crawl: crawlOf },
  },
}

/** Site crawls: started by a payment, processed page by page, visible to the paying wallet only. */
export const siteCrawls: readonly Topic<EnrichGraph>[] = [crawls, paidJobs('enrich', { [CRAWL_KIND]: siteCrawl })]

/** Checks the URL before anything is charged. */
async function check(
  { url, options }: Args<'Mutation.startSiteCrawl'>,
  context: KitContext<EnrichEngines>,
): Promise<void> {
  const { host, port } = placeOf(checkedUrl(context, url, ['url']))
  for (const name of ['includePatterns', 'excludePatterns'] as const) {
    const index = options?.[name]?.findIndex((pattern) => pattern === '' || pattern.length > MAX_PATTERN) ?? -1
    if (index >= 0) throw new BadInput(`must have 1 to ${MAX_PATTERN} characters`, ['options', name, index])
  }
  try {
    await context.engines.web.outbound.addressesOf(host, port, WEB_PORTS)
  } catch (error) {
    throw error instanceof OutboundRefused ? new OutboundRefused('must lead to a public address', ['url']) : error
  }
}

async function startSiteCrawl(
  _: unknown,
  args: Args<'Mutation.startSiteCrawl'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
) {
  const { url, limit, depth, formats, render, source, options } = args
  const input: CrawlOrder = {
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
  const order = { service: 'enrich', kind: CRAWL_KIND, input, source: 'live', limitMs: siteCrawl.limitMs } as const
  const job = await startJob(context, info, order)
  return {
    token: await signTicket(context.engines.web.ticketKey, { jobId: job.id, wallet: job.wallet }, context.now()),
  }
}

function withoutFragment(text: string): string {
  const url = new URL(text)
  url.hash = ''
  return url.href
}

async function look(
  _: unknown,
  { token, cursor, limit, wait }: Args<'Query.siteCrawl'>,
  context: EnrichContext,
): Promise<CrawlView> {
  // A ticket expires before the crawl's data; a job id does not.
  const id = isUuid(token) ? token : await jobOfTicket(context, context.engines.web.ticketKey, token)
  const job = await awaitJob<CrawlOrder, CrawlEnd>(context, 'enrich', id, wait)
  if (job.state === 'COMPLETE' && (!job.expiresAt || job.expiresAt <= context.now()))
    throw new Gone('What this crawl has read is no longer kept')
  context.sourcedFrom(job.source)
  const after = openCursor(context.cursorKeys, recordsList(job), cursor, 'cursor')
  return { job, after: after === null ? -1 : Number(after), limit }
}

function recordsList({ id }: PaidJob<CrawlOrder, CrawlEnd>): ListName {
  return ['siteCrawl', id]
}

async function cursorOf(view: CrawlView, context: EnrichContext): Promise<string | null> {
  const { cursor } = await recordsOf(view, context)
  return cursor && sealCursor(context.cursorKeys, recordsList(view.job), cursor)
}

function statusOf({ state, result }: PaidJob<CrawlOrder, CrawlEnd>): string {
  if (state === 'FAILED') return 'errored'
  return state === 'COMPLETE' ? (result?.status ?? 'completed') : 'running'
}

// Several fields share one page of records, and one set of counts.

function recordsOf({ job, after, limit }: CrawlView, context: EnrichContext) {
  return context
    .loader('enrich.crawlRecords', (places: readonly PagePlace[]) => recordsAfter(context.db.pool, places))
    .load({ jobId: job.id, after, limit: Math.min(limit, MOST_RECORDS) })
}

function countsOf({ id }: PaidJob<CrawlOrder, CrawlEnd>, context: EnrichContext) {
  return context.loader('enrich.crawlCounts', (ids: readonly string[]) => countPagesOf(context.db.pool, ids)).load(id)
}

/** Null for a job of another service or wallet. */
async function crawlOf(
  { resourceId: id }: Value<'Job'>,
  _: unknown,
  context: EnrichContext,
): Promise<CrawlView | null> {
  const job = await jobIfOwn<CrawlOrder, CrawlEnd>(context, id, 'enrich')
  return job && { job, after: -1, limit: MOST_RECORDS }
}
