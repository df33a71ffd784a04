import type { GraphQLResolveInfo } from 'graphql'
import type { PageArgs } from '../../kit/paging/page.ts'
import { openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { FORUM_SITE, searchRequest } from '../providers/scrapeCreators.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { listedPost } from './shown.ts'
import { readSearch, type WirePost, type WireSearch } from './wire.ts'

/** Full-text search of forum posts. */
export const search: Topic<EnrichGraph> = {
  resolvers: { Query: { discussionSearch } },
}

/** Position inside the company's pages, whose size it chooses itself. */
interface Position {
  /** The company's page cursor; null for its first page. */
  readonly page: string | null
  /** Posts of that page that were already returned. */
  readonly shown: number
}

/** Maximum number of the company's pages per page of ours. */
const MOST_PAGES = 3

function discussionSearch(
  _: unknown,
  args: Args<'Query.discussionSearch'>,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'DiscussionPostConnection'>> {
  return findDiscussions(args, context, info)
}

/** A search for posts. */
export interface DiscussionQuestion extends PageArgs {
  readonly query: string
  readonly sort?: Args<'Query.discussionSearch'>['sort']
  readonly timeframe?: Args<'Query.discussionSearch'>['timeframe']
}

/** A page of the posts that are found. Not charged if there is none. */
export async function findDiscussions(
  question: DiscussionQuestion,
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'DiscussionPostConnection'>> {
  const list = ['discussionSearch', question.query, question.sort, question.timeframe]
  const start = readPosition(openCursor(context.cursorKeys, list, question.after))
  const { posts, next } = await gather(question, start, context)
  if (posts.length === 0) context.waive(info, 'No post was found')
  return {
    nodes: posts.map((post) => listedPost(post, FORUM_SITE)),
    pageInfo: {
      hasNextPage: next !== null,
      hasPreviousPage: Boolean(question.after),
      startCursor: null,
      endCursor: next && sealCursor(context.cursorKeys, list, writePosition(next)),
    },
    searchContext: { query: question.query, resultCount: posts.length },
  }
}

/** Collects the requested number of posts, and the next position; null at the end. */
async function gather(args: DiscussionQuestion, start: Position, context: EnrichContext) {
  const posts: WirePost[] = []
  let next: Position | null = start
  for (let pages = 0; next && posts.length < args.first && pages < MOST_PAGES; pages++) {
    const found: WireSearch = await askForPage(args, next.page, context)
    const shown: number = next.shown
    const taken = found.posts.slice(shown, shown + args.first - posts.length)
    posts.push(...taken)
    const isRead = shown + taken.length >= found.posts.length
    if (!isRead) next = { page: next.page, shown: shown + taken.length }
    else next = found.after ? { page: found.after, shown: 0 } : null
  }
  return { posts, next }
}

async function askForPage(
  { query, sort, timeframe }: DiscussionQuestion,
  after: string | null,
  context: EnrichContext,
): Promise<WireSearch> {
  const { forum: upstream } = context.engines.places
  const answer = await upstream.for(context).request(searchRequest({ query, sort, timeframe, after }))
  context.sourcedFrom(upstream.kind, answer.ageSeconds)
  return readSearch(answer.body, upstream)
}

function writePosition({ page, shown }: Position): string {
  return `${shown}:${page ?? ''}`
}

function readPosition(place: string | null): Position {
  if (place === null) return { page: null, shown: 0 }
  const colon = place.indexOf(':')
  return { page: place.slice(colon + 1) || null, shown: Number(place.slice(0, colon)) }
}
