import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { eachOf, isMembers, membersOf } from '../providers/members.ts'
import type { EnrichGraph } from '../types.gen.ts'
import type { EnrichEngines } from '../work.ts'
import { checkedUrl } from './search.ts'
import { wireContents } from './wire.ts'

/** Reasons of the company that we have another word for. */
const TAGS: ReadonlyMap<unknown, string> = new Map([['UNSUPPORTED_URL', 'SOURCE_NOT_AVAILABLE']])

/** The answer, with our words for why a page is missing. */
function withKnownTags(body: unknown): unknown {
  const { statuses, ...rest } = membersOf(body)
  const known = eachOf(statuses, ({ error, ...status }) => ({
    ...status,
    error: isMembers(error) ? { ...error, tag: TAGS.get(error.tag) ?? error.tag } : null,
  }))
  return { ...rest, statuses: Array.isArray(statuses) ? known : statuses }
}

const read = readsFrom((engines: EnrichEngines) => engines.web.websearch)

/** Contents of given pages. */
export const pageContents: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      pageContents: read(
        ({ urls, ...contents }, context) =>
          ask('/contents', {
            urls: urls.map((url, index) => checkedUrl(context, url, ['urls', index]).href),
            ...wireContents(contents, []),
          }),
        {
          respell: withKnownTags,
          isEmpty: (value) => (value as { readonly results: readonly unknown[] }).results.length === 0,
        },
      ),
    },
  },
}
