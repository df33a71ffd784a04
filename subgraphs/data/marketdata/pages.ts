import type { GraphQLResolveInfo } from 'graphql'
import { type NumberedPages, type PagePart, partOfPage, positionAfter } from '../../kit/paging/numberedPages.ts'
import type { PageArgs } from '../../kit/paging/page.ts'
import type { Resolver } from '../../kit/service/subgraph.ts'
import { readUpstream } from '../../kit/upstream/reads.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'
import { listOfNamed } from '../../kit/upstream/typeNamed.ts'
import type { DataContext, DataEngines } from '../work.ts'

/** A list of the market data company that is read page by page. */
interface Pages<Thing, Args> extends NumberedPages {
  /** The type of its items. */
  readonly of: string
  /** The request for one page. */
  readonly question: (args: Args, page: number, thing: Thing) => UpstreamRequest
  /** As in `ReadOptions`. */
  readonly at?: string
  readonly respell?: (body: unknown, thing: Thing) => unknown
}

/** An item of a connection that is sold with its facts. */
interface Edge {
  readonly node: unknown
  readonly cursor: string
}

interface EdgesAndNodes<Item extends Edge> {
  readonly edges: readonly Item[]
  readonly nodes: readonly Item['node'][]
  readonly pageInfo: PagePart<Item>['pageInfo']
}

/** Makes resolvers of lists that are sold with a record on each edge; the type of the items is that of the edges. */
export function edgesOf<Item extends Edge, Args extends PageArgs, Thing = unknown>(
  pages: Pages<Thing, Args>,
): Resolver<Thing, Args, EdgesAndNodes<Item>, DataEngines> {
  return async (thing, args, context, info) => {
    const { items, pageInfo } = await readPart<Omit<Item, 'cursor'>, Args, Thing>(pages, thing, args, context, info)
    const edges = items.map(({ item, cursor }) => ({ ...item, cursor }) as Item)
    return { edges, nodes: edges.map(({ node }) => node), pageInfo }
  }
}

/** Makes resolvers of lists of records. */
export function nodesOf<Item, Args extends PageArgs, Thing = unknown>(
  pages: Pages<Thing, Args>,
): Resolver<Thing, Args, { nodes: readonly Item[]; pageInfo: PagePart<Item>['pageInfo'] }, DataEngines> {
  return async (thing, args, context, info) => {
    const { items, pageInfo } = await readPart<Item, Args, Thing>(pages, thing, args, context, info)
    return { nodes: items.map(({ item }) => item), pageInfo }
  }
}

/** The resolver of an edge's cursor, which is ours: the company's answer is read without it. */
export function cursor(edge: Pick<Edge, 'cursor'>): string {
  return edge.cursor
}

/** A part of a list. An empty one is waived. */
async function readPart<Item, Args extends PageArgs, Thing>(
  { of, at, question, respell, ...pages }: Pages<Thing, Args>,
  thing: Thing,
  args: Args,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<PagePart<Item>> {
  const position = positionAfter(args, pages)
  const request = question(args, position.page, thing)
  const readAs = {
    ...(at === undefined ? {} : { at }),
    ...(respell ? { respell: (body: unknown) => respell(body, thing) } : {}),
  }
  const { marketdata } = context.engines
  const page = await readUpstream<readonly Item[]>(marketdata, request, listOfNamed(info, of), context, readAs)
  const part = partOfPage(page, position, args, pages)
  if (part.items.length === 0) context.waive(info, 'Nothing was found')
  return part
}
