/** Dampens the difference between neighbouring ranks; 60 is the constant of the method's authors. */
const DAMPING = 60

/**
 * Score of a rank, from 1, in reciprocal rank fusion: sums over several lists order the result. Ranks can be added even
 * though the scores behind them, a text weight and a cosine, cannot.
 */
export function rankScore(rank: number): number {
  return 1 / (DAMPING + rank)
}
