import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import { newestFirst, newestPosts, type PostRef, postRef } from '../feeds.ts'
import type { Posts } from '../posts.ts'
import { topicsOfTag } from '../words/topics.ts'
import { subjectsFor } from './subjects.ts'

/** Sort order of found posts. */
export type PostSort = 'relevance' | 'like_count' | 'date_posted'

/** A search for posts. */
export interface PostSearch {
  readonly keywords: string
  readonly sort: PostSort
  /** Latest time, inclusive, and time of the counts used for ranking. */
  readonly asOfMs: number
  readonly sinceMs: number
}

/** Number of the newest posts that a ranking considers. */
const MOST_RANKED = 300
const KEPT_RANKINGS = 50
/** Age at which relevance halves. */
const HALF_MS = 10 * 86_400_000

/** Finds a platform's posts. */
export interface PostFinder {
  /** At most `MOST_RANKED`, best first. */
  search(search: PostSearch): readonly PostRef[]
  /** Posts with a tag, newest first, after a given one. */
  tagged(tag: string, asOfMs: number, after: PostRef | null, count: number): PostRef[]
  /** Posts about a topic that meet a condition, newest first, after a given one. */
  about(
    topic: number,
    holds: (post: PostRef) => boolean,
    asOfMs: number,
    after: PostRef | null,
    count: number,
  ): PostRef[]
}

/** Opens the search over a platform's posts. */
export function openPostFinder(posts: Posts): PostFinder {
  const { feeds } = posts
  const rankings = recentlyUsed<string, readonly PostRef[]>(KEPT_RANKINGS)
  const feedsAbout = (topics: Iterable<number>) => [...new Set([...topics].flatMap((topic) => feeds.aboutTopic(topic)))]

  function rank({ keywords, sort, asOfMs, sinceMs }: PostSearch): readonly PostRef[] {
    const subjects = subjectsFor(keywords)
    const newest = newestPosts(feeds, {
      feeds: feedsAbout([...subjects].map(({ topic }) => topic)),
      matches: (feed, k) => subjects.has(feeds.subjectOf(feed, k)),
      untilMs: asOfMs,
      sinceMs,
      after: null,
      count: MOST_RANKED,
    })
    if (sort === 'date_posted') return newest
    const weightOf = (post: PostRef) => {
      const likes = posts.likesOf(post, asOfMs)
      return sort === 'like_count' ? likes : Math.log(likes + 2) * 2 ** ((post.atMs - asOfMs) / HALF_MS)
    }
    return newest
      .map((post) => ({ post, weight: weightOf(post) }))
      .sort((a, b) => b.weight - a.weight || newestFirst(a.post, b.post))
      .map(({ post }) => post)
  }

  return {
    search(search) {
      const key = JSON.stringify([search.keywords, search.sort, search.asOfMs, search.sinceMs])
      const known = rankings.get(key) ?? rank(search)
      rankings.set(key, known)
      return known
    },
    tagged(tag, asOfMs, after, count) {
      return newestPosts(feeds, {
        feeds: feedsAbout(topicsOfTag(tag).map(({ index }) => index)),
        matches: (feed, k) => feeds.tagsOf(feed, k).includes(tag),
        untilMs: asOfMs,
        sinceMs: 0,
        after,
        count,
      })
    },
    about(topic, holds, asOfMs, after, count) {
      const matches = (feed: number, k: number) =>
        feeds.subjectOf(feed, k).topic === topic && holds(postRef(feeds, feed, k))
      return newestPosts(feeds, { feeds: feeds.aboutTopic(topic), matches, untilMs: asOfMs, sinceMs: 0, after, count })
    },
  }
}
