import type { KitContext } from '../../kit/context.ts'
import type { CompanyCursor } from '../../kit/paging/companyCursor.ts'
import type { FieldResolver } from '../../kit/subgraph.ts'
import { type ReadOptions, readsFrom } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { withLinksSealed } from './links.ts'
import { neutralIds } from './neutralIds.ts'

const reads = readsFrom((engines: TravelEngines) => engines.tracking)

/** Pages go on by a link of the company's, which holds the cursor; how many pages are wanted at once may change. */
const PAGING: CompanyCursor = { argument: 'cursor', sizes: ['maxPages'], sealed: withLinksSealed }

/** Makes resolvers that ask the flight tracking company. */
export function read<Args>(
  question: (args: Args, context: KitContext<TravelEngines>) => UpstreamRequest,
  options: ReadOptions = {},
): FieldResolver<TravelEngines> {
  return reads(question, { respell: neutralIds, paging: PAGING, ...options })
}

/** For answers whose lists may be empty and that are worth their price all the same. */
export const WHOLE = { isEmpty: (value: unknown) => value === null || value === undefined }

/** The page that is asked for. */
export interface PageArgs {
  readonly maxPages: number
  readonly cursor?: string
}

/** Pages of one answer: "max_pages" is a bound, and \`links\` leads on to the rest. */
const MOST_PAGES = 40

/** The page as the company is asked for it. */
export function pageQuery({ maxPages, cursor }: PageArgs): { readonly max_pages: number; readonly cursor?: string } {
  return { max_pages: Math.min(maxPages, MOST_PAGES), ...(cursor === undefined ? {} : { cursor }) }
}
