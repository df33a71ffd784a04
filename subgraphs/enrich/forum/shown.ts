import type { WireComment, WirePost } from './wire.ts'

/** Characters of a post's text in a search. */
const MAX_LISTED_TEXT = 2_000
/** Characters of a comment. */
const MAX_COMMENT = 5_000
/** What the forum writes for whoever is gone. */
const NOBODY = '[deleted]'

/** A post as the graph shows it, whole. */
export function shownPost(post: WirePost, site: string) {
  return {
    id: post.id,
    title: post.title,
    author: post.author ?? NOBODY,
    community: post.subreddit,
    score: post.score,
    commentCount: post.num_comments,
    createdAt: timeOf(post.created_utc),
    text: post.selftext || null,
    isTextTruncated: false,
    permalink: new URL(post.permalink, site).href,
  }
}

/** A post among others: a long text is cut off. */
export function listedPost(post: WirePost, site: string) {
  const { text, isCut } = cut(post.selftext ?? '', MAX_LISTED_TEXT)
  return { ...shownPost(post, site), text: text || null, isTextTruncated: isCut }
}

/** A comment as the graph shows it. */
export function shownComment(comment: WireComment) {
  const { text, isCut } = cut(comment.body, MAX_COMMENT)
  return {
    id: comment.id,
    author: comment.author ?? NOBODY,
    body: text,
    isBodyTruncated: isCut,
    score: comment.score,
    createdAt: timeOf(comment.created_utc),
  }
}

/** Whole characters, never half of one. */
function cut(text: string, most: number): { readonly text: string; readonly isCut: boolean } {
  if (text.length <= most) return { text, isCut: false }
  const characters = [...text]
  return { text: characters.slice(0, most).join(''), isCut: characters.length > most }
}

function timeOf(seconds: number | null | undefined): Date | null {
  return typeof seconds === 'number' ? new Date(seconds * 1_000) : null
}
