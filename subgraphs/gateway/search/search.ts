import type { KitContext } from '../../kit/context.ts'
import type { Topic } from '../../kit/subgraph.ts'
import type { GatewayEngines } from '../engines.ts'
import type { SearchHit } from './engine.ts'
import type { SnapshotEndpoint } from './snapshot.ts'

// Any signed-in wallet may search, free of charge. A page is cut out of the whole ranking, so that the pages of one query
// fit together.

/** The version of the answer's shape, as the contract fixes it. */
const VERSION = 1

/** Hits on a page when the caller names no number. */
const DEFAULT_LIMIT = 10

interface SearchArgs {
  readonly query: string
  readonly broad?: boolean | null
  readonly limit?: number | null
  readonly page?: number | null
}

async function search(_parent: unknown, args: SearchArgs, context: KitContext<GatewayEngines>) {
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

export const searchTopic: Topic<GatewayEngines> = { resolvers: { Query: { search } } }

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

/** Our own services answer where this request came in. */
function shownOrigin({ origin }: SnapshotEndpoint, context: KitContext) {
  if (!origin.service) return origin
  const url = context.baseUrl(origin.service)
  return { ...origin, url, favicon: `${new URL(url).origin}/favicon.ico` }
}
