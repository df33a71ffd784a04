import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { OURSELVES } from '../../kit/upstream/asker.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

/** Market facts of coins, by coin id (`ethereum`). Throws the errors of the upstream client. */
export interface CoinMarket {
  /** Null for a coin without a price. */
  priceOf(coin: string): Promise<CoinPrice | null>
  /** Whole coins in circulation; null if unknown. */
  supplyOf(coin: string): Promise<number | null>
}

/** Price of one coin. */
export interface CoinPrice {
  readonly usd: number
  readonly btc: number
  /** Unix seconds. */
  readonly updatedAt: number
}

const Prices = z.record(
  z.string(),
  z.object({ usd: z.number(), btc: z.number(), last_updated_at: z.number() }).nullish().catch(null),
)
const Markets = z.array(z.object({ id: z.string(), circulating_supply: z.number().nullish() }))

/** The market from the market data company or its stand-in; its data source is that of `marketdata`. */
export function marketOf(marketdata: Upstream): CoinMarket {
  // Sent as our own request: the explorer caches the response for all its callers.
  const upstream = marketdata.for(OURSELVES)
  async function ask<Answer>(path: string, members: QueryMembers, form: z.ZodType<Answer>): Promise<Answer> {
    const { body } = await upstream.request(get(path, members))
    const answer = form.safeParse(body)
    if (!answer.success) throw new UpstreamFailed(`The ${marketdata.name} provider answered what is not documented`)
    return answer.data
  }
  return {
    async priceOf(coin) {
      const members = { ids: [coin], vs_currencies: ['usd', 'btc'], include_last_updated_at: true, precision: 'full' }
      const price = (await ask('/simple/price', members, Prices))[coin]
      return price ? { usd: price.usd, btc: price.btc, updatedAt: price.last_updated_at } : null
    },
    async supplyOf(coin) {
      const markets = await ask('/coins/markets', { vs_currency: 'usd', ids: [coin] }, Markets)
      return markets.find(({ id }) => id === coin)?.circulating_supply ?? null
    },
  }
}
