import type { Rhythm } from './rhythm.ts'
import { countUntil, momentOf } from './rhythm.ts'
import type { Subject } from './words/topics.ts'

/** Sequences of posts: of a person, a page or a community. */
export interface Feeds {
  readonly size: number
  rhythmOf(feed: number): Rhythm
  /** Whether its posts are public. */
  isOpen(feed: number): boolean
  /** Subject of its k-th post. */
  subjectOf(feed: number, k: number): Subject
  /** Without `#`. */
  tagsOf(feed: number, k: number): readonly string[]
  /** Public feeds with posts about a topic. */
  aboutTopic(topic: number): readonly number[]
}

/** Reference to a post, with its time. */
export interface PostRef {
  readonly feed: number
  readonly k: number
  readonly atMs: number
}

/** Number of posts of a feed at a given time. */
export function countPosts(feeds: Feeds, feed: number, atMs: number): number {
  return countUntil(feeds.rhythmOf(feed), atMs)
}

/** The k-th post of a feed, from 0 on. */
export function postRef(feeds: Feeds, feed: number, k: number): PostRef {
  return { feed, k, atMs: momentOf(feeds.rhythmOf(feed), k) }
}

/** Filter of posts, and range of the search. */
export interface Wanted {
  readonly feeds: readonly number[]
  readonly matches: (feed: number, k: number) => boolean
  /** Latest time, inclusive. */
  readonly untilMs: number
  /** Earliest time, exclusive. */
  readonly sinceMs: number
  /** Only posts after this one in the result's order. */
  readonly after: PostRef | null
  readonly count: number
}

/** Time of the earliest possible post. */
export const FIRST_POST_MS = Date.UTC(2020, 0, 1)
const DAY_MS = 86_400_000
/** Factor by which each step of the search goes further back. */
const WIDENING = 2

/** The newest matching posts, newest first. Searches backwards in growing steps, so that frequent matches are found quickly. */
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

/** Orders posts newest first; ties of the same second in a fixed order. */
export function newestFirst(a: PostRef, b: PostRef): number {
  return b.atMs - a.atMs || a.feed - b.feed || a.k - b.k
}
