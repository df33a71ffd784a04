import type { VectorMatrix } from './snapshot.ts'

/** Most matches that count as near. */
const MOST_MATCHES = 200

/** Cosines are rounded to this many decimals, because further digits differ between machines. */
const DECIMALS = 1e6

/** Similarity of every endpoint to a query, and the nearest endpoints in order. */
export interface VectorMatches {
  /** Rows of the nearest endpoints; the nearest first. */
  readonly nearest: readonly number[]
  /** Cosine of each row with the query; 0 without a vector. */
  readonly cosines: Float64Array
}

/**
 * Compares a query with every row of the matrix: half a million multiplications for 5,000 endpoints, cheaper than a
 * vector index. Only cosines of at least `floor` count as near. Null if there is nothing to compare with: the model
 * changed its dimensions under the same name.
 */
export function vectorMatches(
  matrix: VectorMatrix,
  query: Float32Array,
  floor: number,
  isEligible: (row: number) => boolean,
): VectorMatches | null {
  if (query.length !== matrix.dimensions) return null
  const cosines = cosinesOf(matrix, query)
  const near: number[] = []
  for (let row = 0; row < cosines.length; row++) {
    if ((cosines[row] as number) >= floor && isEligible(row)) near.push(row)
  }
  return { nearest: nearestOf(near, cosines), cosines }
}

/** The best rows in order; the first of equals first. */
function nearestOf(near: readonly number[], cosines: Float64Array): number[] {
  // Numbers sort ten times as fast without a comparator: most rows are dropped before the sort that needs one.
  const sorted = Float64Array.from(near, (row) => cosines[row] as number).sort()
  const least = sorted.at(-MOST_MATCHES) ?? 0
  return near
    .filter((row) => (cosines[row] as number) >= least)
    .sort((a, b) => (cosines[b] as number) - (cosines[a] as number) || a - b)
    .slice(0, MOST_MATCHES)
}

/** All vectors have length 1, so dot products are cosines. Four sums at once: the processor adds them side by side. */
function cosinesOf({ values, dimensions }: VectorMatrix, query: Float32Array): Float64Array {
  const cosines = new Float64Array(values.length / Math.max(1, dimensions))
  const inFours = dimensions - (dimensions % 4)
  for (let row = 0, start = 0; row < cosines.length; row++, start += dimensions) {
    let [a, b, c, d] = [0, 0, 0, 0]
    for (let at = 0; at < inFours; at += 4) {
      a += (values[start + at] as number) * (query[at] as number)
      b += (values[start + at + 1] as number) * (query[at + 1] as number)
      c += (values[start + at + 2] as number) * (query[at + 2] as number)
      d += (values[start + at + 3] as number) * (query[at + 3] as number)
    }
    for (let at = inFours; at < dimensions; at++) a += (values[start + at] as number) * (query[at] as number)
    cosines[row] = Math.round((a + b + c + d) * DECIMALS) / DECIMALS
  }
  return cosines
}
