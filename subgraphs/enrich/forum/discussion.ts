import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { commentsRequest, FORUM_SITE } from '../providers/scrapeCreators.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { shownComment, shownPost } from './shown.ts'
import { readDiscussion, type WireComment, type WireMore, type WirePost } from './wire.ts'

/** A forum post with its comments. */
export const discussion: Topic<EnrichGraph> = {
  resolvers: { Query: { discussion: pageOfDiscussion } },
}

/** Comments per page if the post has that many; a page may have a few more. */
const PAGE = 50
/** Maximum upstream requests per page. */
const MOST_QUESTIONS = 5
/** Maximum number of pending comment cursors. */
const MOST_CURSORS = 200
const POST_PATH = /^(?:\/r\/[A-Za-z0-9_]{1,50})?\/comments\/([a-z0-9]{1,13})(?:\/|$)/

/** Pending comment cursors of a post, as encoded in our cursor. */
const Cursors = z.array(z.string())

async function pageOfDiscussion(_: unknown, { url, cursor }: Args<'Query.discussion'>, context: EnrichContext) {
  const { forum } = context.engines.places
  const { pathname } = new URL(url)
  if (!POST_PATH.test(pathname)) throw new BadInput('must lead to a post: /r/<community>/comments/<id>', ['url'])
  const list = ['discussion', pathname]
  const place = openCursor(context.cursorKeys, list, cursor, 'cursor')
  const open: (string | null)[] = place === null ? [null] : Cursors.parse(JSON.parse(place))
  const comments: WireComment[] = []
  let post: WirePost | null = null
  for (let asked = 0; asked < MOST_QUESTIONS && open.length > 0 && comments.length < PAGE; asked++) {
    const request = commentsRequest(pathname, open.shift() ?? null)
    const answer = await forum.for(context).request(request)
    context.sourcedFrom(forum.kind, answer.ageSeconds)
    const page = readDiscussion(answer.body, forum)
    post ??= page.post
    open.unshift(...cursorsOf(page.more, []), ...unfold(page.comments, comments))
  }
  // Unreachable: at least one request was sent.
  if (!post) throw new Error('A discussion was read without asking for it')
  return {
    post: shownPost(post, FORUM_SITE),
    comments: comments.map(shownComment),
    hasMore: open.length > 0,
    cursor: open.length > 0 ? sealCursor(context.cursorKeys, list, writeCursors(open)) : null,
  }
}

/** Places replies directly after their parent; returns the cursors of missing replies. */
function unfold(items: readonly WireComment[], into: WireComment[]): string[] {
  return items.flatMap((comment) => {
    into.push(comment)
    const { items: replies = [], more } = comment.replies ?? {}
    return cursorsOf(more, unfold(replies, into))
  })
}

function cursorsOf(more: WireMore, others: readonly string[]): string[] {
  return more?.has_more && more.cursor ? [...others, more.cursor] : [...others]
}

function writeCursors(cursors: readonly (string | null)[]): string {
  return JSON.stringify(cursors.slice(0, MOST_CURSORS))
}
