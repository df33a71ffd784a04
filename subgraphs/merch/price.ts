import { BadInput, type Issue } from '../../schema/errors.ts'
import { type AtomicUsdc, atomicUsdc, lesserUsdc, parseUsd, ZERO_USDC } from '../../schema/money.ts'
import { PRODUCTS, type Product } from './products.ts'

/** A caller's commission. */
export interface Commission {
  readonly commissionAddress?: string | null | undefined
  /** A JSON number, read as its shortest decimal representation. */
  readonly commissionRate?: number | null | undefined
}

/** Price of a product, and the commission included in it. */
export interface Price {
  readonly total: AtomicUsdc
  /** 0 without a commission. */
  readonly commission: AtomicUsdc
}

/** Rates are in millionths, like money. */
const ONE = parseUsd('1')

/**
 * Price of a product: base × (1 + rate), capped at its highest price. Throws BadInput if only one commission argument
 * is given.
 */
export function priceOf(product: Product, { commissionAddress, commissionRate }: Commission): Price {
  const { base, most } = PRODUCTS[product]
  const hasAddress = commissionAddress !== null && commissionAddress !== undefined
  if (commissionRate === null || commissionRate === undefined) {
    if (hasAddress) throw onlyHalf()
    return { total: base, commission: ZERO_USDC }
  }
  if (!hasAddress) throw onlyHalf()
  const total = lesserUsdc(atomicUsdc(base + (base * millionths(commissionRate)) / ONE), most)
  return { total, commission: atomicUsdc(total - base) }
}

function millionths(rate: number): AtomicUsdc {
  try {
    return parseUsd(String(rate))
  } catch {
    throw new BadInput('must be a number with at most 6 decimals', ['input', 'commissionRate'])
  }
}

function onlyHalf(): BadInput {
  const issue = (member: string): Issue => ({
    path: ['input', member],
    code: 'invalid',
    message: 'goes with the other: give both the address and the rate of a commission, or none',
  })
  return new BadInput([issue('commissionAddress'), issue('commissionRate')])
}
