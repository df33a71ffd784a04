import type { Topic } from '../../kit/service/subgraph.ts'
import { findDiscussions } from '../forum/search.ts'
import { findNews } from '../serp/searches.ts'
import type { EnrichGraph } from '../types.gen.ts'

/** News and discussions about a coin, by the words of its name in the market list. */
export const coinMentions: Topic<EnrichGraph> = {
  resolvers: {
    Coin: {
      __resolveReference: ({ slug }) => ({ slug }),
      news: ({ slug }, { first }, context, info) => findNews({ query: wordsIn(slug), first }, context, info),
      discussions: ({ slug }, paging, context, info) =>
        findDiscussions({ query: wordsIn(slug), ...paging }, context, info),
    },
  },
}

function wordsIn(slug: string): string {
  return slug.replaceAll('-', ' ')
}
