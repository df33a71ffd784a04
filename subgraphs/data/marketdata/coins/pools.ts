import type { GraphQLResolveInfo } from 'graphql'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { readUpstream } from '../../../kit/upstream/reads.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import { typeNamed } from '../../../kit/upstream/typeNamed.ts'
import type { Token } from '../../chains/token.ts'
import type { Args, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { poolsOfToken } from '../onchain/tokens.ts'
import { coinRecord, tokensOf } from './coin.ts'

/** Pools in which a coin trades on chain. */
export const coinPools: Topic<DataGraph> = {
  resolvers: { Coin: { pools } },
}

/** Two requests: the coin's record, which names its tokens, and the pools of one of them. */
async function pools(
  coin: Value<'Coin'>,
  { chain, ...page }: Args<'Coin.pools'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<Value<'PoolConnection'> | null> {
  const tokens = await readTokens(coin, context, info)
  const token = chain ? tokens.find(({ chainId }) => chainId === chain) : tokens[0]
  if (token) return poolsOfToken(token, page, context, info)
  context.waive(info, chain ? 'The coin has no token on this chain' : 'The coin has no token on a known chain')
  return null
}

/** The record without its parts that can be left out. */
const BARE = {
  localization: false,
  tickers: false,
  market_data: false,
  community_data: false,
  developer_data: false,
  sparkline: false,
}

async function readTokens(
  { slug }: Value<'Coin'>,
  context: DataContext,
  info: GraphQLResolveInfo,
): Promise<readonly Token[]> {
  const { marketdata } = context.engines
  const request = get(`/coins/${segment(slug)}`, BARE)
  const type = typeNamed(info, 'CoinDetails')
  return tokensOf(await readUpstream(marketdata, request, type, context, { respell: coinRecord }))
}
