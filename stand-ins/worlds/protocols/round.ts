/** So many decimals at most. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** By how many per cent something changed, with two decimals; null when there was nothing before. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? round((now / before - 1) * 100, 2) : null
}

/** Splits a whole number by weights into whole numbers that add up to it; into nothing where nobody has a weight. */
export function splitWhole(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  let given = 0
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    const upTo = Math.round((total * passed) / sum)
    const part = upTo - given
    given = upTo
    return part
  })
}
