import { z } from 'zod'
import { oddAnswer, readRows } from '../../kit/upstream/listRows.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

// The answers of ScrapeCreators about the forum.

const Seconds = z.number().nullish()
const More = z.object({ has_more: z.boolean(), cursor: z.string().nullish() }).nullish()
/** Rows are read one by one, so that an odd one costs itself alone. */
const Rows = z.array(z.unknown())

const Post = z.object({
  id: z.string().min(1),
  title: z.string(),
  author: z.string().nullish(),
  subreddit: z.string(),
  score: z.number().int(),
  num_comments: z.number().int(),
  created_utc: Seconds,
  selftext: z.string().nullish(),
  permalink: z.string(),
})

const Comment = z.object({
  id: z.string().min(1),
  author: z.string().nullish(),
  body: z.string(),
  score: z.number().int(),
  created_utc: Seconds,
  // The forum itself writes an empty text where there are no replies.
  replies: z.object({ items: Rows, more: More }).nullish().catch(null),
})

const Search = z.object({ posts: Rows, after: z.string().nullish() })
const Discussion = z.object({ post: Post, comments: Rows, more: More })

/** A post. */
export type WirePost = z.output<typeof Post>
/** Continuation of a list of comments. */
export type WireMore = z.output<typeof More>

/** A comment with its replies. */
export interface WireComment extends Omit<z.output<typeof Comment>, 'replies'> {
  readonly replies: { readonly items: readonly WireComment[]; readonly more: WireMore } | null
}

/** A page of search results. */
export interface WireSearch {
  readonly posts: readonly WirePost[]
  readonly after: string | null
}

/** A post with a part of its comments. */
export interface WireDiscussion {
  readonly post: WirePost
  readonly comments: readonly WireComment[]
  readonly more: WireMore
}

/** Reads a page of search results. Throws an Upstream error that names the undocumented member. */
export function readSearch(body: unknown, forum: Forum): WireSearch {
  const { posts, after } = readWire(Search, body, forum)
  return { posts: readRows({ list: 'posts', schema: Post }, posts, forum), after: after ?? null }
}

/** Reads a post with its comments. Throws an Upstream error that names the undocumented member. */
export function readDiscussion(body: unknown, forum: Forum): WireDiscussion {
  const { post, comments, more } = readWire(Discussion, body, forum)
  return { post, comments: commentsOf(comments, forum), more }
}

/** The client whose answers are read. */
type Forum = Pick<Upstream, 'name' | 'log'>

function commentsOf(rows: readonly unknown[], forum: Forum): WireComment[] {
  return readRows({ list: 'comments', schema: Comment }, rows, forum).map(({ replies, ...comment }) => ({
    ...comment,
    replies: replies ? { items: commentsOf(replies.items, forum), more: replies.more } : null,
  }))
}

function readWire<Body>(schema: z.ZodType<Body>, body: unknown, forum: Forum): Body {
  const { data, error } = schema.safeParse(body)
  if (error) throw oddAnswer(error, forum, '')
  return data
}
