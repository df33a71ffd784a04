import { z } from 'zod'
import type { QueryMembers } from '../../../kit/upstream/request.ts'
import type { Comment, Post } from '../../items.ts'
import { count, id, isLink, lastPart, member, prose, seconds, text } from '../lists/values.ts'
import { type Call, type Collector, inOrder, listOf } from './call.ts'

// TikTok, in the members of its own apps.

const ORIGIN = 'https://www.tiktok.com'
const SORTS: Readonly<Record<string, string>> = {
  relevance: 'relevance',
  like_count: 'most-liked',
  date_posted: 'date-posted',
}
const AGES: Readonly<Record<string, string>> = {
  all: 'all-time',
  past_day: 'yesterday',
  past_week: 'this-week',
  past_month: 'this-month',
  past_half_year: 'last-6-months',
}

const urls = z.object({ url_list: z.array(z.string()) }).transform(({ url_list: [first] }) => first ?? null)
const author = z.object({ uid: id, unique_id: z.string().min(1) })
const more = z.union([z.boolean(), z.int()]).nullish().transform(Boolean)
const cursor = z.union([z.string().min(1), z.number()]).nullish()
/** Null where there are none. */
const rows = z
  .array(z.unknown())
  .nullish()
  .transform((list) => list ?? [])

const profile = z
  .object({
    user: z.object({
      id,
      uniqueId: z.string().min(1),
      nickname: text,
      signature: text,
      verified: z.boolean(),
      privateAccount: z.boolean(),
      avatarLarger: text,
      createTime: seconds.nullish(),
    }),
    stats: z.object({ followerCount: count, followingCount: count, heartCount: count, videoCount: count }),
  })
  .transform(({ user, stats }) => ({
    id: user.id,
    username: user.uniqueId,
    fullName: user.nickname,
    bio: user.signature,
    followerCount: stats.followerCount,
    followingCount: stats.followingCount,
    likeCount: stats.heartCount,
    postCount: stats.videoCount,
    videoCount: stats.videoCount,
    isVerified: user.verified,
    isPrivate: user.privateAccount,
    avatarUrl: user.avatarLarger,
    url: `${ORIGIN}/@${user.uniqueId}`,
    createdAt: user.createTime ?? null,
  }))

const listed = author.extend({
  nickname: text,
  custom_verify: prose,
  enterprise_verify_reason: prose,
  avatar_thumb: urls.nullish(),
})

const account = listed.transform(accountOf)

function accountOf(from: z.output<typeof listed>) {
  return {
    id: from.uid,
    username: from.unique_id,
    fullName: from.nickname,
    isVerified: from.custom_verify !== '' || from.enterprise_verify_reason !== '',
    avatarUrl: from.avatar_thumb ?? null,
  }
}

const found = z
  .object({
    user_info: listed.extend({
      signature: text,
      follower_count: count,
      following_count: count,
      total_favorited: count,
      aweme_count: count,
      secret: z.union([z.boolean(), z.int()]).nullish(),
    }),
  })
  .transform(({ user_info: from }) => ({
    ...accountOf(from),
    bio: from.signature,
    followerCount: from.follower_count,
    followingCount: from.following_count,
    likeCount: from.total_favorited,
    postCount: from.aweme_count,
    videoCount: from.aweme_count,
    isPrivate: Boolean(from.secret),
    url: `${ORIGIN}/@${from.unique_id}`,
    createdAt: null,
  }))

const post = z
  .object({
    aweme_id: id,
    desc: prose,
    create_time: seconds,
    author,
    statistics: z.object({
      play_count: count,
      digg_count: count,
      comment_count: z.int(),
      share_count: count,
      collect_count: count,
    }),
    text_extra: z.array(z.object({ hashtag_name: text })).nullish(),
    video: z.object({ duration: z.number().nullish(), cover: urls.nullish(), play_addr: urls.nullish() }).nullish(),
    image_post_info: z.object({ images: z.array(z.object({ display_image: urls })) }).nullish(),
    music: z.object({ mid: id, title: z.string(), author: text }).nullish(),
  })
  .transform((from): Post => {
    const { play_addr: file, cover, duration } = from.video ?? {}
    const pictures = from.image_post_info?.images.flatMap(({ display_image: url }) => (url ? [url] : [])) ?? []
    const video = file ? [{ type: 'VIDEO' as const, url: file, thumbnailUrl: cover ?? null }] : []
    return {
      id: from.aweme_id,
      title: null,
      text: from.desc,
      createdAt: from.create_time,
      authorId: from.author.uid,
      authorUsername: from.author.unique_id,
      playCount: from.statistics.play_count,
      likeCount: from.statistics.digg_count,
      commentCount: from.statistics.comment_count,
      shareCount: from.statistics.share_count,
      saveCount: from.statistics.collect_count,
      hashtags: from.text_extra?.flatMap(({ hashtag_name: tag }) => (tag ? [tag] : [])) ?? [],
      media: pictures.length > 0 ? pictures.map((url) => ({ type: 'IMAGE' as const, url, thumbnailUrl: null })) : video,
      // In milliseconds.
      duration: pictures.length === 0 && duration ? duration / 1000 : null,
      music: from.music ? { id: from.music.mid, title: from.music.title, author: from.music.author } : null,
      community: null,
      score: null,
      upvoteRatio: null,
      url: `${ORIGIN}/@${from.author.unique_id}/video/${from.aweme_id}`,
      permalink: null,
    }
  })

const comment = z
  .object({
    cid: id,
    text: prose,
    create_time: seconds,
    digg_count: z.int(),
    reply_comment_total: z.int().nullish(),
    aweme_id: id,
    reply_id: id.nullish(),
    user: author,
  })
  .transform(
    (from): Comment => ({
      id: from.cid,
      text: from.text,
      ownerId: from.user.uid,
      ownerUsername: from.user.unique_id,
      createdAt: from.create_time,
      likeCount: from.digg_count,
      // Replies have none.
      replyCount: from.reply_comment_total ?? 0,
      postId: from.aweme_id,
      parentCommentId: from.reply_id && from.reply_id !== '0' ? from.reply_id : null,
    }),
  )

const videos = z.object({ aweme_list: rows, has_more: more, cursor })

const posts = inOrder(
  listOf({
    name: 'tiktok posts',
    path: '/v3/tiktok/profile/videos',
    query: ({ question: { input } }, at) => ({ handle: member(input, 'handle'), sort_by: 'latest', max_cursor: at }),
    page: z.object({ aweme_list: rows, has_more: more, max_cursor: cursor }),
    rows: (page) => page.aweme_list,
    row: () => post,
    next: (page) => nextOf({ has_more: page.has_more, cursor: page.max_cursor }),
  }),
)

/** TikTok's resources at Scrape Creators. */
export const shortvideo: Readonly<Record<string, Collector>> = {
  async profile(call) {
    const { question } = call
    return { item: await call.read(profile, '/v1/tiktok/profile', { handle: member(question.input, 'handle') }) }
  },

  posts,

  'post-comments': inOrder(comments('/v1/tiktok/video/comments', () => ({}))),

  'comment-replies': comments('/v1/tiktok/video/comment/replies', ({ question }) => ({
    comment_id: member(question.input, 'comment_id'),
  })),

  followers: accounts(
    '/v1/tiktok/user/followers',
    z
      .object({ followers: rows, has_more: more, min_time: cursor })
      .transform((page) => ({ ...page, of: page.followers })),
  ),
  following: accounts(
    '/v1/tiktok/user/following',
    z
      .object({ followings: rows, has_more: more, min_time: cursor })
      .transform((page) => ({ ...page, of: page.followings })),
  ),

  search: listOf({
    name: 'tiktok posts found',
    path: '/v1/tiktok/search/keyword',
    query: ({ question: { input } }, at) => ({
      query: member(input, 'keywords'),
      sort_by: SORTS[String(input.sort_type)],
      date_posted: AGES[String(input.date_posted)],
      cursor: at,
    }),
    page: z.object({ search_item_list: z.array(z.object({ aweme_info: z.unknown() })), cursor }),
    rows: (page) => page.search_item_list.map(({ aweme_info: info }) => info),
    row: () => post,
    // This list does not say whether there is more.
    next: (page) => (page.search_item_list.length > 0 ? nextOf({ has_more: true, cursor: page.cursor }) : null),
  }),

  'search-hashtag': videosAt('/v1/tiktok/search/hashtag', (input) => ({ hashtag: member(input, 'hashtag') })),
  // The title is for people: the number names the sound.
  'search-music': videosAt('/v1/tiktok/song/videos', (input) => ({ clipId: member(input, 'music_id') })),

  'search-profiles': listOf({
    name: 'tiktok profiles found',
    path: '/v1/tiktok/search/users',
    query: ({ question: { input } }, at) => ({ query: member(input, 'keywords'), cursor: at }),
    page: z.object({ users: rows, cursor }),
    rows: ({ users }) => users,
    row: () => found,
    next: (page) => (page.users.length > 0 ? nextOf({ has_more: true, cursor: page.cursor }) : null),
  }),
}

function videosAt(path: string, query: (input: Call['question']['input']) => QueryMembers): Collector {
  return listOf({
    name: 'tiktok posts found',
    path,
    query: ({ question }, at) => ({ ...query(question.input), cursor: at }),
    page: videos,
    rows: (page) => page.aweme_list,
    row: () => post,
    next: nextOf,
  })
}

function comments(path: string, query: (call: Call) => QueryMembers): Collector {
  return listOf({
    name: 'tiktok comments',
    path,
    query: (call, at) => ({ url: videoUrl(call.question.input), ...query(call), cursor: at }),
    page: z.object({ comments: rows, has_more: more, cursor }),
    rows: (page) => page.comments,
    row: () => comment,
    next: nextOf,
  })
}

interface AccountPage {
  readonly of: readonly unknown[]
  readonly has_more: boolean
  readonly min_time?: string | number | null | undefined
}

function accounts(path: string, page: z.ZodType<AccountPage>): Collector {
  return listOf({
    name: 'tiktok accounts',
    path,
    query: ({ question: { input } }, at) => ({ handle: member(input, 'handle'), min_time: at }),
    page,
    rows: ({ of }) => of,
    row: () => account,
    next: ({ has_more, min_time }) => nextOf({ has_more, cursor: min_time }),
  })
}

function nextOf(page: { readonly has_more: boolean; readonly cursor?: string | number | null | undefined }) {
  return page.has_more && page.cursor ? String(page.cursor) : null
}

/** The company asks for links: `post_id` is one, or an id of the profile's. */
function videoUrl(input: Call['question']['input']): string {
  const post = member(input, 'post_id')
  if (isLink(post)) return post
  return `${ORIGIN}/@${lastPart(member(input, 'profile_id')).replace(/^@/, '')}/video/${post}`
}
