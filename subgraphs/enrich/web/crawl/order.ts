import type { PaidJob } from '../../../kit/jobs/job.ts'

/** Input of a crawl, stored with its job. */
export interface CrawlOrder {
  readonly url: string
  /** Maximum number of pages. */
  readonly limit: number
  /** Maximum distance from the first page, in links. */
  readonly depth: number
  readonly formats: readonly CrawlFormat[]
  readonly render: boolean
  readonly source: 'ALL' | 'SITEMAPS' | 'LINKS'
  readonly includeExternalLinks: boolean
  readonly includeSubdomains: boolean
  readonly includePatterns: readonly string[]
  readonly excludePatterns: readonly string[]
}

export type CrawlFormat = 'HTML' | 'MARKDOWN' | 'JSON'

/** Outcome of a crawl, stored as the job's result. */
export interface CrawlEnd {
  readonly status: 'completed' | 'cancelled_due_to_timeout'
}

/** Name of the job kind. */
export const CRAWL_KIND = 'sitecrawl'

/** A crawl as its job has it. */
export type CrawlJob = PaidJob<CrawlOrder, CrawlEnd>
