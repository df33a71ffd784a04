import type { KitContext } from '../../kit/service/context.ts'
import type { Topic } from '../../kit/service/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import type { Args, GatewayGraph } from '../types.gen.ts'
import type { SearchHit } from './engine.ts'
import type { SnapshotEndpoint } from './snapshot.ts'

// Search is free for every signed-in wallet. A page is a slice of the whole ranking, so that the pages of a query are
// consistent.

/** Version of the response format, fixed by the contract. */
const VERSION = 1

/** Default number of hits per page. */
const DEFAULT_LIMIT = 10

async function search(_parent: unknown, args: Args<'Query.search'>, context: KitContext<GatewayEngines>) {
  const page = args.page ?? 1
  const { hits, total } = await context.engines.search.search(
    { query: args.query, scope: args.broad ? 'all' : 'vetted', limit: args.limit ?? DEFAULT_LIMIT, page },
    context.now(),
  )
  return {
    version: VERSION,
    results: hits.map((hit) => shownHit(hit, context)),
    query: args.query,
    page,
    totalResults: total,
  }
}

export const searchTopic: Topic<GatewayGraph> = { resolvers: { Query: { search } } }

function shownHit(hit: SearchHit, context: KitContext) {
  const { method, path, summary, description, authMode, price } = hit.endpoint
  const { vectorSimilarity, resourceUsage, originUsage, score } = hit
  return {
    method,
    path,
    summary,
    semanticDescription: description,
    authMode,
    price,
    score,
    signals: { vectorSimilarity, resourceUsage, originUsage },
    origin: shownOrigin(hit.endpoint, context),
  }
}

/** The URL of our own services is the one that this request came in on. */
function shownOrigin({ origin }: SnapshotEndpoint, context: KitContext) {
  if (!origin.service) return origin
  const url = context.baseUrl(origin.service)
  return { ...origin, url, favicon: `${new URL(url).origin}/favicon.ico` }
}
