import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import type { EnrichGraph, Value, WebCategory } from '../types.gen.ts'
import type { EnrichEngines } from '../work.ts'
import { type GivenContents, wireContents, wireTimes, wireWord, withoutNulls } from './wire.ts'

/** What the company calls categories, where our word is another one. Profiles of the professional network are pages of people. */
const CATEGORIES: Readonly<Partial<Record<WebCategory, string>>> = {
  CODE_REPOSITORY: 'github',
  PROFESSIONAL_PROFILE: 'people',
}

interface Filters {
  readonly numResults: number
  readonly includeDomains?: readonly string[] | null
  readonly excludeDomains?: readonly string[] | null
  readonly startCrawlDate?: string | null
  readonly endCrawlDate?: string | null
  readonly startPublishedDate?: string | null
  readonly endPublishedDate?: string | null
  readonly includeText?: readonly string[] | null
  readonly excludeText?: readonly string[] | null
  readonly contents?: GivenContents | null
}

const read = readsFrom((engines: EnrichEngines) => engines.web.websearch)
const nothingFound = {
  isEmpty: (value: unknown) => (value as { readonly results: readonly unknown[] }).results.length === 0,
}

/** Web search: by query, in the site of a company, by similarity to a page, and for an answer. */
export const webSearch: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      webSearch: read(
        ({ query, additionalQueries, type, category, userLocation, ...filters }) =>
          ask('/search', {
            query,
            ...withoutNulls({ additionalQueries, userLocation }),
            type: wireWord(type),
            ...(category ? { category: CATEGORIES[category] ?? wireWord(category) } : {}),
            ...wireFilters(filters),
          }),
        nothingFound,
      ),

      similarPages: read(({ url, ...filters }, context) => {
        const { href } = checkedUrl(context, url, ['url'])
        return ask('/findSimilar', { url: href, ...wireFilters(filters) })
      }, nothingFound),

      webAnswer: read(({ query, text }) => ask('/answer', { query, text, stream: false }), {
        isEmpty: (value) => (value as { readonly citations: readonly unknown[] }).citations.length === 0,
      }),
    },
    Company: {
      async webPages({ domainName }, { query, first }, context, info) {
        const request = ask('/search', {
          query,
          type: wireWord('AUTO'),
          numResults: first,
          includeDomains: [domainName],
        })
        const type = typeNamed(info, 'WebSearchResults')
        const found = await readUpstream<Value<'WebSearchResults'>>(
          context.engines.web.websearch,
          request,
          type,
          context,
        )
        if (nothingFound.isEmpty(found)) context.waive(info, 'No page was found')
        return found
      },
    },
  },
}

/** Validates a URL for fetching. Throws BadInput naming its argument. */
export function checkedUrl(
  { engines }: Pick<KitContext<EnrichEngines>, 'engines'>,
  url: string,
  path: (string | number)[],
): URL {
  return engines.web.outbound.check(url, path)
}

function wireFilters({
  contents,
  startCrawlDate,
  endCrawlDate,
  startPublishedDate,
  endPublishedDate,
  ...rest
}: Filters) {
  return {
    ...withoutNulls(rest),
    ...wireTimes({ startCrawlDate, endCrawlDate, startPublishedDate, endPublishedDate }),
    ...(contents ? { contents: wireContents(contents, ['contents']) } : {}),
  }
}
