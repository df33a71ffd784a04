import type { GraphQLResolveInfo } from 'graphql'
import { BadInput } from '../../../../schema/errors.ts'
import { readPagePosition } from '../../../../schema/pagePosition.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { Args, CandleTimeframe, DataGraph, Value } from '../../types.gen.ts'
import type { DataContext } from '../../work.ts'
import { membersOf, renameByEnd } from '../json.ts'
import { handleOf, tokenOf } from '../keys.ts'
import { nodesOf } from '../pages.ts'
import { readsOf } from '../reading.ts'
import { wordOf } from '../words.ts'
import { placeOf } from './place.ts'
import type { Pool } from './pools.ts'

/** Units of a timeframe that one candle may aggregate. */
const AGGREGATES: Readonly<Record<CandleTimeframe, readonly string[]>> = {
  DAY: ['1'],
  HOUR: ['1', '4', '12'],
  MINUTE: ['1', '5', '15'],
}
/** Suffixes of member names that contain a company's name, with their neutral names. */
const NEUTRAL = {
  _coin_id: 'marketdata_coin_id',
  telegram_handle: 'telegram_handle',
  _handle: 'microblog_handle',
  t_score: 'score',
}

/** Tokens, candles and trades of one pool. */
export const poolDetails: Topic<DataGraph> = {
  resolvers: {
    Pool: {
      tokenInfos,
      candles: readsOf(
        (pool, args) => {
          const aggregate = wordOf(args.aggregate)
          checkAggregate(args.timeframe, aggregate)
          return get(`${poolPlace(pool)}/ohlcv/${args.timeframe.toLowerCase()}`, {
            aggregate,
            before_timestamp: args.before && Math.floor(args.before.getTime() / 1000),
            limit: args.first,
            currency: args.currency.toLowerCase(),
            token: args.token,
          })
        },
        { respell: neutralReferences },
      ),
      trades,
    },
  },
}

const lastTrades = nodesOf<Value<'PoolTrade'>, Args<'Pool.trades'>, Pool>({
  of: 'PoolTrade',
  pageSize: 300,
  mostPages: 1,
  question: ({ minVolumeUsd }, _, pool) =>
    get(`${poolPlace(pool)}/trades`, { trade_volume_in_usd_greater_than: minVolumeUsd }),
  at: 'data',
})

/** The company has the last 300 trades of a day, on one page: later pages are empty. */
async function trades(pool: Pool, args: Args<'Pool.trades'>, context: DataContext, info: GraphQLResolveInfo) {
  const { page = 1 } = args.after ? (readPagePosition(args.after) ?? {}) : {}
  if (page <= 1) return lastTrades(pool, args, context, info)
  context.waive(info, 'Nothing was found')
  return { nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null } }
}

const readTokenInfos = readsOf<Pool, Args<'Pool.tokenInfos'>, readonly Value<'TokenInfo'>[] | null>(
  (pool) => get(`${poolPlace(pool)}/info`),
  { respell: tokenList },
)

/** The records of both tokens are one answer of the company. */
async function tokenInfos(pool: Pool, args: Args<'Pool.tokenInfos'>, context: DataContext, info: GraphQLResolveInfo) {
  const infos = await readTokenInfos(pool, args, context, info)
  return infos?.slice(0, args.first) ?? null
}

function poolPlace({ chainId, address }: Pool): string {
  return `${placeOf(chainId)}/pools/${segment(address)}`
}

function checkAggregate(timeframe: CandleTimeframe, aggregate: string): void {
  const allowed = AGGREGATES[timeframe]
  if (allowed.includes(aggregate)) return
  const message = `must be ${allowed.join(', ')} with the timeframe ${timeframe.toLowerCase()}`
  throw new BadInput([{ path: ['aggregate'], code: 'invalid_value', message }])
}

function tokenList(body: unknown, { chainId }: Pool): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return data
  return data.map((item: unknown) => {
    const { id, attributes } = membersOf(item)
    const named = membersOf(renameByEnd(attributes, NEUTRAL))
    const token = tokenOf({ chain_id: chainId }, named.address)
    return { ...named, id, websites: named.websites ?? [], token, coin: handleOf(named.marketdata_coin_id) }
  })
}

function neutralReferences(body: unknown): unknown {
  const { data, meta } = membersOf(body)
  const { base, quote } = membersOf(meta)
  return { data, base: neutralReference(base), quote: neutralReference(quote) }
}

function neutralReference(token: unknown): unknown {
  const named = membersOf(renameByEnd(token, NEUTRAL))
  return { ...named, coin: handleOf(named.marketdata_coin_id) }
}
