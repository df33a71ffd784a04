import { converterTo } from '../shared/currencies.ts'
import type { Night } from './demand.ts'
import type { Stay } from './stay.ts'
import { type TaxRule, taxesIn } from './taxes.ts'

/** The price of a stay, in the smallest units of its currency, for all rooms. */
export interface StayPrice {
  /** The nights' prices, in order. */
  readonly nights: readonly number[]
  readonly base: number
  readonly taxes: readonly { readonly rule: TaxRule; readonly amount: number }[]
  /** Includes taxes that the nights' prices exclude. */
  readonly total: number
}

/** Sums nights and taxes. Deterministic for a stay. */
export function priceOf(stay: Stay, nights: readonly Night[]): StayPrice {
  const { hotel, room, plan, adults, rooms, currency } = stay
  const inMoney = converterTo(currency)
  const bed = hotel.quietNight * room.factor * plan.factor
  const meals = hotel.quietNight * plan.meals * adults
  // A full hotel costs about twice as much as an empty one.
  const each = nights.map(({ taken }) => rooms * inMoney(Math.round(bed * (0.75 + 0.75 * taken ** 2) + meals)))
  const base = each.reduce((sum, night) => sum + night, 0)
  const taxes = taxesIn(hotel.city.country).map((rule) => ({ rule, amount: taxOf(rule, stay, base, inMoney) }))
  const onTop = taxes.filter(({ rule }) => !rule.isIncluded).reduce((sum, { amount }) => sum + amount, 0)
  return { nights: each, base, taxes, total: base + onTop }
}

function taxOf(
  rule: TaxRule,
  { adults, nights, rooms }: Stay,
  base: number,
  inMoney: (euros: number) => number,
): number {
  if (rule.perAdultNight !== undefined) return adults * nights * rooms * inMoney(rule.perAdultNight)
  const percent = rule.percent ?? 0
  return Math.round(rule.isIncluded ? base - base / (1 + percent / 100) : (base * percent) / 100)
}
