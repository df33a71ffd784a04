import { z } from 'zod'
import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { scrapeCreators } from '../../kit/upstream/scrapeCreators.ts'
import { searchRequest } from './scrapeCreators.ts'

/** The forum: full-text search of posts, and their comments, as ScrapeCreators answers them. */
export const forum: CompanyProvider = {
  company: scrapeCreators,
  name: 'forum',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  probe: {
    request: searchRequest({ query: 'news', sort: null, timeframe: null, after: null }),
    check: documented(z.object({ posts: z.array(z.unknown()) })),
  },
  failure: failureOf,
}

const Refusal = z.object({ success: z.literal(false) })

/** Errors have `success: false`; an unknown path has a page instead. */
function failureOf(status: number, body: unknown, { query }: Pick<UpstreamRequest, 'query'>): TollgraphError | null {
  if (!Refusal.safeParse(body).success) return null
  if (status === 404) return new NotFound('There is no such post')
  if (status !== 400) return null
  // All other arguments were validated before.
  if (query?.cursor) return new BadInput('has run out; begin with the first page', ['cursor'])
  return query?.after ? new BadInput('has run out; begin with the first page', ['after']) : null
}
