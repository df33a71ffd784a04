import { BadInput } from '../../../../schema/errors.ts'
import type { Topic } from '../../../kit/service/subgraph.ts'
import { get, segment } from '../../../kit/upstream/request.ts'
import type { Args, CandleTimeframe, DataGraph } from '../../types.gen.ts'
import { membersOf, renameByEnd } from '../json.ts'
import { reads } from '../reading.ts'
import { wordOf } from '../words.ts'

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
    Query: {
      poolTokens: reads((args) => get(`${placeOf(args)}/info`), { respell: tokenList }),
      poolOhlcv: reads(
        (args) => {
          const aggregate = wordOf(args.aggregate)
          checkAggregate(args.timeframe, aggregate)
          return get(`${placeOf(args)}/ohlcv/${args.timeframe.toLowerCase()}`, {
            aggregate,
            before_timestamp: args.before && Math.floor(args.before.getTime() / 1000),
            limit: args.limit,
            currency: args.currency.toLowerCase(),
            token: args.token,
          })
        },
        { respell: neutralReferences },
      ),
      poolTrades: reads(
        (args) =>
          get(`${placeOf(args)}/trades`, { trade_volume_in_usd_greater_than: args.minVolumeUsd, page: args.page }),
        { respell: (body) => membersOf(body).data },
      ),
    },
  },
}

function placeOf({ network, address }: { readonly network: string; readonly address: string }): string {
  return `/onchain/networks/${segment(network)}/pools/${segment(address)}`
}

function checkAggregate(timeframe: CandleTimeframe, aggregate: string): void {
  const allowed = AGGREGATES[timeframe]
  if (allowed.includes(aggregate)) return
  const message = `must be ${allowed.join(', ')} with the timeframe ${timeframe.toLowerCase()}`
  throw new BadInput([{ path: ['aggregate'], code: 'invalid_value', message }])
}

function tokenList(body: unknown, { network }: Args<'Query.poolTokens'>): unknown {
  const { data } = membersOf(body)
  if (!Array.isArray(data)) return data
  return data.map((item: unknown) => {
    const { id, attributes } = membersOf(item)
    return { ...membersOf(renameByEnd(attributes, NEUTRAL)), id, network: { id: network } }
  })
}

function neutralReferences(body: unknown): unknown {
  const { data, meta } = membersOf(body)
  const { base, quote } = membersOf(meta)
  return { data, base: renameByEnd(base, NEUTRAL), quote: renameByEnd(quote, NEUTRAL) }
}
