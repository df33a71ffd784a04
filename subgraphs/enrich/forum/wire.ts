import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'

// Wire format of the forum company.

const Seconds = z.number().nullish()
const More = z.object({ has_more: z.boolean(), cursor: z.string().nullish() }).nullish()

/** A post. */
export const WirePost = z.object({
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

/** A comment with its replies. */
export interface WireComment {
  readonly id: string
  readonly author?: string | null | undefined
  readonly body: string
  readonly score: number
  readonly created_utc?: number | null | undefined
  readonly replies?:
    | { readonly items: readonly WireComment[]; readonly more?: z.output<typeof More> }
    | null
    | undefined
}

const WireComment: z.ZodType<WireComment> = z.lazy(() =>
  z.object({
    id: z.string().min(1),
    author: z.string().nullish(),
    body: z.string(),
    score: z.number().int(),
    created_utc: Seconds,
    replies: z.object({ items: z.array(WireComment), more: More }).nullish(),
  }),
)

/** A page of search results. */
export const WireSearch = z.object({ posts: z.array(WirePost), after: z.string().nullish() })
/** A post with a part of its comments. */
export const WireDiscussion = z.object({ post: WirePost, comments: z.array(WireComment), more: More })

/** A parsed post. */
export type WirePost = z.output<typeof WirePost>
/** Continuation of a list of comments. */
export type WireMore = z.output<typeof More>

/** Parses a response. Throws an Upstream error that names the undocumented member. */
export function readWire<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body)
  if (!error) return data as z.output<Schema>
  const place = error.issues[0]?.path.join('.') || 'the answer'
  throw new UpstreamFailed(`The forum provider answered what is not documented: ${place} is not as it was`)
}
