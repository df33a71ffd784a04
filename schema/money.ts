/**
 * Money. Inside the project it is a bigint of atomic USDC units (1 USD = 1 000 000 units, 6 decimals); at the edges it
 * is a decimal USD string. Never a float.
 */

declare const atomic: unique symbol

/** An amount in atomic USDC units (10⁻⁶ USD), zero or more. */
export type AtomicUsdc = bigint & { readonly [atomic]: true }

/** Decimals of USDC on every supported network. */
export const USDC_DECIMALS = 6

const UNITS_PER_USD = 10n ** BigInt(USDC_DECIMALS)
const DECIMAL = /^(\d{1,24})(?:\.(\d+))?$/

export const ZERO_USDC = 0n as AtomicUsdc

/** Marks a bigint as an amount. Throws a RangeError below zero. */
export function atomicUsdc(units: bigint): AtomicUsdc {
  if (units < 0n) throw new RangeError(`An amount of money cannot be negative: ${units}`)
  return units as AtomicUsdc
}

/**
 * Parses a decimal USD string such as `"0.0054"` exactly. Throws a RangeError for anything else: a sign, an exponent,
 * more than 6 significant decimals.
 *
 * @example
 * parseUsd('0.0054') // 5_400n
 */
export function parseUsd(text: string): AtomicUsdc {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`Not a decimal amount in USD: ${JSON.stringify(text.slice(0, 40))}`)
  const [, whole = '0', decimals = ''] = match
  const significant = decimals.replace(/0+$/, '')
  if (significant.length > USDC_DECIMALS) {
    throw new RangeError(`An amount in USD has at most ${USDC_DECIMALS} decimals: ${text.slice(0, 40)}`)
  }
  return (BigInt(whole) * UNITS_PER_USD + BigInt(significant.padEnd(USDC_DECIMALS, '0'))) as AtomicUsdc
}

/**
 * Formats an amount as the shortest decimal USD string with at least two decimals: `20.00`, `0.0054`.
 *
 * @example
 * formatUsd(atomicUsdc(5_400n)) // '0.0054'
 */
export function formatUsd(amount: AtomicUsdc): string {
  const whole = amount / UNITS_PER_USD
  const decimals = (amount % UNITS_PER_USD).toString().padStart(USDC_DECIMALS, '0')
  return `${whole}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`
}

/**
 * Sums amounts.
 *
 * @example
 * const total = sumUsdc(lines.map(({ amount }) => amount))
 */
export function sumUsdc(amounts: Iterable<AtomicUsdc>): AtomicUsdc {
  let total = 0n
  for (const amount of amounts) total += amount
  return total as AtomicUsdc
}

/** The smaller of two amounts. */
export function lesserUsdc(one: AtomicUsdc, other: AtomicUsdc): AtomicUsdc {
  if (one < other) return one
  return other
}

/** Multiplies an amount by a whole number. Throws a RangeError when the number is negative or not whole. */
export function timesUsdc(amount: AtomicUsdc, count: number): AtomicUsdc {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`Not a count: ${count}`)
  return (amount * BigInt(count)) as AtomicUsdc
}
