import type { Accounts } from '../worlds/social/accounts/accounts.ts'
import type { PostRef } from '../worlds/social/feeds.ts'
import type { Directory } from '../worlds/social/platform.ts'
import type { Posts } from '../worlds/social/posts.ts'
import { COMMENTS, capital, fill, REPLIES } from '../worlds/social/words/sentences.ts'
import { TOPICS } from '../worlds/social/words/topics.ts'

/** Where comments are posted. */
export interface Commented {
  readonly posts: Posts
  readonly directory: Directory
  /** Selects a commenter by 32 random bits. */
  readonly commenter: (post: PostRef, bits: number) => number
}

/** Comments come from current or future followers of the author. */
export function followersComment(accounts: Accounts): Commented['commenter'] {
  return ({ feed }, bits) => {
    const audience = accounts.audienceOf(feed)
    return audience > 0 ? accounts.graph.follower(feed, bits % audience) : bits % accounts.people
  }
}

/** The comments on a post up to a given time. */
export interface Thread {
  /** Comments on the post itself, by index in order of arrival. */
  readonly comments: readonly number[]
  readonly count: number
  repliesTo(i: number): readonly number[]
  write(i: number): object
}

/** Opens the discussion of a post. */
export function openThread({ posts, directory, commenter }: Commented, post: PostRef, atMs: number): Thread {
  const discussion = posts.discussionOf(post)
  const count = discussion.count(atMs)
  const parents = discussion.parents(count)
  const repliesTo = (i: number) => indices(count).filter((one) => parents[one] === i)
  const replyCounts = new Uint16Array(count)
  for (const parent of parents) if (parent >= 0) replyCounts[parent]!++
  const { phrase, topic } = posts.feeds.subjectOf(post.feed, post.k)
  const words = { s: phrase, t: TOPICS[topic]!.name }
  const postId = posts.idOf(post)
  return {
    count,
    comments: indices(count).filter((one) => parents[one] === -1),
    repliesTo,
    write(i) {
      const parent = parents[i]!
      const owner = commenter(post, discussion.bits(i, 1))
      const sentences = parent === -1 ? COMMENTS : REPLIES
      return {
        id: posts.commentIdOf({ post, i }),
        text: capital(fill(sentences[discussion.bits(i, 2) % sentences.length]!, words)),
        owner_id: directory.idOf(owner),
        owner_username: directory.handleOf(owner),
        created_time: new Date(discussion.momentOf(i)).toISOString(),
        like_count: discussion.likes(i, atMs),
        comment_count: replyCounts[i],
        post_id: postId,
        parent_comment_id: parent === -1 ? null : posts.commentIdOf({ post, i: parent }),
      }
    },
  }
}

function indices(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
