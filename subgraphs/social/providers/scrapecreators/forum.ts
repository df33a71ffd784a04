import { z } from 'zod'
import type { Comment, Post } from '../../items.ts'
import { id, isLink, member, prose, seconds, text } from '../lists/values.ts'
import { type Call, type Collector, inOrder, listOf } from './call.ts'

// Reddit, in the members of its own listings.

const ORIGIN = 'https://www.reddit.com'
const PICTURE = /\.(jpe?g|png|gif|webp)$/i

const video = z.object({ reddit_video: z.object({ fallback_url: z.string(), duration: z.number().nullish() }) })

const post = z
  .object({
    id,
    title: z.string(),
    selftext: prose,
    author: z.string().min(1),
    subreddit: z.string().min(1),
    score: z.int(),
    upvote_ratio: z.number().nullish(),
    num_comments: z.int(),
    created_utc: seconds,
    permalink: z.string(),
    url: text,
    media: z.union([video, z.unknown()]).nullish(),
  })
  .transform(
    (from): Post => ({
      id: from.id,
      title: from.title,
      text: from.selftext,
      createdAt: from.created_utc,
      authorId: null,
      authorUsername: from.author,
      playCount: null,
      likeCount: null,
      commentCount: from.num_comments,
      shareCount: null,
      saveCount: null,
      hashtags: [],
      media: mediaOf(from),
      duration: videoOf(from.media)?.duration ?? null,
      music: null,
      community: from.subreddit,
      score: from.score,
      upvoteRatio: from.upvote_ratio ?? null,
      url: `${ORIGIN}${from.permalink}`,
      permalink: from.permalink,
    }),
  )

function videoOf(media: unknown) {
  const found = video.safeParse(media)
  return found.success ? found.data.reddit_video : null
}

function mediaOf({ media, url }: { readonly media?: unknown; readonly url: string | null }): Post['media'] {
  const film = videoOf(media)
  if (film) return [{ type: 'VIDEO', url: film.fallback_url, thumbnailUrl: null }]
  return url && PICTURE.test(url) ? [{ type: 'IMAGE', url, thumbnailUrl: null }] : []
}

/** Replies of a comment: a list, or an empty text where there are none. */
const replies = z
  .object({ items: z.array(z.unknown()) })
  .nullish()
  .catch(null)

const comment = z
  .object({
    id,
    body: prose,
    author: z.string().min(1),
    score: z.int(),
    created_utc: seconds,
    parent_id: z.string(),
    link_id: z.string(),
    replies,
  })
  .transform(
    (from): Comment => ({
      id: from.id,
      text: from.body,
      ownerId: null,
      ownerUsername: from.author,
      createdAt: from.created_utc,
      likeCount: from.score,
      replyCount: from.replies?.items.length ?? 0,
      postId: nameOf(from.link_id),
      // A reply to the post itself has the post as its parent.
      parentCommentId: from.parent_id.startsWith('t1_') ? nameOf(from.parent_id) : null,
    }),
  )

/** `t3_abc` is the post `abc`. */
function nameOf(fullName: string): string {
  return fullName.replace(/^t\d_/, '')
}

/** Rows of a discussion, each followed by its replies. */
function flattened(rows: readonly unknown[]): unknown[] {
  return rows.flatMap((row) => {
    const inner = z.object({ replies }).safeParse(row)
    return [row, ...flattened(inner.success ? (inner.data.replies?.items ?? []) : [])]
  })
}

const after = z.string().nullish()

const comments = inOrder(
  listOf({
    name: 'reddit comments',
    path: '/v1/reddit/post/comments',
    query: ({ question: { input } }, at) => ({ url: postUrl(input), cursor: at }),
    page: z.object({
      comments: z.array(z.unknown()),
      more: z.object({ has_more: z.boolean(), cursor: z.string().nullish() }).nullish(),
    }),
    rows: (page) => flattened(page.comments),
    row: () => comment,
    next: ({ more }) => (more?.has_more ? (more.cursor ?? null) : null),
  }),
)

/** Reddit's resources at Scrape Creators; it has no single comments and no searches for profiles. */
export const forum: Readonly<Record<string, Collector>> = {
  async post(call) {
    return { item: await call.read(post, '/v1/reddit/post', { url: postUrl(call.question.input) }) }
  },

  'post-comments': comments,

  search: listOf({
    name: 'reddit posts found',
    path: '/v1/reddit/search',
    query: ({ question: { input } }, at) => ({ query: member(input, 'keywords'), sort: 'relevance', after: at }),
    page: z.object({ posts: z.array(z.unknown()), after }),
    rows: (page) => page.posts,
    row: () => post,
    next: (page) => page.after || null,
  }),

  subreddit: listOf({
    name: 'reddit posts',
    path: '/v1/reddit/subreddit',
    query: ({ question: { input } }, at) => ({ subreddit: member(input, 'name'), sort: 'new', after: at }),
    page: z.object({ posts: z.array(z.unknown()), after }),
    rows: (page) => page.posts,
    row: () => post,
    next: (page) => page.after || null,
  }),
}

function postUrl(input: Call['question']['input']): string {
  const post = member(input, 'post_id')
  return isLink(post) ? post : `${ORIGIN}/comments/${encodeURIComponent(post)}/`
}
