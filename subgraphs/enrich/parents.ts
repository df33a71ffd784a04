import type { CrawlView } from './web/crawl/order.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Domain: { readonly name: string }
  Job: { readonly resourceId: string }
  SiteCrawl: CrawlView
}
