import { countPosts, postRef } from '../../worlds/social/feeds.ts'
import type { Platform } from '../../worlds/social/platform.ts'
import type { PostSort } from '../../worlds/social/search/findPosts.ts'
import { writeAccount, writeFound, writeProfile } from '../accounts.ts'
import { followersComment, openThread } from '../comments.ts'
import { dated, listOf, type Resource } from '../list.ts'
import { writePost } from '../posts.ts'
import { Refusal } from '../refusal.ts'
import { accountNamed, commentNamed, openAccountNamed, openPostNamed } from './named.ts'

const SORTS: readonly PostSort[] = ['relevance', 'like_count', 'date_posted']
const DAY_MS = 86_400_000
/** Maximum age of found posts. */
const AGES_MS = {
  all: Infinity,
  past_day: DAY_MS,
  past_week: 7 * DAY_MS,
  past_month: 30 * DAY_MS,
  past_half_year: 182 * DAY_MS,
} as const
const AGES = Object.keys(AGES_MS) as (keyof typeof AGES_MS)[]

/** Resources common to platforms with followers; `who` is the member that names an account. */
export function followResources(
  platform: () => Platform,
  who: 'handle' | 'profile_id',
): Readonly<Record<string, Resource>> {
  return {
    profile(asked, asOfMs) {
      const account = accountNamed(platform(), asked.text(who))
      return { one: writeProfile(platform(), account, asOfMs), as: 'profile' }
    },

    posts(asked, asOfMs) {
      const { accounts } = platform()
      const account = openAccountNamed(platform(), asked.text(who))
      const total = countPosts(accounts, account, asOfMs)
      return dated(total, asked, (k) => writePost(platform(), postRef(accounts, account, k), asOfMs))
    },

    followers(asked, asOfMs) {
      const { accounts } = platform()
      const account = openAccountNamed(platform(), asked.text(who))
      const total = accounts.followerCount(account, asOfMs)
      const followerAt = (index: number) => accounts.graph.follower(account, total - 1 - index)
      return listOf(total, (index) => writeAccount(platform(), followerAt(index)))
    },

    following(asked, asOfMs) {
      const account = openAccountNamed(platform(), asked.text(who))
      const followed = platform().accounts.graph.following(account, asOfMs)
      return listOf(followed.length, (index) => writeAccount(platform(), followed[index]!))
    },

    'post-comments': (asked, asOfMs) => {
      const thread = openThread(commented(), openPostNamed(platform(), asked, asOfMs), asOfMs)
      return dated(thread.comments.length, asked, (index) => thread.write(thread.comments[index]!))
    },

    'comment-replies': (asked, asOfMs) => {
      const post = openPostNamed(platform(), asked, asOfMs)
      const comment = commentNamed(platform().posts, asked, asOfMs)
      if (comment.post.feed !== post.feed || comment.post.k !== post.k)
        throw new Refusal('not_found', 'There is no such comment on this post')
      const thread = openThread(commented(), post, asOfMs)
      const replies = thread.repliesTo(comment.i)
      return listOf(replies.length, (index) => thread.write(replies[index]!))
    },

    search(asked, asOfMs) {
      const age = AGES_MS[asked.oneOf('date_posted', AGES, 'all')]
      const found = platform().finder.search({
        keywords: asked.text('keywords'),
        sort: asked.oneOf('sort_type', SORTS, 'relevance'),
        asOfMs,
        sinceMs: asOfMs - age,
      })
      return listOf(found.length, (index) => writePost(platform(), found[index]!, asOfMs))
    },
  }

  function commented() {
    const { posts, directory, accounts } = platform()
    return { posts, directory, commenter: followersComment(accounts) }
  }
}

/** Profiles that match a text by names and interests. */
export function searchPeople(platform: () => Platform): Resource {
  return (asked, asOfMs) => {
    const found = platform().people.search(asked.text('keywords'))
    return listOf(found.length, (index) => writeFound(platform(), found[index]!, asOfMs))
  }
}
