import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { EnrichEngines } from '../work.ts'
import { checkedUrl } from './search.ts'
import { type ContentsArgs, wireContents } from './wire.ts'

interface Args extends ContentsArgs {
  readonly urls: readonly string[]
}

const read = readsFrom((engines: EnrichEngines) => engines.web.websearch)

/** Contents of given pages. */
export const pageContents: Topic<EnrichEngines> = {
  resolvers: {
    Query: {
      pageContents: read<Args>(
        ({ urls, ...contents }, context) =>
          ask('/contents', {
            urls: urls.map((url, index) => checkedUrl(context, url, ['urls', index]).href),
            ...wireContents(contents, []),
          }),
        { isEmpty: (value) => (value as { readonly results: readonly unknown[] }).results.length === 0 },
      ),
    },
  },
}
