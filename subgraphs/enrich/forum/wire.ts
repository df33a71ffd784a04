import type { Logger } from 'pino'
import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'

// The answers of ScrapeCreators about the forum.

type Log = Pick<Logger, 'warn'>

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
export function readSearch(body: unknown, log: Log): WireSearch {
  const { posts, after } = readWire(Search, body)
  return { posts: readRows(Post, posts, 'posts', log), after: after ?? null }
}

/** Reads a post with its comments. Throws an Upstream error that names the undocumented member. */
export function readDiscussion(body: unknown, log: Log): WireDiscussion {
  const { post, comments, more } = readWire(Discussion, body)
  return { post, comments: commentsOf(comments, log), more }
}

function commentsOf(rows: readonly unknown[], log: Log): WireComment[] {
  return readRows(Comment, rows, 'comments', log).map((comment) => ({
    ...comment,
    replies: comment.replies ? { items: commentsOf(comment.replies.items, log), more: comment.replies.more } : null,
  }))
}

/** The rows that can be read; a list of which none can be read is an Upstream error. */
function readRows<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly unknown[],
  list: string,
  log: Log,
): z.output<Schema>[] {
  const read = rows.map((row) => schema.safeParse(row))
  const good = read.flatMap(({ success, data }) => (success ? [data as z.output<Schema>] : []))
  const error = read.find(({ success }) => !success)?.error
  if (error && good.length === 0) throw undocumented(error, list)
  if (error)
    log.warn({ list, member: placeOf(error), left: rows.length - good.length }, 'Rows of the forum were left out')
  return good
}

function readWire<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body)
  if (error) throw undocumented(error)
  return data as z.output<Schema>
}

function undocumented(error: z.ZodError, list?: string): UpstreamFailed {
  const place = [list, placeOf(error)].filter(Boolean).join('.') || 'the answer'
  return new UpstreamFailed(`The forum provider answered what is not documented: ${place} is not as it was`)
}

function placeOf(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') ?? ''
}
