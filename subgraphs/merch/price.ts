import { BadInput, type Issue } from '../../schema/errors.ts'
import { type AtomicUsdc, atomicUsdc, lesserUsdc, parseUsd, ZERO_USDC } from '../../schema/money.ts'
import { PRODUCTS, type Product } from './products.ts'

/** What a caller may say of a commission. */
export interface CommissionArgs {
  readonly commissionAddress?: string | null | undefined
  /** JSON has no decimals but numbers: it counts as the shortest decimal that writes it. */
  readonly commissionRate?: number | null | undefined
}

/** What a thing costs, and what of that is somebody else's. */
export interface Price {
  readonly total: AtomicUsdc
  /** 0 where nobody gets a commission. */
  readonly commission: AtomicUsdc
}

/** Rates are counted in millionths, like money. */
const ONE = parseUsd('1')

/** The price of a thing: its base × (1 + rate), up to its highest price. Throws BadInput for half a commission. */
export function priceOf(product: Product, { commissionAddress, commissionRate }: CommissionArgs): Price {
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
    throw new BadInput('must be a number with at most 6 decimals', ['commissionRate'])
  }
}

function onlyHalf(): BadInput {
  const issue = (member: string): Issue => ({
    path: [member],
    code: 'invalid',
    message: 'goes with the other: give both the address and the rate of a commission, or none',
  })
  return new BadInput([issue('commissionAddress'), issue('commissionRate')])
}
