import { hash32, pick, seedOf, unit } from '../../kit/random.ts'
import { type Discussion, openDiscussion } from './discussion.ts'
import { type Counts, commentFlow, countsOf, likesOf, type Reach } from './engagement.ts'
import { countPosts, type Feeds, type PostRef, postRef } from './feeds.ts'
import { type IdForm, readId, writeId } from './ids.ts'

/** The media of a post. */
export type PostForm = 'VIDEO' | 'IMAGE' | 'ALBUM' | 'TEXT'

/** Reference to a comment. */
export interface CommentRef {
  readonly post: PostRef
  readonly i: number
}

/** The posts of a platform, and their discussions. */
export interface Posts {
  readonly feeds: Feeds
  idOf(post: PostRef): string
  /** The post of an id; null when it does not exist at that time. */
  find(id: string, atMs: number): PostRef | null
  formOf(post: PostRef): PostForm
  countsOf(post: PostRef, atMs: number): Counts
  /** Only the likes, for sums over many posts. */
  likesOf(post: PostRef, atMs: number): number
  discussionOf(post: PostRef): Discussion
  commentIdOf(comment: CommentRef): string
  /** The comment of an id; null when it does not exist at that time. */
  findComment(id: string, atMs: number): CommentRef | null
  /** A constant random number from 0 (included) to 1 (excluded). */
  chance(post: PostRef, salt: number): number
  /** A constant random item of a non-empty list. */
  pick<Item>(post: PostRef, salt: number, items: readonly Item[]): Item
  bits(post: PostRef, salt: number): number
}

export interface PostsOptions {
  readonly seed: number
  readonly feeds: Feeds
  /** Size of a feed's audience. */
  readonly audienceOf: (feed: number) => number
  readonly radix: IdForm['radix']
  readonly shape: 'FLAT' | 'NESTED'
  /** Share of each form, out of 1. */
  readonly forms: Readonly<Partial<Record<PostForm, number>>>
}

/** Opens a platform's posts. */
export function openPosts({ seed, feeds, audienceOf, radix, shape, forms }: PostsOptions): Posts {
  const ids: IdForm = { seed: seedOf(seed, 'post'), radix }
  const commentIds: IdForm = { seed: seedOf(seed, 'comment'), radix }
  const seedFor = ({ feed }: PostRef) => feeds.rhythmOf(feed).seed
  const reachOf = (post: PostRef): Reach => ({
    seed: seedFor(post),
    k: post.k,
    startMs: post.atMs,
    audience: audienceOf(post.feed),
  })
  const discussionOf = (post: PostRef) => openDiscussion(commentFlow(reachOf(post)), shape)
  const chance = (post: PostRef, salt: number) => unit(seedFor(post), post.k, salt)

  function existing(feed: number, k: number, atMs: number): PostRef | null {
    return feed < feeds.size && k < countPosts(feeds, feed, atMs) ? postRef(feeds, feed, k) : null
  }

  return {
    feeds,
    idOf: ({ feed, k, atMs }) => writeId(ids, atMs, { owner: feed, k }),
    find(id, atMs) {
      const place = readId(ids, id, false)
      const post = place && existing(place.owner, place.k, atMs)
      return post?.atMs === place?.atMs ? post : null
    },
    formOf(post) {
      let left = chance(post, 30)
      for (const [form, share] of Object.entries(forms) as [PostForm, number][]) {
        if (left < share) return form
        left -= share
      }
      return 'TEXT'
    },
    countsOf: (post, atMs) => countsOf(reachOf(post), atMs),
    likesOf: (post, atMs) => likesOf(reachOf(post), atMs),
    discussionOf,
    commentIdOf({ post, i }) {
      return writeId(commentIds, discussionOf(post).momentOf(i), { owner: post.feed, k: post.k, part: i })
    },
    findComment(id, atMs) {
      const place = readId(commentIds, id, true)
      const post = place && existing(place.owner, place.k, atMs)
      if (!post) return null
      const discussion = discussionOf(post)
      const isThere = place.part < discussion.count(atMs) && discussion.momentOf(place.part) === place.atMs
      return isThere ? { post, i: place.part } : null
    },
    chance,
    pick: (post, salt, items) => pick(items, seedFor(post), post.k, salt),
    bits: (post, salt) => hash32(seedFor(post), post.k, salt),
  }
}
