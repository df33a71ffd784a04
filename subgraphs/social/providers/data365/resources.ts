import { z } from 'zod'
import { segment } from '../../../kit/upstream/request.ts'
import type { Group, Item, Page, Post, Profile } from '../../items.ts'
import { count, id, member, prose, seconds, text } from '../lists/values.ts'
import type { Question } from '../provider.ts'

// Facebook's searches, in the members of the company.

const ORIGIN = 'https://www.facebook.com'

/** A resource: the task that collects it, and where its items are. */
interface Resource {
  /** Path of the task, without `/update`. */
  task(input: Question['input']): string
  /** The last part of the path of the items. */
  readonly items: string
  /** The member of the request that limits the task. */
  readonly limit: 'max_posts' | null
  /** Profiles have none. */
  readonly order?: 'date_desc'
  readonly row: z.ZodType<Item>
}

const post = z
  .object({
    id,
    timestamp: seconds,
    text: prose,
    text_tags: z.array(z.string()).nullish(),
    attached_video_url: text,
    attached_video_preview_url: text,
    attached_image_url: text,
    attached_medias_preview_url: z.array(z.string()).nullish(),
    reactions_total_count: count,
    comments_count: z.int().nullish(),
    shares_count: count,
    owner_id: id,
    owner_username: text,
  })
  .transform(
    (from): Post => ({
      id: from.id,
      title: null,
      text: from.text,
      createdAt: from.timestamp,
      authorId: from.owner_id,
      // Facebook accepts the number in the place of a user name.
      authorUsername: from.owner_username ?? from.owner_id,
      playCount: null,
      likeCount: from.reactions_total_count,
      commentCount: from.comments_count ?? 0,
      shareCount: from.shares_count,
      saveCount: null,
      hashtags: (from.text_tags ?? []).map((tag) => tag.replace(/^#/, '')),
      media: mediaOf(from),
      duration: null,
      music: null,
      community: null,
      score: null,
      upvoteRatio: null,
      url: `${ORIGIN}/${from.id}`,
      permalink: null,
    }),
  )

function mediaOf(from: {
  readonly attached_video_url: string | null
  readonly attached_video_preview_url: string | null
  readonly attached_image_url: string | null
  readonly attached_medias_preview_url?: readonly string[] | null | undefined
}): Post['media'] {
  if (from.attached_video_url)
    return [{ type: 'VIDEO', url: from.attached_video_url, thumbnailUrl: from.attached_video_preview_url }]
  const pictures = from.attached_image_url ? [from.attached_image_url] : (from.attached_medias_preview_url ?? [])
  return pictures.map((url) => ({ type: 'IMAGE', url, thumbnailUrl: null }))
}

const listed = z.object({
  id,
  username: text,
  full_name: z.string().min(1),
  biography: text,
  categories: z.array(z.string()).nullish(),
  profile_photo_url: text,
  is_verified: z.boolean().nullish(),
  likes_count: count,
  followers_count: count,
  members_count: count,
})

const person = listed.transform(
  (from): Profile => ({
    id: from.id,
    username: from.username ?? from.id,
    fullName: from.full_name,
    bio: from.biography,
    followerCount: from.followers_count,
    followingCount: null,
    likeCount: from.likes_count,
    postCount: null,
    videoCount: null,
    isVerified: from.is_verified ?? false,
    isPrivate: false,
    avatarUrl: from.profile_photo_url,
    url: `${ORIGIN}/${from.username ?? from.id}`,
    createdAt: null,
  }),
)

const page = listed.transform((from, issues): Page => {
  // The company counts the followers of an older page as likes.
  const followerCount = from.followers_count ?? from.likes_count
  if (followerCount === null) {
    issues.addIssue({ code: 'custom', path: ['followers_count'], message: 'is missing' })
    return z.NEVER
  }
  return {
    id: from.id,
    name: from.full_name,
    username: from.username,
    category: from.categories?.[0] ?? null,
    followerCount,
    description: from.biography,
    isVerified: from.is_verified ?? false,
    url: `${ORIGIN}/${from.username ?? from.id}`,
  }
})

const group = listed.extend({ members_count: z.int() }).transform(
  (from): Group => ({
    id: from.id,
    name: from.full_name,
    memberCount: from.members_count,
    description: from.biography,
    url: `${ORIGIN}/groups/${from.id}`,
  }),
)

function profiles(type: 'people' | 'pages' | 'groups', row: Resource['row']): Resource {
  const task = (input: Question['input']) => `/facebook/search/${wordsOf(input)}/profiles/${type}`
  return { task, items: 'profiles', limit: null, row }
}

const NETWORK: Readonly<Record<string, Resource>> = {
  search: {
    task: (input) => `/facebook/search/${wordsOf(input)}/posts/latest`,
    items: 'posts',
    limit: 'max_posts',
    order: 'date_desc',
    row: post,
  },
  'search-people': profiles('people', person),
  'search-pages': profiles('pages', page),
  'search-groups': profiles('groups', group),
}

/** The company's resource for a question; null without one. */
export function resourceOf({ platform, resource }: Pick<Question, 'platform' | 'resource'>): Resource | null {
  return platform === 'network' && Object.hasOwn(NETWORK, resource) ? (NETWORK[resource] ?? null) : null
}

/** Whether Data365 has a resource that is used. */
export function hasData365(wanted: Pick<Question, 'platform' | 'resource'>): boolean {
  return resourceOf(wanted) !== null
}

/** The words of a search as one segment of a path. One or two dots would be none: with a space behind, they are words. */
function wordsOf(input: Question['input']): string {
  const words = member(input, 'keywords')
  return segment(/^\.{1,2}$/.test(words) ? `${words} ` : words)
}
