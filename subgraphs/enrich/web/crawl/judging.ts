import { inTurns } from '../../../kit/async/inTurns.ts'
import type { FoundUrl } from './store.ts'

/** How long the links of one page are judged: callers write the patterns, and sites the rules and the links. Milliseconds. */
const JUDGING_MS = 5_000

/** The URLs of a crawl that a page or the sitemaps named. */
export interface Judged {
  readonly found: readonly FoundUrl[]
  /** How many URLs there was no time for. */
  readonly unjudged: number
}

/** Judges URLs in the time that there is. `judge` returns null for a URL that the crawl ignores. */
export async function judgeUrls(urls: readonly string[], judge: (url: string) => FoundUrl | null): Promise<Judged> {
  const found: FoundUrl[] = []
  let unjudged = 0
  const end = performance.now() + JUDGING_MS
  await inTurns(urls, (url) => {
    if (performance.now() > end) {
      unjudged += 1
      return
    }
    const one = judge(url)
    if (one) found.push(one)
  })
  return { found, unjudged }
}
