import { z } from 'zod'
import type { Comment, Highlight, Post, Profile } from '../../items.ts'
import { count, id, isLink, lastPart, member, prose, seconds, tagsOf, text, time } from '../lists/values.ts'
import { type Call, type Collector, inOrder, listOf } from './call.ts'

// Instagram: profiles and posts in the members of its own pages, searches in those of Scrape Creators.

const ORIGIN = 'https://www.instagram.com'
/** Searches go through an index that has this many pages. */
const LAST_PAGE = 11
/** Highlights on one page: each needs a read of its own for its date and first file. */
const HIGHLIGHTS = 10
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const counted = z.object({ count }).nullish()
const cursor = z.union([z.string().min(1), z.number()]).nullish()

const profile = z
  .object({
    data: z.object({
      user: z.object({
        id,
        username: z.string().min(1),
        full_name: text,
        biography: text,
        edge_followed_by: counted,
        edge_follow: counted,
        edge_owner_to_timeline_media: counted,
        is_verified: z.boolean(),
        is_private: z.boolean(),
        profile_pic_url: text,
        profile_pic_url_hd: text,
      }),
    }),
  })
  .transform(
    ({ data: { user } }): Profile => ({
      id: user.id,
      username: user.username,
      fullName: user.full_name,
      bio: user.biography,
      followerCount: user.edge_followed_by?.count ?? null,
      followingCount: user.edge_follow?.count ?? null,
      likeCount: null,
      postCount: user.edge_owner_to_timeline_media?.count ?? null,
      videoCount: null,
      isVerified: user.is_verified,
      isPrivate: user.is_private,
      avatarUrl: user.profile_pic_url_hd ?? user.profile_pic_url,
      url: `${ORIGIN}/${user.username}/`,
      createdAt: null,
    }),
  )

const file = z.object({
  image_versions2: z.object({ candidates: z.array(z.object({ url: z.string() })) }).nullish(),
  video_versions: z.array(z.object({ url: z.string() })).nullish(),
})
type File = z.output<typeof file>

const post = file
  .extend({
    pk: id,
    code: z.string().min(1),
    caption: z.object({ text: prose }).nullish(),
    taken_at: seconds,
    like_count: count,
    comment_count: z.int(),
    play_count: count,
    user: z.object({ pk: id, username: z.string().min(1) }),
    video_duration: z.number().nullish(),
    carousel_media: z.array(file).nullish(),
  })
  .transform(
    (from): Post => ({
      ...NOT_HERE,
      id: from.pk,
      text: from.caption?.text ?? '',
      createdAt: from.taken_at,
      authorId: from.user.pk,
      authorUsername: from.user.username,
      playCount: from.play_count,
      likeCount: from.like_count,
      commentCount: from.comment_count,
      hashtags: tagsOf(from.caption?.text ?? ''),
      media: (from.carousel_media ?? [from]).flatMap(mediaOf),
      duration: from.video_duration ?? null,
      url: `${ORIGIN}/p/${from.code}/`,
    }),
  )

/** A post in a search of the company. */
const found = z
  .object({
    id,
    shortcode: z.string().min(1),
    url: z.string(),
    caption: prose,
    taken_at: time,
    like_count: count,
    comment_count: z.int(),
    display_url: text,
    thumbnail_src: text,
    video_url: text,
    video_duration: z.number().nullish(),
    owner: z.object({ id, username: z.string().min(1) }),
  })
  .transform((from): Post => {
    const thumbnailUrl = from.thumbnail_src ?? from.display_url
    const picture = from.display_url ? [{ type: 'IMAGE' as const, url: from.display_url, thumbnailUrl }] : []
    return {
      ...NOT_HERE,
      id: from.id,
      text: from.caption,
      createdAt: from.taken_at,
      authorId: from.owner.id,
      authorUsername: from.owner.username,
      playCount: null,
      likeCount: from.like_count,
      commentCount: from.comment_count,
      hashtags: tagsOf(from.caption),
      media: from.video_url ? [{ type: 'VIDEO' as const, url: from.video_url, thumbnailUrl }] : picture,
      duration: from.video_duration ?? null,
      url: from.url,
    }
  })

/** Members that this platform does not show. */
const NOT_HERE = {
  title: null,
  shareCount: null,
  saveCount: null,
  music: null,
  community: null,
  score: null,
  upvoteRatio: null,
  permalink: null,
} as const

function mediaOf({ video_versions: videos, image_versions2: pictures }: File): Post['media'][number][] {
  const picture = pictures?.candidates[0]?.url ?? null
  const video = videos?.[0]?.url
  if (video) return [{ type: 'VIDEO', url: video, thumbnailUrl: picture }]
  return picture ? [{ type: 'IMAGE', url: picture, thumbnailUrl: pictures?.candidates.at(-1)?.url ?? null }] : []
}

const commentOf = (postId: string) =>
  z
    .object({
      id,
      text: prose,
      created_at: time,
      // The platform hides some counts from strangers.
      comment_like_count: z.int().nullish(),
      child_comment_count: z.int().nullish(),
      parent_comment_id: id.nullish(),
      user: z.object({ id, username: z.string().min(1) }),
    })
    .transform(
      (from): Comment => ({
        id: from.id,
        text: from.text,
        ownerId: from.user.id,
        ownerUsername: from.user.username,
        createdAt: from.created_at,
        likeCount: from.comment_like_count ?? 0,
        replyCount: from.child_comment_count ?? 0,
        postId,
        parentCommentId: from.parent_comment_id ?? null,
      }),
    )

const album = z.object({
  id,
  title: z.string(),
  cover_media_cropped_thumbnail: z.object({ url: z.string() }).nullish(),
  cover_media: z.object({ thumbnail_src: z.string() }).nullish(),
})

/** An album of the list with its own read. */
const highlight = z
  .object({
    album,
    detail: z.object({
      created_at: seconds,
      items: z.array(file).transform((items, issues) => {
        const [first] = items.flatMap(mediaOf)
        if (first) return first
        issues.addIssue({ code: 'custom', message: 'has no file' })
        return z.NEVER
      }),
    }),
  })
  .transform(
    ({ album: one, detail }): Highlight => ({
      id: one.id,
      title: one.title,
      createdAt: detail.created_at,
      mediaUrl: detail.items.url,
      mediaType: detail.items.type,
      coverUrl: one.cover_media_cropped_thumbnail?.url ?? one.cover_media?.thumbnail_src ?? null,
    }),
  )

const posts = inOrder(
  listOf({
    name: 'instagram posts',
    path: '/v2/instagram/user/posts',
    query: ({ question: { input } }, at) => ({ handle: member(input, 'handle'), next_max_id: at }),
    page: z.object({ items: z.array(z.unknown()), more_available: z.boolean().nullish(), next_max_id: cursor }),
    rows: (page) => page.items,
    row: () => post,
    next: (page) => (page.more_available ? nextOf(page.next_max_id) : null),
  }),
)

const comments = inOrder(
  listOf({
    name: 'instagram comments',
    path: '/v2/instagram/post/comments',
    query: ({ question: { input } }, at) => ({ url: postUrl(input), cursor: at }),
    page: z.object({ comments: z.array(z.unknown()), cursor }),
    rows: (page) => page.comments,
    row: ({ question }) => commentOf(postOf(question.input)),
    next: (page) => nextOf(page.cursor),
  }),
)

/** Instagram's resources at Scrape Creators; it has no followers, followed accounts and stories. */
export const photosharing: Readonly<Record<string, Collector>> = {
  async profile(call) {
    const { question } = call
    return { item: await call.read(profile, '/v1/instagram/profile', { handle: member(question.input, 'handle') }) }
  },

  posts,

  'post-comments': comments,

  'comment-replies': listOf({
    name: 'instagram replies',
    path: '/v1/instagram/post/comment/replies',
    query: ({ question: { input } }, at) => ({
      url: postUrl(input),
      comment_id: member(input, 'comment_id'),
      cursor: at,
    }),
    page: z.object({ comments: z.array(z.unknown()), has_more: z.boolean().nullish(), cursor }),
    rows: (page) => page.comments,
    row: ({ question }) => commentOf(postOf(question.input)),
    next: (page) => (page.has_more ? nextOf(page.cursor) : null),
  }),

  async highlights(call) {
    const { question, cursor: at, reader } = call
    const answer = await call.read(z.object({ highlights: z.array(z.unknown()) }), '/v1/instagram/user/highlights', {
      handle: member(question.input, 'handle'),
    })
    const from = at === null ? 0 : Number(at)
    const size = Math.min(Number(question.input.max_page_size ?? HIGHLIGHTS), HIGHLIGHTS)
    const albums = reader.rows('instagram highlights', album, answer.highlights)
    const rows = await Promise.all(albums.slice(from, from + size).map((one) => withDetail(call, one)))
    return {
      items: reader.rows('instagram highlights', highlight, rows),
      cursor: from + size < albums.length ? String(from + size) : null,
    }
  },

  search: listOf({
    name: 'instagram posts found',
    path: '/v2/instagram/reels/search',
    query: ({ question: { input } }, at) => ({ query: member(input, 'keywords'), page: at }),
    page: z.object({ reels: z.array(z.unknown()) }),
    rows: (page) => page.reels,
    row: () => found,
    next: (page, at) => (page.reels.length > 0 ? inIndex(Number(at ?? 1) + 1) : null),
  }),

  'search-tags': listOf({
    name: 'instagram posts found',
    path: '/v1/instagram/search/hashtag',
    query: ({ question: { input } }, at) => ({ hashtag: member(input, 'tag'), cursor: at }),
    page: z.object({ posts: z.array(z.unknown()), cursor }),
    rows: (page) => page.posts,
    row: () => found,
    next: (page) => (page.cursor ? inIndex(Number(page.cursor)) : null),
  }),
}

async function withDetail(call: Call, one: z.output<typeof album>): Promise<object> {
  return { album: one, detail: await call.read(z.unknown(), '/v1/instagram/user/highlight/detail', { id: one.id }) }
}

function nextOf(at: string | number | null | undefined): string | null {
  return at ? String(at) : null
}

function inIndex(page: number): string | null {
  return page <= LAST_PAGE ? String(page) : null
}

function postOf(input: Call['question']['input']): string {
  return lastPart(member(input, 'post_id'))
}

/** The company asks for links. Their code is the post's number in 64 digits. */
function postUrl(input: Call['question']['input']): string {
  const post = member(input, 'post_id')
  if (isLink(post)) return post
  return `${ORIGIN}/p/${/^\d+(_\d+)?$/.test(post) ? codeOf(BigInt(post.replace(/_.*/, ''))) : post}/`
}

function codeOf(number: bigint): string {
  const rest = number / 64n
  return (rest > 0n ? codeOf(rest) : '') + DIGITS[Number(number % 64n)]
}
