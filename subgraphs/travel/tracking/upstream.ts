import type { CompanyCursor } from '../../kit/paging/companyCursor.ts'
import type { KitContext } from '../../kit/service/context.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Args } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { withLinksSealed } from './links.ts'
import { neutralIds } from './neutralIds.ts'

const reads = readsFrom((engines: TravelEngines) => engines.tracking)

/** Pages continue by the company's link, which contains the cursor; the number of pages may change between requests. */
const PAGING: CompanyCursor = { argument: 'cursor', sizes: ['maxPages'], sealed: withLinksSealed }

/** Makes resolvers that call the flight tracking company. */
export function read<Given, Result>(
  question: (args: Given, context: KitContext<TravelEngines>) => UpstreamRequest,
  options: ReadOptions<Given> = {},
): Resolver<unknown, Given, Result, TravelEngines> {
  return reads(question, { respell: neutralIds, paging: PAGING, ...options })
}

/** For responses that are charged even if their lists are empty. */
export const WHOLE = { isEmpty: (value: unknown) => value === null || value === undefined }

/** The requested page. */
type Page = Pick<Args<'Query.trackedFlights'>, 'maxPages' | 'cursor'>

/** Pages per response: `max_pages` is an upper bound, and `links` leads to the rest. */
const MOST_PAGES = 40

/** The page in the company's wire format. */
export function pageQuery({ maxPages, cursor }: Page): { readonly max_pages: number; readonly cursor?: string } {
  return { max_pages: Math.min(maxPages, MOST_PAGES), ...(cursor ? { cursor } : {}) }
}
