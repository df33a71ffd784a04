import { membersOf } from '../json.ts'
import { handleOf } from '../keys.ts'

/** The pairs of a coin or an exchange, with the handles of what they name; another value than a list as it is. */
export function plainTickers(rows: unknown): unknown {
  return Array.isArray(rows) ? rows.map(plainTicker) : rows
}

function plainTicker(row: unknown): unknown {
  const given = membersOf(row)
  const market = membersOf(given.market)
  return {
    ...given,
    coin: handleOf(given.coin_id),
    target_coin: handleOf(given.target_coin_id),
    market: { ...market, exchange: handleOf(market.identifier) },
  }
}
