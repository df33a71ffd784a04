import type { Topic } from '../../../kit/service/subgraph.ts'
import { get } from '../../../kit/upstream/request.ts'
import type { Args, DataGraph } from '../../types.gen.ts'
import { membersOf } from '../json.ts'
import { handleOf } from '../keys.ts'
import { reads } from '../reading.ts'

/** Current prices of coins. Unknown coins are left out; a response without any price is not charged. */
export const coinQuotes: Topic<DataGraph> = {
  resolvers: {
    Query: {
      coinQuotes: reads(
        ({ slugs, currencies, precision, first, ...wanted }) =>
          get('/simple/price', {
            ids: slugs.slice(0, first),
            vs_currencies: currencies,
            include_market_cap: wanted.withMarketCap,
            include_24hr_vol: wanted.withVolume,
            include_24hr_change: wanted.withChange,
            include_last_updated_at: wanted.withUpdatedAt,
            precision,
          }),
        {
          respell: priceList,
          isEmpty: (coins) => (coins as readonly Priced[]).every(({ quotes }) => quotes.length === 0),
        },
      ),
    },
  },
}

interface Priced {
  readonly quotes: readonly unknown[]
}

/** `{ bitcoin: { usd, usd_market_cap, … } }`: the currency is part of the member names. */
function priceList(body: unknown, { currencies }: Args<'Query.coinQuotes'>): unknown {
  return Object.entries(membersOf(body)).map(([coin, held]) => {
    const given = membersOf(held)
    const quotes = currencies
      .map((currency) => currency.toLowerCase())
      .filter((currency) => given[currency] !== undefined && given[currency] !== null)
      .map((currency) => ({
        currency,
        price: given[currency],
        market_cap: given[`${currency}_market_cap`],
        volume24h: given[`${currency}_24h_vol`],
        change24h: given[`${currency}_24h_change`],
      }))
    return { coin: handleOf(coin), quotes, updated_at: given.last_updated_at }
  })
}
