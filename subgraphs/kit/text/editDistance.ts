/** Edit distance: insertions, deletions, substitutions and swaps of adjacent letters (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const change = from[i - 1] === to[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change]
      row.push(Math.min(...steps, isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY))
    }
    beforeLast = last
    last = row
  }
  return at(last, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
