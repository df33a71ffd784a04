/** What a crawl is asked for: kept with its job. */
export interface CrawlOrder {
  readonly url: string
  /** Pages at most. */
  readonly limit: number
  /** Links away from the first page. */
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

/** How a crawl ended; kept as the job's result. */
export interface CrawlEnd {
  readonly status: 'completed' | 'cancelled_due_to_timeout'
}

/** What the job is called. */
export const CRAWL_KIND = 'sitecrawl'
