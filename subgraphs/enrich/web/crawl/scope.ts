import { globsOf } from './glob.ts'
import type { CrawlOrder } from './order.ts'

/** Longest URL of a crawl, in characters: what sitemaps allow, and less than an index entry of Postgres may have (2,704 bytes). */
export const MAX_URL_LENGTH = 2_048

/** File extensions that are not pages. */
const NO_PAGE =
  /\.(zip|gz|tgz|rar|7z|exe|dmg|iso|png|jpe?g|gif|webp|avif|svg|ico|mp4|webm|mp3|wav|ogg|css|js|mjs|woff2?|ttf|pdf)$/i

/** Decision about a URL: IN reads it, SKIPPED lists it as excluded by the caller's patterns, OUT ignores it. */
export type Scope = (url: string) => 'IN' | 'SKIPPED' | 'OUT'

type Rules = Pick<CrawlOrder, 'includeExternalLinks' | 'includeSubdomains' | 'includePatterns' | 'excludePatterns'>

/** The scope of a crawl, from its start URL and the URL that this redirected to. */
export function scopeOf(rules: Rules, starts: readonly string[]): Scope {
  const hosts = starts.map(hostOf)
  const isExcluded = globsOf(rules.excludePatterns)
  const isIncluded = rules.includePatterns.length === 0 ? () => true : globsOf(rules.includePatterns)
  const isInside = (host: string) =>
    hosts.some((own) => host === own || (rules.includeSubdomains && host.endsWith(`.${own}`)))
  return (url) => {
    if (url.length > MAX_URL_LENGTH) return 'OUT'
    if (NO_PAGE.test(new URL(url).pathname)) return 'OUT'
    if (!rules.includeExternalLinks && !isInside(hostOf(url))) return 'OUT'
    return !isExcluded(url) && isIncluded(url) ? 'IN' : 'SKIPPED'
  }
}

/** Host with port, without www. */
function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
