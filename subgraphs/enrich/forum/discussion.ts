import { BadInput } from '../../../schema/errors.ts'
import { openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { commentsRequest, FORUM_SITE } from '../providers/scrapeCreators.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichContext } from '../work.ts'
import { OpenLists } from './openLists.ts'
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
const POST_PATH = /^(?:\/r\/[A-Za-z0-9_]{1,50})?\/comments\/([a-z0-9]{1,13})(?:\/|$)/

async function pageOfDiscussion(_: unknown, { url, cursor }: Args<'Query.discussion'>, context: EnrichContext) {
  const { forum } = context.engines.places
  const { pathname } = new URL(url)
  if (!POST_PATH.test(pathname)) throw new BadInput('must lead to a post: /r/<community>/comments/<id>', ['url'])
  const list = ['discussion', pathname]
  const place = openCursor(context.cursorKeys, list, cursor, 'cursor')
  const open = place === null ? OpenLists.atStart() : OpenLists.read(place)
  const comments: WireComment[] = []
  let post: WirePost | null = null
  for (let asked = 0; asked < MOST_QUESTIONS && comments.length < PAGE; asked++) {
    const step = open.next()
    if (!step) break
    const answer = await forum.for(context).request(commentsRequest(pathname, step.cursor))
    context.sourcedFrom(forum.kind, answer.ageSeconds)
    const page = readDiscussion(answer.body, forum)
    post ??= page.post
    const below = unfold(page.comments, step.isAgain ? [] : comments)
    open.add(step, { more: cursorsOf(page.more, []), below })
  }
  // Unreachable: at least one request was sent.
  if (!post) throw new Error('A discussion was read without asking for it')
  return {
    post: shownPost(post, FORUM_SITE),
    comments: comments.map(shownComment),
    hasMore: !open.isEmpty,
    cursor: open.isEmpty ? null : sealCursor(context.cursorKeys, list, open.write()),
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
