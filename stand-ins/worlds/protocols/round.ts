/** Rounds to at most that many decimals. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** Change in percent, with two decimals; null without an earlier value. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? round((now / before - 1) * 100, 2) : null
}

/** Splits an integer by weights into integers that add up to it; into zeros when all weights are zero. */
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
