const UNITS_PER_USD = 1_000_000n

/**
 * Parses a decimal amount of USD, such as `"0.0054"`, into atomic units of USDC (10⁻⁶ USD). Throws a RangeError for a sign,
 * an exponent, or more than 6 decimals.
 */
export function parseUsd(text: string): bigint {
  const [, whole, decimals = ''] = /^(\d{1,24})(?:\.(\d{1,6})0*)?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not a decimal amount in USD, such as "0.05": ${JSON.stringify(text)}`)
  return BigInt(whole) * UNITS_PER_USD + BigInt(decimals.padEnd(6, '0'))
}

/** Formats atomic units of USDC as decimal USD with at least two decimals: `20.00`, `0.0054`. */
export function formatUsd(units: bigint): string {
  const decimals = (units % UNITS_PER_USD).toString().padStart(6, '0')
  return `${units / UNITS_PER_USD}.${decimals.slice(0, 2)}${decimals.slice(2).replace(/0+$/, '')}`
}
