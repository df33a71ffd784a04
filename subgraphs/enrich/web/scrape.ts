import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import type { EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'
import { foundPages, scrapedPage } from './providers/firecrawl.ts'
import { checkedUrl } from './search.ts'

const read = readsFrom((engines: EnrichEngines) => engines.web.crawler)

/** One page as Markdown, and a search for pages. */
export const crawler: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      async scrapedPage(_, { url }, context, info) {
        const page = await scrape(url, ['url'], context, info)
        if (isBlankPage(page)) context.waive(info, 'Nothing was found')
        return page
      },

      crawlerSearch: read(({ query, limit }) => ask('/v2/search', { query, limit }), {
        respell: (body, { query }) => foundPages(body, query),
      }),
    },
  },
}

/** Reads a page. `path` is the input that has its URL. Throws PageUnreadable, BadInput and the errors of the provider. */
export async function scrape(
  url: string,
  path: string[],
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ScrapedPage'>> {
  const request = ask('/v2/scrape', { url: checkedUrl(context, url, path).href, formats: ['markdown'] })
  const options = { respell: scrapedPage }
  return readUpstream(context.engines.web.crawler, request, typeNamed(info, 'ScrapedPage'), context, options)
}

/** Whether a page was found that has no text. It is not charged. */
export function isBlankPage({ content }: Pick<Value<'ScrapedPage'>, 'content'>): boolean {
  return content.trim() === ''
}
