import { type PostRef, postRef } from '../../worlds/social/feeds.ts'
import { findTrack, trackOf } from '../../worlds/social/music.ts'
import type { Platform } from '../../worlds/social/platform.ts'
import { tagOf } from '../../worlds/social/words/terms.ts'
import type { Found, Resource, Stretch } from '../list.ts'
import { writePost } from '../posts.ts'
import { Refusal } from '../refusal.ts'

// Lists of unknown length: posts are searched from the previous one on, newest first.

/** Posts with the tag in a member. */
export function searchTagged(platform: () => Platform, member: 'hashtag' | 'tag'): Resource {
  return (asked, asOfMs) => {
    const tag = tagOf(asked.text(member))
    return scanned(platform(), asOfMs, (after, count) => platform().finder.tagged(tag, asOfMs, after, count))
  }
}

/** Posts that use a music track. */
export function searchMusic(platform: () => Platform): Resource {
  return (asked, asOfMs) => {
    // The id identifies it; spellings of titles vary.
    asked.text('music_title')
    const id = asked.text('music_id')
    const track = findTrack(id)
    if (!track) throw new Refusal('not_found', `There is no music ${id}`)
    const { finder, posts } = platform()
    const isSetTo = (post: PostRef) => trackOf(posts, post) === track
    return scanned(platform(), asOfMs, (after, count) => finder.about(track.topic, isSetTo, asOfMs, after, count))
  }
}

function scanned(
  platform: Platform,
  asOfMs: number,
  look: (after: PostRef | null, count: number) => readonly PostRef[],
): Found {
  const { feeds } = platform.posts
  return {
    list: ({ mark, count }: Stretch) => {
      const [feed, k] = mark?.split('.').map(Number) ?? []
      const after = feed === undefined || k === undefined || !(feed < feeds.size) ? null : postRef(feeds, feed, k)
      return look(after, count).map((post) => ({
        write: () => writePost(platform, post, asOfMs),
        mark: `${post.feed}.${post.k}`,
      }))
    },
  }
}
