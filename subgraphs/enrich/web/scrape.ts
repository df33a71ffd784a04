import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { EnrichGraph } from '../types.gen.ts'
import type { EnrichEngines } from '../work.ts'
import { checkedUrl } from './search.ts'

const read = readsFrom((engines: EnrichEngines) => engines.web.crawler)

interface Scraped {
  readonly data?: { readonly metadata?: Readonly<Record<string, unknown>>; readonly [member: string]: unknown }
}

interface Found {
  readonly data?: readonly Readonly<Record<string, unknown>>[]
}

/** One page as Markdown, and a search for pages. */
export const crawler: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      scrapedPage: read(
        ({ url }, context) => ask('/v1/scrape', { url: checkedUrl(context, url, ['url']).href, formats: ['markdown'] }),
        {
          respell: (body) => {
            const { data } = body as Scraped
            const { title, url, sourceURL } = data?.metadata ?? {}
            // Not every company returns the final URL.
            return { title, url: url ?? sourceURL, content: data?.markdown, rendered: data?.rendered }
          },
          isEmpty: (value) => (value as { readonly content: string }).content.trim() === '',
        },
      ),

      crawlerSearch: read(({ query, limit }) => ask('/v1/search', { query, limit }), {
        respell: (body, { query }) => {
          const results = (body as Found).data ?? []
          return { query, results, resultCount: results.length }
        },
      }),
    },
  },
}
