import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { EnrichGraph } from '../types.gen.ts'
import type { EnrichEngines } from '../work.ts'
import { checkedUrl } from './search.ts'
import { wireContents } from './wire.ts'

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
        { isEmpty: (value) => (value as { readonly results: readonly unknown[] }).results.length === 0 },
      ),
    },
  },
}
