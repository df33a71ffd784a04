import type { PostRef } from '../worlds/social/feeds.ts'
import { trackOf } from '../worlds/social/music.ts'
import type { Platform } from '../worlds/social/platform.ts'
import type { Posts } from '../worlds/social/posts.ts'
import { AFTERTHOUGHTS, CAPTIONS, capital, fill } from '../worlds/social/words/sentences.ts'
import { TOPICS } from '../worlds/social/words/topics.ts'
import { mediaUrl, pageUrl } from './addresses.ts'

const SHORTEST_SECONDS = 6
const LONGEST_ALBUM = 6

/** A post on a platform with followers. */
export function writePost({ name, directory, posts }: Platform, post: PostRef, atMs: number): object {
  const id = posts.idOf(post)
  const form = posts.formOf(post)
  const isVideo = form === 'VIDEO'
  const counts = posts.countsOf(post, atMs)
  const handle = directory.handleOf(post.feed)
  const isShort = name === 'shortvideo'
  return {
    id,
    text: textOf(name, posts, post),
    created_time: new Date(post.atMs).toISOString(),
    timestamp: post.atMs / 1000,
    author_id: directory.idOf(post.feed),
    author_username: handle,
    play_count: isVideo ? counts.plays : null,
    [isShort ? 'digg_count' : 'like_count']: counts.likes,
    comment_count: posts.discussionOf(post).count(atMs),
    share_count: name === 'photosharing' ? null : counts.shares,
    save_count: isShort ? counts.saves : null,
    hashtags: tagsOf(name, posts, post),
    attached_media: mediaOf(name, posts, post, id),
    duration: isVideo ? durationOf(posts, post) : null,
    music: isShort ? musicOf(posts, post) : null,
    url: pageUrl(name, pathOf(name, handle, id)),
  }
}

function pathOf(platform: string, handle: string, id: string): string {
  if (platform === 'shortvideo') return `@${handle}/video/${id}`
  return platform === 'photosharing' ? `p/${id}` : `${handle}/posts/${id}`
}

function textOf(platform: string, posts: Posts, post: PostRef): string {
  const subject = posts.feeds.subjectOf(post.feed, post.k)
  const words = { s: subject.phrase, t: TOPICS[subject.topic]!.name }
  const caption = capital(fill(posts.pick(post, 21, CAPTIONS), words))
  const tags = tagsOf(platform, posts, post).map((tag) => `#${tag}`)
  const more =
    platform === 'network' ? [`${caption.replace(/[.!?]$/, '')}.`, posts.pick(post, 22, AFTERTHOUGHTS)] : [caption]
  return [...more, ...tags].join(' ')
}

/** Posts of a network have at most one tag. */
function tagsOf(platform: string, posts: Posts, post: PostRef): readonly string[] {
  const tags = posts.feeds.tagsOf(post.feed, post.k)
  return platform === 'network' ? tags.slice(0, 1) : tags
}

function durationOf(posts: Posts, post: PostRef): number {
  return SHORTEST_SECONDS + Math.floor(170 * posts.chance(post, 23) ** 2)
}

function musicOf(posts: Posts, post: PostRef): object {
  const { id, title, author } = trackOf(posts, post)
  return { id, title, author }
}

/** Media of a post: a video, pictures or none. */
export function mediaOf(platform: string, posts: Posts, post: PostRef, id: string): object[] {
  const form = posts.formOf(post)
  if (form === 'TEXT') return []
  if (form === 'VIDEO')
    return [{ type: 'video', url: mediaUrl(platform, `${id}.mp4`), thumbnail_url: mediaUrl(platform, `${id}.jpg`) }]
  const pictures = form === 'ALBUM' ? 2 + (posts.bits(post, 24) % (LONGEST_ALBUM - 1)) : 1
  return Array.from({ length: pictures }, (_, index) => ({
    type: 'image',
    url: mediaUrl(platform, `${id}_${index + 1}.jpg`),
    thumbnail_url: mediaUrl(platform, `${id}_${index + 1}_small.jpg`),
  }))
}
