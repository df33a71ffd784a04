import { z } from 'zod'
import type { Items, MediaType, Profile } from '../../items.ts'

// Schemas that convert the company's JSON to the graph's items. A missing member, or one of another type, is rejected.

const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'is no time')
  .transform((text) => new Date(text).toISOString())
const count = z.int().nullish().transform(orNull)
const text = z.string().nullish().transform(orNull)
const id = z.string().min(1)

const account = z
  .object({ id, username: id, full_name: text, is_verified: z.boolean(), profile_avatar_url: text })
  .transform((from) => ({
    id: from.id,
    username: from.username,
    fullName: from.full_name,
    isVerified: from.is_verified,
    avatarUrl: from.profile_avatar_url,
  }))

const profile = z
  .object({
    id,
    username: id,
    full_name: text,
    signature: text,
    follower_count: count,
    following_count: count,
    heart_count: count,
    video_count: count,
    posts_count: count,
    is_verified: z.boolean(),
    is_private: z.boolean(),
    profile_avatar_url: text,
    profile_url: z.string(),
    created_time: time.nullish().transform(orNull),
  })
  .transform(
    (from): Profile => ({
      id: from.id,
      username: from.username,
      fullName: from.full_name,
      bio: from.signature,
      followerCount: from.follower_count,
      followingCount: from.following_count,
      likeCount: from.heart_count,
      postCount: from.posts_count ?? from.video_count,
      videoCount: from.video_count,
      isVerified: from.is_verified,
      isPrivate: from.is_private,
      avatarUrl: from.profile_avatar_url,
      url: from.profile_url,
      createdAt: from.created_time,
    }),
  )

const mediaType = z.enum(['image', 'video']).transform((type): MediaType => (type === 'image' ? 'IMAGE' : 'VIDEO'))
const media = z
  .object({ type: mediaType, url: z.string(), thumbnail_url: text })
  .transform((from) => ({ type: from.type, url: from.url, thumbnailUrl: from.thumbnail_url }))

const post = z
  .object({
    id,
    title: text,
    text: z.string(),
    created_time: time,
    author_id: text,
    author_username: id,
    play_count: count,
    like_count: count,
    // Alternative name on short videos.
    digg_count: count,
    comment_count: z.int(),
    share_count: count,
    save_count: count,
    hashtags: z.array(z.string()).default([]),
    attached_media: z.array(media).default([]),
    duration: z.number().nullish().transform(orNull),
    music: z.object({ id, title: z.string(), author: text }).nullish().transform(orNull),
    community: text,
    score: count,
    upvote_ratio: z.number().nullish().transform(orNull),
    url: z.string(),
    permalink: text,
  })
  .transform((from) => ({
    id: from.id,
    title: from.title,
    text: from.text,
    createdAt: from.created_time,
    authorId: from.author_id,
    authorUsername: from.author_username,
    playCount: from.play_count,
    likeCount: from.like_count ?? from.digg_count,
    commentCount: from.comment_count,
    shareCount: from.share_count,
    saveCount: from.save_count,
    hashtags: from.hashtags,
    media: from.attached_media,
    duration: from.duration,
    music: from.music,
    community: from.community,
    score: from.score,
    upvoteRatio: from.upvote_ratio,
    url: from.url,
    permalink: from.permalink,
  }))

const comment = z
  .object({
    id,
    text: z.string(),
    owner_id: text,
    owner_username: id,
    created_time: time,
    like_count: z.int(),
    comment_count: z.int(),
    post_id: id,
    parent_comment_id: text,
  })
  .transform((from) => ({
    id: from.id,
    text: from.text,
    ownerId: from.owner_id,
    ownerUsername: from.owner_username,
    createdAt: from.created_time,
    likeCount: from.like_count,
    replyCount: from.comment_count,
    postId: from.post_id,
    parentCommentId: from.parent_comment_id,
  }))

const story = z
  .object({ id, created_time: time, expire_time: time, media_url: z.string(), media_type: mediaType })
  .transform((from) => ({
    id: from.id,
    createdAt: from.created_time,
    expiresAt: from.expire_time,
    mediaUrl: from.media_url,
    mediaType: from.media_type,
  }))

const highlight = z
  .object({
    id,
    title: z.string(),
    created_time: time,
    media_url: z.string(),
    media_type: mediaType,
    cover_url: text,
  })
  .transform((from) => ({
    id: from.id,
    title: from.title,
    createdAt: from.created_time,
    mediaUrl: from.media_url,
    mediaType: from.media_type,
    coverUrl: from.cover_url,
  }))

const page = z
  .object({
    id,
    name: z.string(),
    username: text,
    category: text,
    follower_count: z.int(),
    description: text,
    is_verified: z.boolean(),
    profile_url: z.string(),
  })
  .transform((from) => ({
    id: from.id,
    name: from.name,
    username: from.username,
    category: from.category,
    followerCount: from.follower_count,
    description: from.description,
    isVerified: from.is_verified,
    url: from.profile_url,
  }))

const group = z
  .object({ id, name: z.string(), member_count: z.int(), description: text, profile_url: z.string() })
  .transform((from) => ({
    id: from.id,
    name: from.name,
    memberCount: from.member_count,
    description: from.description,
    url: from.profile_url,
  }))

/** The schema of each kind of item. */
export const SHAPES: { readonly [Kind in keyof Items]: z.ZodType<Items[Kind]> } = {
  profile,
  account,
  post,
  comment,
  story,
  highlight,
  page,
  group,
}

function orNull<Value>(value: Value | null | undefined): Value | null {
  return value ?? null
}
