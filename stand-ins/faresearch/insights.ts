import { DAY } from '../worlds/travel/localTime.ts'
import type { TravelWorld } from '../worlds/travel/world.ts'
import type { FareQuery } from './query.ts'

const DAYS = 60

/** Compares a price with the usual one, over the last days and now. */
export function insightsOf(world: TravelWorld, { parts, cabin, currency }: FareQuery, lowest: number) {
  const [first] = parts
  const name = `insight ${first?.from.join('')}${first?.to.join('')}${first?.date}${cabin}${currency}`
  const usual = lowest * (0.85 + 0.4 * world.chance.unit(name))
  const range = [Math.round(usual * 0.86), Math.round(usual * 1.2)] as const
  const today = Math.floor(world.now().getTime() / DAY)
  const history = Array.from({ length: DAYS }, (_, index) => {
    const day = today - DAYS + 1 + index
    // Moves from the usual price to today's.
    const share = index / (DAYS - 1)
    const swing = 1 + (world.chance.unit(`${name} ${day}`) - 0.5) * 0.16 * (1 - share)
    return [(day * DAY) / 1_000, Math.round((usual * (1 - share) + lowest * share) * swing)]
  })
  const level = lowest < range[0] ? 'low' : lowest > range[1] ? 'high' : 'typical'
  return { lowest_price: lowest, price_level: level, typical_price_range: range, price_history: history }
}
