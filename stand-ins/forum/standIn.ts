import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { OPENINGS } from './communities.ts'
import { discussionPage } from './discussions.ts'
import {
  commentCount,
  openThreads,
  scoreOf,
  type Thread,
  type Threads,
  wordsOf as threadWords,
  writePost,
} from './threads.ts'

const HOUR = 3_600
const DAY = 24 * HOUR
const SPANS = { all: Number.POSITIVE_INFINITY, day: DAY, week: 7 * DAY, month: 31 * DAY, year: 366 * DAY } as const
/** Posts per page. */
const PAGE = 25
const POST_PATH = /^(?:\/r\/(\w+))?\/comments\/([a-z0-9]+)(?:\/|$)/

const SearchQuery = z.object({
  query: z.string().min(1),
  sort: z.enum(['relevance', 'new', 'top', 'comment_count']).default('relevance'),
  timeframe: z.enum(['all', 'day', 'week', 'month', 'year']).default('all'),
  after: z.string().optional(),
})
const CommentsQuery = z.object({ url: z.url(), cursor: z.string().optional() })

/** Stand-in of ScrapeCreators for the forum. */
export function forumStandIn(app: FastifyInstance, world: EnrichWorld): void {
  const threads = openThreads(world)
  const now = () => threads.seconds()

  app.get('/v1/reddit/search', (request) => {
    const { query, sort, timeframe, after } = read(SearchQuery, request)
    const found = find(threads, query, now() - SPANS[timeframe])
    // The order is fixed for an hour, so that pages are consistent.
    const rank = rankOf(threads.seed, sort, Math.floor(now() / HOUR) * HOUR)
    const ranked = found
      .map((thread) => ({ thread, rank: rank(thread) }))
      .sort((a, b) => b.rank - a.rank || b.thread.number - a.thread.number)
    const from = after === undefined ? 0 : ranked.findIndex(({ thread }) => `t3_${thread.id}` === after) + 1
    if (after !== undefined && from === 0) throw refuse(400, 'Invalid after')
    const shown = ranked.slice(from, from + PAGE).map(({ thread }) => thread)
    const last = shown.at(-1)
    return {
      success: true,
      posts: shown.map((thread) => writePost(threads.seed, thread, now())),
      after: last && from + PAGE < ranked.length ? `t3_${last.id}` : null,
    }
  })

  app.get('/v1/reddit/post/comments', (request) => {
    const { url, cursor } = read(CommentsQuery, request)
    const [, community, id = ''] = POST_PATH.exec(new URL(url).pathname) ?? []
    const thread = threads.byId(id)
    if (!thread || (community !== undefined && community !== thread.community.name)) throw refuse(404, 'Post not found')
    const page = discussionPage(threads.seed, thread, now(), cursor)
    if (!page) throw refuse(400, 'Invalid cursor')
    return { success: true, post: writePost(threads.seed, thread, now()), ...page }
  })
}

function read<Schema extends z.ZodType>(schema: Schema, { query, headers }: FastifyRequest): z.output<Schema> {
  if (!headers['x-api-key']) throw refuse(401, 'API key is missing')
  const { data, error } = schema.safeParse(query)
  if (error) throw refuse(400, error.issues.map(({ path }) => path.join('.')).join(', '))
  return data as z.output<Schema>
}

/** Posts that contain all words in title, text or community. */
function find(threads: Threads, query: string, from: number): Thread[] {
  const wanted = wordsOf(query)
  const known = new Map<string, boolean>()
  const says = ({ opening, subject, community }: Thread) => {
    const key = `${opening} ${subject} ${community.name}`
    const held = known.get(key)
    if (held !== undefined) return held
    const { title, text } = threadWords({ opening, subject })
    const all = new Set(wordsOf(`${title} ${text} ${community.name}`))
    const holds = wanted.length > 0 && wanted.every((word) => all.has(word))
    known.set(key, holds)
    return holds
  }
  return threads.since(Number.isFinite(from) ? from : 0).filter(says)
}

function rankOf(seed: number, sort: z.output<typeof SearchQuery>['sort'], now: number): (thread: Thread) => number {
  switch (sort) {
    case 'new':
      return ({ created }) => created
    case 'top':
      return (thread) => scoreOf(seed, thread, now)
    case 'comment_count':
      return (thread) => commentCount(seed, thread, now)
    // Liked and recent posts first; weekly threads last.
    case 'relevance':
      return (thread) =>
        Math.log10(scoreOf(seed, thread, now)) -
        (now - thread.created) / (200 * DAY) -
        (OPENINGS[thread.opening]?.title.startsWith('Weekly') ? 2 : 0)
  }
}

function refuse(status: number, message: string): StandInError {
  return new StandInError(status, { success: false, message })
}
