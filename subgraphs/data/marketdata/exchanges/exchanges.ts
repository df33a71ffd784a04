import type { GraphQLResolveInfo } from 'graphql'
import { type NumberedPages, partOfPage, positionAfter } from '../../../kit/paging/numberedPages.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import { typeNamed } from '../../../kit/upstream/typeNamed.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf, namePlaces } from '../json.ts'
import { handleOf, slugOf } from '../keys.ts'
import { readsOf } from '../reading.ts'
import { wordOf } from '../words.ts'
import { plainTickers } from './tickers.ts'

const TICKER_PAGES: NumberedPages = { pageSize: 100, mostPages: 10_000 }

/** Centralized exchanges. */
export const exchanges: Topic<DataGraph> = {
  resolvers: {
    Query: {
      exchange: (_, { slug }) => handleOf(slug),
    },
    Exchange: {
      __resolveReference: ({ slug }) => handleOf(slugOf(slug)),
      profile: readsOf(({ slug }) => get(`/exchanges/${segment(slug)}`)),
      tickers,
      volumes: readsOf(
        ({ slug }, { days }) => get(`/exchanges/${segment(slug)}/volume_chart`, { days: wordOf(days) }),
        { respell: namePlaces(['at', 'volume_btc']) },
      ),
    },
    // Ours: the company's answer is read without it.
    ExchangeTickerConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

async function tickers(
  { slug }: Value<'Exchange'>,
  args: Args<'Exchange.tickers'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'ExchangeTickerConnection'>> {
  const position = positionAfter(args, TICKER_PAGES)
  const request = get(`/exchanges/${segment(slug)}/tickers`, {
    coin_ids: args.coins,
    include_exchange_logo: args.withLogo,
    page: position.page,
    depth: args.withDepth,
    order: args.order.toLowerCase(),
  })
  const type = typeNamed(info, 'ExchangeTickerConnection')
  const page = await readUpstream<Value<'ExchangeTickerConnection'>>(
    context.engines.marketdata,
    request,
    type,
    context,
    { respell: (body) => ({ ...membersOf(body), tickers: plainTickers(membersOf(body).tickers) }) },
  )
  const { items, pageInfo } = partOfPage(page.nodes, position, args, TICKER_PAGES)
  if (items.length === 0) context.waive(info, 'Nothing was found')
  return { exchangeName: page.exchangeName, nodes: items.map(({ item }) => item), pageInfo }
}
