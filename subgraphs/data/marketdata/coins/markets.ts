import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get } from '../../../kit/upstream/request.ts'
import { listOfNamed } from '../../../kit/upstream/typeNamed.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf } from '../json.ts'
import { handleOf } from '../keys.ts'
import { cursor, edgesOf } from '../pages.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

/** Maximum coins per request. */
const AT_ONCE = 250

/** Market data of coins, page by page and of one coin, and coin categories. */
export const coinMarkets: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coins: edgesOf<Value<'CoinEdge'>, Args<'Query.coins'>>({
        of: 'CoinEdge',
        mostPages: 10_000,
        question: ({ currency, slugs, category, order, first, withSparkline, changesOver }, page) =>
          get('/coins/markets', {
            vs_currency: currency,
            ids: slugs,
            category,
            order: order.toLowerCase(),
            per_page: first,
            page,
            sparkline: withSparkline,
            price_change_percentage: changesOver?.map(wordOf),
          }),
        respell: marketEdges,
      }),
      coinCategories,
    },
    Coin: { market: coinMarket },
    CoinEdge: { cursor },
    CoinCategory: { topCoins: ({ topCoins }, { first }) => topCoins?.slice(0, first) ?? null },
  },
}

const readCategories = reads<Args<'Query.coinCategories'>, readonly Value<'CoinCategory'>[] | null>(
  ({ order }) => get('/coins/categories', { order: order.toLowerCase() }),
  { respell: categoryList },
)

/** The company returns all categories at once. */
async function coinCategories(
  _: unknown,
  args: Args<'Query.coinCategories'>,
  context: DataContext,
  info: GraphQLResolveInfo,
) {
  const categories = await readCategories(null, args, context, info)
  return categories?.slice(0, args.first) ?? null
}

/** All coins of a request whose market is asked for in the same way share one upstream request per 250 coins. */
async function coinMarket(
  { slug }: Value<'Coin'>,
  { currency, withSparkline, changesOver }: Args<'Coin.market'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'CoinMarket'> | null> {
  const query = {
    vs_currency: currency.toLowerCase(),
    sparkline: withSparkline,
    price_change_percentage: changesOver?.map(wordOf),
  }
  const load = context.loader(`marketdata.markets ${JSON.stringify(query)}`, (slugs: readonly string[]) =>
    loadMarkets(slugs, query, context, info),
  )
  const market = await load.load(slug)
  if (!market) context.waive(info, 'The market list does not have this coin')
  return market
}

type MarketQuery = Parameters<typeof get>[1]

async function loadMarkets(
  slugs: readonly string[],
  query: MarketQuery,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<(Value<'CoinMarket'> | null)[]> {
  const found = new Map<string, Value<'CoinMarket'>>()
  for (let start = 0; start < slugs.length; start += AT_ONCE) {
    const ids = slugs.slice(start, start + AT_ONCE)
    const request = get('/coins/markets', { ...query, ids, per_page: AT_ONCE })
    const { marketdata } = context.engines
    const respelt = { respell: marketEdges }
    const edges = await readUpstream<readonly Value<'CoinEdge'>[]>(
      marketdata,
      request,
      listOfNamed(info, 'CoinEdge'),
      context,
      respelt,
    )
    for (const { node, market } of edges) found.set(node.slug, market)
  }
  return slugs.map((slug) => found.get(slug) ?? null)
}

function marketEdges(body: unknown): unknown {
  return Array.isArray(body) ? body.map((row) => ({ market: row, node: handleOf(membersOf(row).id) })) : body
}

function categoryList(body: unknown): unknown {
  if (!Array.isArray(body)) return body
  return body.map((row: unknown) => {
    const { top_3_coins_id: top, ...rest } = membersOf(row)
    return { ...rest, top_3_coins_id: Array.isArray(top) ? top.map(handleOf) : top }
  })
}
