import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { OURSELVES } from '../../kit/upstream/asker.ts'
import { get, type QueryMembers } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'

/** What the market says of coins, by their ids (`ethereum`). Errors are those of an upstream's client. */
export interface CoinMarket {
  /** Null for a coin that has no price. */
  priceOf(coin: string): Promise<CoinPrice | null>
  /** Whole coins in circulation; null where it is not known. */
  supplyOf(coin: string): Promise<number | null>
}

/** What one coin is worth. */
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

/** The market as the market data company tells of it, or its stand-in: the facts are as live as `marketdata` is. */
export function marketOf(marketdata: Upstream): CoinMarket {
  // The explorer asks, which keeps what it is told for all its callers.
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
