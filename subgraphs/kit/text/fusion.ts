/** Damps the difference between neighbours; 60 is the constant of the method's authors. */
const DAMPING = 60

/**
 * What a match gets for its place in a list, from 1, in reciprocal rank fusion: its sums over several lists order the
 * result. Ranks can be added where the scores behind them, a text weight and a cosine, cannot.
 */
export function rankScore(rank: number): number {
  return 1 / (DAMPING + rank)
}
