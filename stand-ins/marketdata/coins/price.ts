import type { Asked } from '../asked.ts'
import { DAY_MS, type Market } from '../market.ts'
import { change, toPrecision, whole } from '../numbers.ts'

/** `GET /simple/price`: current prices of coins in currencies. Unknown ones are omitted. */
export function simplePrice(market: Market, asked: Asked): unknown {
  const precision = asked.textOr('precision', null)
  const currencies = asked
    .text('vs_currencies')
    .split(',')
    .map((currency) => currency.trim().toLowerCase())
    .filter(market.hasCurrency)
  const withCap = asked.flag('include_market_cap', false)
  const withVolume = asked.flag('include_24hr_vol', false)
  const withChange = asked.flag('include_24hr_change', false)
  const withTime = asked.flag('include_last_updated_at', false)
  const asOf = market.world.asOf()
  asked.text('ids')

  const answer: Record<string, Record<string, number>> = {}
  for (const id of asked.list('ids')) {
    const standing = market.standing(id)
    if (!standing) continue
    const members: Record<string, number> = {}
    for (const currency of currencies) {
      const rate = market.rate(currency, asOf)
      const before = standing.priceDayAgo * market.rate(currency, asOf - DAY_MS)
      members[currency] = toPrecision(standing.price * rate, precision)
      if (withCap) members[`${currency}_market_cap`] = whole(standing.marketCap * rate)
      if (withVolume) members[`${currency}_24h_vol`] = standing.volume * rate
      if (withChange) members[`${currency}_24h_change`] = change(before, standing.price * rate)
    }
    if (withTime) members.last_updated_at = asOf / 1000
    answer[id] = members
  }
  return answer
}
