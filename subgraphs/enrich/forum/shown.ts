import { accountOf } from '../people/accounts.ts'
import type { WireComment, WirePost } from './wire.ts'

/** Characters of a post's text in search results. */
const MAX_LISTED_TEXT = 2_000
/** Characters of a comment. */
const MAX_COMMENT = 5_000
/** The forum's author name for deleted accounts. */
const DELETED_AUTHOR = '[deleted]'

/** A post in the graph's form, with its whole text. */
export function shownPost(post: WirePost, site: string) {
  return {
    postId: post.id,
    title: post.title,
    account: accountOf('FORUM', post.author),
    author: post.author ?? DELETED_AUTHOR,
    community: post.subreddit,
    score: post.score,
    commentCount: post.num_comments,
    createdAt: timeOf(post.created_utc),
    text: post.selftext || null,
    isTextTruncated: false,
    permalink: new URL(post.permalink, site).href,
  }
}

/** A post in a list: long text is truncated. */
export function listedPost(post: WirePost, site: string) {
  const { text, isCut } = cut(post.selftext ?? '', MAX_LISTED_TEXT)
  return { ...shownPost(post, site), text: text || null, isTextTruncated: isCut }
}

/** A comment in the graph's form. */
export function shownComment(comment: WireComment) {
  const { text, isCut } = cut(comment.body, MAX_COMMENT)
  return {
    commentId: comment.id,
    author: comment.author ?? DELETED_AUTHOR,
    body: text,
    isBodyTruncated: isCut,
    score: comment.score,
    createdAt: timeOf(comment.created_utc),
  }
}

/** Cuts at code points, so that no surrogate pair is split. */
function cut(text: string, most: number): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= most) return { text, isCut: false }
  const characters = [...text]
  return { text: characters.slice(0, most).join(''), isCut: characters.length > most }
}

function timeOf(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1_000) : null
}
