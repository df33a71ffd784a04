import type { GraphQLResolveInfo } from 'graphql'
import { BadInput, Gone } from '../../../../schema/errors.ts'
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
import type { EnrichContext, EnrichEngines } from '../../work.ts'
import { checkedUrl } from '../search.ts'
import { CRAWL_KIND, type CrawlEnd, type CrawlFormat, type CrawlOrder } from './order.ts'
import { recordsAfter } from './records.ts'
import { siteCrawl } from './step.ts'
import { countPages } from './store.ts'

interface StartArgs {
  readonly url: string
  readonly limit: number
  readonly depth: number
  readonly formats?: readonly CrawlFormat[] | null
  readonly render: boolean
  readonly source: CrawlOrder['source']
  readonly options?: {
    readonly includeExternalLinks?: boolean | null
    readonly includeSubdomains?: boolean | null
    readonly includePatterns?: readonly string[] | null
    readonly excludePatterns?: readonly string[] | null
  } | null
}

interface PollArgs {
  readonly token: string
  readonly cursor?: string | null
  readonly limit: number
  readonly wait: number
}

/** One page of a crawl's records, after a position. */
interface View {
  readonly job: PaidJob<CrawlOrder, CrawlEnd>
  readonly after: number
  readonly limit: number
}

const MAX_PATTERN = 500
const MOST_RECORDS = 25
const WEB_PORTS = [80, 443]
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const crawls: Topic<EnrichEngines> = {
  acts: { 'Mutation.startSiteCrawl': jobAct(check) },
  resolvers: {
    Mutation: { startSiteCrawl },
    Query: { siteCrawl: look },
    SiteCrawl: {
      id: ({ job }: View) => job.id,
      status: ({ job }: View) => statusOf(job),
      records: async (view: View, _: unknown, context: EnrichContext) => (await recordsOf(view, context)).records,
      cursor: (view: View, _: unknown, context: EnrichContext) => cursorOf(view, context),
      browserSecondsUsed: async ({ job }: View, _: unknown, context: EnrichContext) =>
        job.input.render ? (await countsOf(job, context)).browserMs / 1000 : null,
      total: async ({ job }: View, _: unknown, context: EnrichContext) => (await countsOf(job, context)).total,
      finished: async ({ job }: View, _: unknown, context: EnrichContext) => {
        const { total, queued } = await countsOf(job, context)
        return total - queued
      },
      skipped: async ({ job }: View, _: unknown, context: EnrichContext) => (await countsOf(job, context)).skipped,
      error: ({ job }: View) => job.error,
      job: ({ job }: View) => ({ id: job.id }),
    },
    Job: { __resolveReference: ({ id }: { readonly id: string }) => ({ id }), crawl: crawlOf },
  },
}

/** Site crawls: started by a payment, processed page by page, visible to the paying wallet only. */
export const siteCrawls: readonly Topic<EnrichEngines>[] = [crawls, paidJobs('enrich', { [CRAWL_KIND]: siteCrawl })]

/** Checks the URL before anything is charged. */
async function check({ url, options }: StartArgs, context: KitContext<EnrichEngines>): Promise<void> {
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

async function startSiteCrawl(_: unknown, args: StartArgs, context: EnrichContext, info: GraphQLResolveInfo) {
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

async function look(_: unknown, { token, cursor, limit, wait }: PollArgs, context: EnrichContext): Promise<View> {
  // A ticket expires before the crawl's data; a job id does not.
  const id = UUID.test(token) ? token : await jobOfTicket(context, context.engines.web.ticketKey, token)
  const job = (await awaitJob(context, 'enrich', id, wait)) as PaidJob<CrawlOrder, CrawlEnd>
  if (job.state === 'COMPLETE' && (!job.expiresAt || job.expiresAt <= context.now()))
    throw new Gone('What this crawl has read is no longer kept')
  context.sourcedFrom(job.source)
  const after = openCursor(context.cursorKeys, recordsList(job), cursor, 'cursor')
  return { job, after: after === null ? -1 : Number(after), limit }
}

function recordsList({ id }: PaidJob<CrawlOrder, CrawlEnd>): ListName {
  return ['siteCrawl', id]
}

async function cursorOf(view: View, context: EnrichContext): Promise<string | null> {
  const { cursor } = await recordsOf(view, context)
  return cursor && sealCursor(context.cursorKeys, recordsList(view.job), cursor)
}

function statusOf({ state, result }: PaidJob<CrawlOrder, CrawlEnd>): string {
  if (state === 'FAILED') return 'errored'
  return state === 'COMPLETE' ? (result?.status ?? 'completed') : 'running'
}

// Several fields share one page of records, and one set of counts.

function recordsOf({ job, after, limit }: View, context: EnrichContext) {
  const key = { jobId: job.id, after, limit: Math.min(limit, MOST_RECORDS) }
  return context
    .loader('enrich.crawlRecords', (keys: readonly string[]) =>
      Promise.all(keys.map((text) => recordsAfter(context.db.pool, JSON.parse(text) as typeof key))),
    )
    .load(JSON.stringify(key))
}

function countsOf({ id }: PaidJob<CrawlOrder, CrawlEnd>, context: EnrichContext) {
  return context
    .loader('enrich.crawlCounts', (ids: readonly string[]) =>
      Promise.all(ids.map((one) => countPages(context.db.pool, one))),
    )
    .load(id)
}

/** Null for a job of another service or wallet. */
async function crawlOf({ id }: { readonly id: string }, _: unknown, context: EnrichContext): Promise<View | null> {
  const job = (await jobIfOwn(context, id, 'enrich')) as PaidJob<CrawlOrder, CrawlEnd> | null
  return job && { job, after: -1, limit: MOST_RECORDS }
}
