import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { Args, EnrichGraph } from '../types.gen.ts'
import type { EnrichEngines } from '../work.ts'

const read = readsFrom((engines: EnrichEngines) => engines.places.serp)

/** News and shopping searches. */
export const searches: Topic<EnrichGraph> = {
  resolvers: {
    Query: {
      newsSearch: read((args) => ask('/news', questionOf(args)), { respell: cutTo }),
      shoppingSearch: read((args) => ask('/shopping', questionOf(args)), { respell: cutTo }),
    },
  },
}

/** The query in the company's members; omitted ones take its defaults. */
function questionOf({ query, first, country, language, location }: Args<'Query.newsSearch' | 'Query.shoppingSearch'>) {
  return {
    q: query,
    num: first ?? undefined,
    gl: country?.toLowerCase(),
    hl: language ?? undefined,
    location: location ?? undefined,
  }
}

/** The company rounds up to whole result pages: cut the list to the requested number. */
function cutTo(body: unknown): unknown {
  const { searchParameters, ...lists } = body as { readonly searchParameters?: { readonly num?: unknown } }
  const most = typeof searchParameters?.num === 'number' ? searchParameters.num : undefined
  const cut = Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? list.slice(0, most) : list])
  return { searchParameters, ...Object.fromEntries(cut) }
}
