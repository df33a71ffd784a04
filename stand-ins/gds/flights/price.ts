import { boundFare, boundTaxes, endsOf } from '../../worlds/travel/fares/fare.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { formatMinor, fromEuros } from '../shared/currencies.ts'
import { type BoundPlan, mainClass, type OfferPlan } from './plan.ts'
import type { Price, TravelerType } from './wire.ts'

/** Share of an adult's fare. */
const SHARE: Readonly<Record<TravelerType, number>> = {
  ADULT: 1,
  SENIOR: 0.95,
  YOUNG: 0.9,
  STUDENT: 0.9,
  CHILD: 0.75,
  SEATED_INFANT: 0.75,
  HELD_INFANT: 0.1,
}

/** The price for one traveller, in the smallest units of the currency. */
export interface TravelerPrice {
  readonly base: number
  readonly taxes: readonly { readonly code: string; readonly amount: number }[]
  readonly total: number
}

/** Whether two bounds form a return trip. */
export function isReturn(bounds: readonly BoundPlan[]): boolean {
  const [there, back] = bounds
  if (!there || !back || bounds.length !== 2) return false
  const [out, home] = [endsOf(there.bound), endsOf(back.bound)]
  return (
    out[0].origin.cityCode === home[1].destination.cityCode && out[1].destination.cityCode === home[0].origin.cityCode
  )
}

/** An adult's fare over all bounds, in euros without taxes. */
export function adultFare(world: TravelWorld, bounds: readonly BoundPlan[]): number {
  const isThereAndBack = isReturn(bounds)
  return bounds.reduce((sum, plan) => sum + fareOf(world, plan, isThereAndBack), 0)
}

/** The total for all travellers, in the smallest units of the currency; used to compare options. */
export function totalOf(world: TravelWorld, { bounds, travelers, currency }: OfferPlan): number {
  const fare = adultFare(world, bounds)
  const taxes = bounds.reduce((sum, plan) => sum + taxesOf(world, plan, currency).sum, 0)
  return travelers.reduce(
    (sum, { type }) => sum + fromEuros(fare * SHARE[type], currency) + (type === 'HELD_INFANT' ? 0 : taxes),
    0,
  )
}

/** The price for one traveller type. */
export function priceOf(world: TravelWorld, { bounds, currency }: OfferPlan, type: TravelerType): TravelerPrice {
  const base = fromEuros(adultFare(world, bounds) * SHARE[type], currency)
  const taxes = type === 'HELD_INFANT' ? [] : mergeTaxes(bounds.map((plan) => taxesOf(world, plan, currency).byCode))
  return { base, taxes, total: taxes.reduce((sum, { amount }) => sum + amount, base) }
}

/** `Price` of the wire. */
export function wirePrice({ base, total }: Pick<TravelerPrice, 'base' | 'total'>, currency: string): Price {
  return { currency, total: formatMinor(total, currency), base: formatMinor(base, currency) }
}

/** Fares of plans, one-way and as half of a return, cached because one search needs each hundreds of times. */
const FARES = new WeakMap<BoundPlan, { alone?: number; half?: number }>()

function fareOf(world: TravelWorld, plan: BoundPlan, isHalf: boolean): number {
  const member = isHalf ? 'half' : 'alone'
  const known = FARES.get(plan)
  const found = known?.[member]
  if (found !== undefined) return found
  const fare = boundFare(world.chance, plan.bound, { class: mainClass(plan), brand: plan.brand, isReturn: isHalf })
  FARES.set(plan, { ...known, [member]: fare })
  return fare
}

interface Taxes {
  readonly byCode: ReadonlyMap<string, number>
  readonly sum: number
}

const TAXES = new WeakMap<BoundPlan, Map<string, Taxes>>()

/** One amount per tax code, in the smallest units. */
function taxesOf(world: TravelWorld, plan: BoundPlan, currency: string): Taxes {
  const found = TAXES.get(plan)?.get(currency)
  if (found) return found
  const lines = boundTaxes(world.chance, plan.bound).map(
    ({ code, euros }) => new Map([[code, fromEuros(euros, currency)]]),
  )
  const merged = mergeTaxes(lines)
  const taxes = {
    byCode: new Map(merged.map(({ code, amount }) => [code, amount])),
    sum: merged.reduce((sum, { amount }) => sum + amount, 0),
  }
  TAXES.set(plan, (TAXES.get(plan) ?? new Map<string, Taxes>()).set(currency, taxes))
  return taxes
}

function mergeTaxes(lines: readonly ReadonlyMap<string, number>[]): TravelerPrice['taxes'] {
  const byCode = new Map<string, number>()
  for (const line of lines) {
    for (const [code, amount] of line) byCode.set(code, (byCode.get(code) ?? 0) + amount)
  }
  return [...byCode].map(([code, amount]) => ({ code, amount }))
}
