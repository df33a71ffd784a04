import type { SnapshotEndpoint, VectorMatrix } from './snapshot.ts'

/** Most matches that count as near. */
const MOST_MATCHES = 200

/** Cosines are rounded to this many decimals, because further digits differ between machines. */
const DECIMALS = 1e6

export interface VectorMatch {
  readonly id: number
  /** Cosine with the query. */
  readonly score: number
  /** Its position, from 1. */
  readonly rank: number
}

/** Similarity of every endpoint to a query, and the nearest endpoints in order. */
export interface VectorMatches {
  readonly nearest: readonly VectorMatch[]
  /** Cosine of any endpoint with the query; 0 without a vector. */
  scoreOf(endpoint: SnapshotEndpoint): number
}

/** Result if there is no vector to compare with. */
export const NO_VECTORS: VectorMatches = { nearest: [], scoreOf: () => 0 }

/**
 * Compares a query with every row of the matrix: a few million multiplications, cheaper than a vector index. Only cosines
 * of at least `floor` count as near.
 */
export function vectorMatches(
  matrix: VectorMatrix,
  query: Float32Array,
  floor: number,
  isEligible: (endpoint: SnapshotEndpoint) => boolean,
): VectorMatches {
  // The model changed its dimensions under the same name, so nothing can be compared.
  if (query.length !== matrix.dimensions) return NO_VECTORS
  const scores = cosines(matrix, query)
  const near: { id: number; score: number }[] = []
  for (let row = 0; row < scores.length; row++) {
    const score = scores[row] ?? 0
    const endpoint = score < floor ? undefined : matrix.endpoints[row]
    if (endpoint && isEligible(endpoint)) near.push({ id: endpoint.id, score: rounded(score) })
  }
  near.sort((a, b) => b.score - a.score || a.id - b.id)
  return {
    nearest: near.slice(0, MOST_MATCHES).map((match, index) => ({ ...match, rank: index + 1 })),
    scoreOf: ({ row }) => (row === null ? 0 : rounded(scores[row] ?? 0)),
  }
}
/**
 * All vectors have length 1, so dot products are cosines. Most components of a short query's built-in vector are 0: only
 * the others are multiplied.
 */
function cosines({ values, dimensions, endpoints }: VectorMatrix, query: Float32Array): Float32Array {
  const places = Uint16Array.from(query.keys()).filter((place) => query[place] !== 0)
  const factors = Float32Array.from(places, (place) => query[place] as number)
  const scores = new Float32Array(endpoints.length)
  for (let row = 0, start = 0; row < scores.length; row++, start += dimensions) {
    let sum = 0
    for (let at = 0; at < places.length; at++) {
      sum += (values[start + (places[at] as number)] as number) * (factors[at] as number)
    }
    scores[row] = sum
  }
  return scores
}

function rounded(score: number): number {
  return Math.round(score * DECIMALS) / DECIMALS
}
