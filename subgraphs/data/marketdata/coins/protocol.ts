import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { listProtocols } from '../../protocolstats/protocolNumbers.ts'
import { type Protocol, protocolOf } from '../../protocolstats/protocols.ts'
import type { DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'

/** The protocols behind coins. */
export const protocolsOfCoins: Topic<DataGraph> = {
  resolvers: { CoinDetails: { protocol: protocolOfCoin } },
}

/** The list of protocols names the coin of each; it is read once for all coins of a request. */
async function protocolOfCoin(
  { coin }: Value<'CoinDetails'>,
  _: unknown,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Protocol | null> {
  const load = context.loader('protocolstats.protocolsOfCoins', async (slugs: readonly string[]) => {
    const found = await protocolsByCoin(context, info)
    return slugs.map((slug) => found.get(slug) ?? null)
  })
  const protocol = await load.load(coin.slug)
  return protocol === null ? null : protocolOf(protocol)
}

/** Slugs of protocols by the names of their coins. The list begins with the protocols that have the most value locked. */
async function protocolsByCoin(context: DataContext, info: GraphQLResolveInfo): Promise<Map<string, string>> {
  const list = await listProtocols(context, info)
  return new Map(list.toReversed().flatMap(({ coinId, slug }) => (coinId ? [[String(coinId), slug] as const] : [])))
}
