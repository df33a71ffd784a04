import type { Rhythm } from './rhythm.ts'
import { countUntil, momentOf } from './rhythm.ts'
import type { Subject } from './words/topics.ts'

/** Where posts appear one after the other: a person's, a page's, or a community's. */
export interface Feeds {
  readonly size: number
  rhythmOf(feed: number): Rhythm
  /** Whether strangers may see its posts. */
  isOpen(feed: number): boolean
  /** What its k-th post is about. */
  subjectOf(feed: number, k: number): Subject
  /** Without `#`. */
  tagsOf(feed: number, k: number): readonly string[]
  /** Open feeds that have posts about a topic. */
  aboutTopic(topic: number): readonly number[]
}

/** A post as it is found: which one, and when it appeared. */
export interface PostRef {
  readonly feed: number
  readonly k: number
  readonly atMs: number
}

/** How many posts a feed has by a moment. */
export function countPosts(feeds: Feeds, feed: number, atMs: number): number {
  return countUntil(feeds.rhythmOf(feed), atMs)
}

/** The k-th post of a feed, from 0 on. */
export function postRef(feeds: Feeds, feed: number, k: number): PostRef {
  return { feed, k, atMs: momentOf(feeds.rhythmOf(feed), k) }
}

/** Which posts are meant, and how far back. */
export interface Wanted {
  readonly feeds: readonly number[]
  readonly matches: (feed: number, k: number) => boolean
  /** Posts of this moment and before. */
  readonly untilMs: number
  /** Posts after this moment. */
  readonly sinceMs: number
  /** Only those that come after this one in the order of the answer. */
  readonly after: PostRef | null
  readonly count: number
}

/** Before it nobody posted anything. */
export const FIRST_POST_MS = Date.UTC(2020, 0, 1)
const DAY_MS = 86_400_000
/** How much further back each look goes than the one before. */
const WIDENING = 2

/** The newest posts that are meant, newest first. Looks back in steps, so that what is asked for often is found soon. */
export function newestPosts(
  feeds: Feeds,
  { feeds: searched, matches, untilMs, sinceMs, after, count }: Wanted,
): PostRef[] {
  const found: PostRef[] = []
  const start = Math.max(sinceMs, FIRST_POST_MS)
  let end = after ? Math.min(after.atMs, untilMs) : untilMs
  for (let span = DAY_MS; end > start && found.length < count; span *= WIDENING) {
    const begin = Math.max(start, end - span)
    const seen: PostRef[] = []
    for (const feed of searched) {
      const rhythm = feeds.rhythmOf(feed)
      for (let k = countUntil(rhythm, end) - 1; k >= 0; k--) {
        const atMs = momentOf(rhythm, k)
        if (atMs <= begin) break
        if (matches(feed, k)) seen.push({ feed, k, atMs })
      }
    }
    seen.sort(newestFirst)
    found.push(...(after ? seen.filter((ref) => newestFirst(after, ref) < 0) : seen))
    end = begin
  }
  return found.slice(0, count)
}

/** Orders posts: the newest first; of those of the same second in a fixed order. */
export function newestFirst(a: PostRef, b: PostRef): number {
  return b.atMs - a.atMs || a.feed - b.feed || a.k - b.k
}
