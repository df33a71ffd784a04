import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { scrapecreators } from '../companies.ts'

/** The forum company: full-text search of posts, and their comments. */
export const forum: CompanyProvider = {
  company: scrapecreators,
  name: 'forum',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  failure: failureOf,
}

function failureOf(status: number, _body: unknown, { query }: Pick<UpstreamRequest, 'query'>): TollgraphError | null {
  if (status === 404) return new NotFound('There is no such post')
  if (status !== 400) return null
  // All other arguments were validated before.
  if (query?.cursor) return new BadInput('has run out; begin with the first page', ['cursor'])
  return query?.after ? new BadInput('has run out; begin with the first page', ['after']) : null
}
