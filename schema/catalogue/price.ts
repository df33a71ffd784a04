import type { ConstDirectiveNode } from 'graphql'
import { type AtomicUsdc, parseUsd } from '../money.ts'
import { type HiddenNames, hiddenNames } from '../toll/hiddenFields.ts'
import { directiveArguments } from './directive.ts'
import type { Problems } from './problems.ts'

export type Settle = 'ON_SUCCESS' | 'UPFRONT'

interface PriceTerms {
  readonly settle: Settle
  /** Present where the subgraph has hidden fields for it. */
  readonly hidden?: HiddenNames
}

/** A price fixed in the schema. */
export interface FixedPrice extends PriceTerms {
  readonly mode: 'fixed'
  readonly amount: AtomicUsdc
}

/** A price that the owning subgraph quotes for the given arguments, always within [min, max]. */
export interface DynamicPrice extends PriceTerms {
  readonly mode: 'dynamic'
  readonly min: AtomicUsdc
  readonly max: AtomicUsdc
}

export type Price = FixedPrice | DynamicPrice

/** Reads a `@price`. Adds a problem and returns null for a malformed one. */
export function readPrice(directive: ConstDirectiveNode, place: string, problems: Problems): Price | null {
  const given = directiveArguments(directive)
  const hidden = hiddenNames(directive)
  const terms: PriceTerms = {
    settle: given.settle === 'UPFRONT' ? 'UPFRONT' : 'ON_SUCCESS',
    ...(Object.keys(hidden).length > 0 ? { hidden } : {}),
  }
  const amount = (name: 'usd' | 'min' | 'max'): AtomicUsdc | null => {
    if (given[name] === undefined) return null
    try {
      return parseUsd(String(given[name]))
    } catch (error) {
      problems.add(place, `@price(${name}:) ${error instanceof Error ? error.message : 'is malformed'}`)
      return null
    }
  }
  const isFixed = given.usd !== undefined
  if (isFixed === (given.min !== undefined || given.max !== undefined)) {
    problems.add(place, '@price takes either usd, or min and max')
    return null
  }
  if (isFixed) {
    const fixed = amount('usd')
    if (fixed === null) return null
    if (fixed < 1n) problems.add(place, '@price(usd:) is below one atomic unit (0.000001 USD)')
    return { mode: 'fixed', amount: fixed, ...terms }
  }
  const min = amount('min')
  const max = amount('max')
  if (given.min === undefined || given.max === undefined) problems.add(place, '@price needs both min and max')
  if (min === null || max === null) return null
  if (min > max) problems.add(place, '@price has a min above its max')
  if (max < 1n) problems.add(place, '@price(max:) is below one atomic unit (0.000001 USD)')
  return { mode: 'dynamic', min, max, ...terms }
}

/** The maximum price of one unit of the field. */
export function highestPrice(price: Price): AtomicUsdc {
  return price.mode === 'fixed' ? price.amount : price.max
}

/** The minimum price of one unit of the field. */
export function lowestPrice(price: Price): AtomicUsdc {
  return price.mode === 'fixed' ? price.amount : price.min
}
