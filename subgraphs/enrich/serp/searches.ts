import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom, readUpstream } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import { typeNamed } from '../../kit/upstream/typeNamed.ts'
import { isMembers, membersOf } from '../providers/members.ts'
import type { Args, EnrichGraph, Value } from '../types.gen.ts'
import type { EnrichContext, EnrichEngines } from '../work.ts'

type Question = Partial<Args<'Query.newsSearch' | 'Query.shoppingSearch'>> & { readonly query: string }

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

/** News that name something, the most relevant first. Not charged if there are none. */
export async function findNews(
  question: { readonly query: string; readonly first: number },
  context: EnrichContext,
  info: GraphQLResolveInfo,
): Promise<Value<'NewsSearch'>> {
  const request = ask('/news', questionOf(question))
  const type = typeNamed(info, 'NewsSearch')
  const { serp } = context.engines.places
  const found = await readUpstream<Value<'NewsSearch'>>(serp, request, type, context, { respell: cutTo })
  if (found.nodes.length === 0) context.waive(info, 'No article was found')
  return found
}

/** The query in the company's members; omitted ones take its defaults. */
function questionOf({ query, first, country, language, location }: Question) {
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
  if (!isMembers(body)) return body
  const { searchParameters, ...lists } = body
  const { num } = membersOf(searchParameters)
  const most = typeof num === 'number' ? num : undefined
  const cut = Object.entries(lists).map(([name, list]) => [name, Array.isArray(list) ? list.slice(0, most) : list])
  return { searchParameters, ...Object.fromEntries(cut) }
}
