import type { Cabin } from './cabins.ts'

/** A branded fare: the services included with a seat. */
export interface Brand {
  readonly code: string
  readonly label: string
  readonly cabin: Cabin
  /** Three letters at the end of its fare bases. */
  readonly suffix: string
  /** Factor on the booking class's fare, and surcharge in euros per bound. */
  readonly factor: number
  readonly extraEuros: number
  readonly checkedBags: number
  readonly cabinBags: number
  /** Fees in euros for changing and refunding one bound; null when not allowed. */
  readonly changeFee: number | null
  readonly refundFee: number | null
  readonly hasSeatChoice: boolean
  readonly hasMeal: boolean
}

type Row = [
  string,
  string,
  Cabin,
  string,
  number,
  number,
  number,
  number,
  number | null,
  number | null,
  boolean,
  boolean,
]

const ROWS: readonly Row[] = [
  ['LIGHT', 'ECONOMY LIGHT', 'ECONOMY', 'LGT', 1, 0, 0, 1, null, null, false, false],
  ['CLASSIC', 'ECONOMY CLASSIC', 'ECONOMY', 'CLS', 1.1, 14, 1, 1, 70, null, true, true],
  ['FLEX', 'ECONOMY FLEX', 'ECONOMY', 'FLX', 1.32, 36, 1, 1, 0, 0, true, true],
  ['PREMIUM', 'PREMIUM ECONOMY', 'PREMIUM_ECONOMY', 'PRM', 1, 0, 2, 1, 90, null, true, true],
  ['PREMFLEX', 'PREMIUM ECONOMY FLEX', 'PREMIUM_ECONOMY', 'PFX', 1.26, 40, 2, 1, 0, 0, true, true],
  ['BUSINESS', 'BUSINESS', 'BUSINESS', 'BUS', 1, 0, 2, 2, 150, 300, true, true],
  ['BUSFLEX', 'BUSINESS FLEX', 'BUSINESS', 'BFX', 1.22, 60, 2, 2, 0, 0, true, true],
  ['FIRST', 'FIRST', 'FIRST', 'FST', 1, 0, 3, 2, 0, 0, true, true],
]

/** All brands; within a cabin, cheapest first. */
export const BRANDS: readonly Brand[] = ROWS.map(
  ([code, label, cabin, suffix, factor, extraEuros, checkedBags, cabinBags, changeFee, refundFee, seat, meal]) => ({
    code,
    label,
    cabin,
    suffix,
    factor,
    extraEuros,
    checkedBags,
    cabinBags,
    changeFee,
    refundFee,
    hasSeatChoice: seat,
    hasMeal: meal,
  }),
)

const BY_CODE = new Map(BRANDS.map((brand) => [brand.code, brand]))

/** The brand of a code, such as `LIGHT`. */
export function brandByCode(code: string): Brand | undefined {
  return BY_CODE.get(code)
}

/** Brands of a cabin, cheapest first. */
export function brandsOf(cabin: Cabin): readonly Brand[] {
  return BRANDS.filter((brand) => brand.cabin === cabin)
}

/** The cheapest brand of a cabin. */
export function cheapestBrand(cabin: Cabin): Brand {
  const [brand] = brandsOf(cabin)
  if (!brand) throw new Error(`No brand in ${cabin}`)
  return brand
}
