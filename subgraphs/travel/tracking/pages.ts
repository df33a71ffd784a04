import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import type { PageInfo } from '../../kit/paging/connection.ts'
import type { PageArgs } from '../../kit/paging/page.ts'
import { openCursor, sealCursor } from '../../kit/paging/sealedCursor.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import { pathOf, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { TravelContext, TravelEngines } from '../work.ts'
import { cursorOf, withCursor } from './links.ts'
import { neutralIds } from './neutralIds.ts'
import type { SpanQuery } from './span.ts'
import type { TrackingPort } from './upstream.ts'

/** Items of a page of the company. */
const PAGE_SIZE = 15
/** Pages of an answer. */
const MOST_PAGES = 40

interface SpanArgs extends PageArgs {
  readonly start?: string | null | undefined
  readonly end?: string | null | undefined
}

/** A page as it is read from the company: `links` and `numPages` beside its lists. */
interface ReadPage {
  readonly links: { readonly next: string } | null
  readonly numPages: number
}

/** Options of a list. */
interface ListOptions<Args> {
  /** The lists of the page, by their names in the graph; each has `first` items at most. */
  readonly lists?: readonly string[]
  /** As in `ReadOptions`, after the company's ids have their neutral names. */
  readonly respell?: (body: unknown, args: Args) => unknown
  /** The port; default: flight tracking. */
  readonly port?: TrackingPort
}

/**
 * Makes resolvers of lists of the flight tracking company, whose pages have 15 items. `first` counts items: a number below 15
 * gives a part of a page, a larger one as many whole pages as it holds. Empty lists are waived. Throws BadInput for a cursor of
 * another list.
 */
export function paged<Parent, Args extends SpanArgs, Result>(
  question: (args: Args, context: TravelContext, parent: Parent) => UpstreamRequest,
  { lists = ['edges'], respell = (body) => body, port = ({ tracking }) => tracking }: ListOptions<Args> = {},
): Resolver<Parent, Args, Result, TravelEngines> {
  return async (parent, args, context, info) => {
    const asked = question(args, context, parent)
    const place = placeAfter(args, asked, context)
    const request = requestAt(asked, place, args.first)
    const page = await readPage(port(context.engines), request, context, info, (body) =>
      respell(neutralIds(body), args),
    )
    const end = place.skip + args.first
    const cut = Object.fromEntries(lists.map((name) => [name, itemsOf(page, name).slice(place.skip, end)]))
    const isEmpty = Object.values(cut).every((list) => list.length === 0)
    if (isEmpty) context.waive(info, 'Nothing was found')
    const isCut = lists.some((name) => itemsOf(page, name).length > end)
    const next = isCut ? { ...place, skip: end } : placeOfLink(page.links, request)
    const endCursor = sealCursor(context.cursorKeys, listOf(asked), JSON.stringify(next ?? { ...place, skip: end }))
    return {
      ...page,
      ...cut,
      links: next ? linksAt(page.links, endCursor, isCut ? asked : null) : page.links,
      pageInfo: pageInfo(next !== null, isEmpty ? null : endCursor, args.after),
      // The SDL declares the type that was read, with the members that are added here.
    } as Result
  }
}

/** Position of a page: its end, and whether it began after another one. */
export function pageInfo(hasNextPage: boolean, endCursor: string | null, after: string | null | undefined): PageInfo {
  return { hasNextPage, hasPreviousPage: typeof after === 'string', startCursor: null, endCursor }
}

function itemsOf(page: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = page[name]
  return Array.isArray(list) ? list : []
}

/** Where a page begins: at an item of the page with a cursor of the company, in the list's time span. */
const Place = z.object({
  cursor: z.string().nullable(),
  skip: z.number().int().min(0),
  start: z.string().optional(),
  end: z.string().optional(),
})
type Place = z.infer<typeof Place>

function placeAfter({ after, start, end }: SpanArgs, asked: UpstreamRequest, context: TravelContext): Place {
  const given = spanOf(asked)
  const text = openCursor(context.cursorKeys, listOf(asked), after)
  if (text === null) return { cursor: null, skip: 0, ...given }
  const place = Place.parse(JSON.parse(text))
  // A span that is left out ends now: the next page has that of the page before.
  if ((start && given.start !== place.start) || (end && given.end !== place.end))
    throw new BadInput('is a cursor of another time span', ['after'])
  return place
}

/** Name of a list for its cursors: the company's path with its filters. */
function listOf({ path, query = {} }: UpstreamRequest): readonly unknown[] {
  const filters = Object.entries(query).filter(
    ([name, value]) => name !== 'start' && name !== 'end' && value !== undefined && value !== null,
  )
  return [path, filters.sort(([one], [other]) => (one < other ? -1 : 1))]
}

function spanOf({ query = {} }: UpstreamRequest): SpanQuery {
  const { start, end } = query
  return { ...(typeof start === 'string' ? { start } : {}), ...(typeof end === 'string' ? { end } : {}) }
}

function requestAt(asked: UpstreamRequest, { cursor, skip, ...span }: Place, first: number): UpstreamRequest {
  const pages = Math.min(Math.max(Math.floor((skip + first) / PAGE_SIZE), 1), MOST_PAGES)
  return { ...asked, query: { ...asked.query, ...span, max_pages: pages, ...(cursor ? { cursor } : {}) } }
}

async function readPage(
  upstream: Upstream,
  request: UpstreamRequest,
  context: TravelContext,
  info: GraphQLResolveInfo,
  respell: (body: unknown) => unknown,
): Promise<ReadPage & Readonly<Record<string, unknown>>> {
  try {
    return await readUpstream(upstream, request, info.returnType, context, { respell })
  } catch (error) {
    throw error instanceof BadInput ? aboutAfter(error) : error
  }
}

/** The company's refusal of its cursor, about the argument that holds it. */
function aboutAfter(error: BadInput): BadInput {
  const issues = (error.fields.issues ?? []).map((issue) =>
    issue.path[0] === 'cursor' ? { ...issue, path: ['after'] } : issue,
  )
  return new BadInput(issues)
}

function placeOfLink(links: ReadPage['links'], request: UpstreamRequest): Place | null {
  const cursor = links && cursorOf(links.next)
  return cursor ? { cursor, skip: 0, ...spanOf(request) } : null
}

/** The company's link with our cursor; for a page that was cut, a link to the rest of it. */
function linksAt(links: ReadPage['links'], cursor: string, cut: UpstreamRequest | null): ReadPage['links'] {
  if (cut) return { next: pathOf({ ...cut, query: { ...cut.query, max_pages: 1, cursor } }) }
  return links && { next: withCursor(links.next, cursor) }
}
