/** Largest score bonus for usage: it breaks ties, but does not outrank a better match. */
const MOST_BOOST = 0.004

/** Settled payments at which the bonus is full. */
const FULL_BOOST_AT = 1_000_000

/** Most matches kept; a query of common words alone matches half the index. */
const MOST_MATCHES = 500

/** Matches below this fraction of the best one are dropped: they share a common word with the query by chance. */
const LEAST_SHARE = 0.15

/** An endpoint with its word score and its semantic score for a query, each from 0 to 1. */
export interface Candidate {
  /** Tells it from the others and breaks ties, such as its row in the index. */
  readonly id: number
  readonly words: number
  /** Null if embeddings were unavailable. */
  readonly meaning: number | null
}

export interface FusedMatch {
  readonly id: number
  /** From 0 to 1, with 6 decimals. */
  readonly score: number
}

/**
 * Combines both scores into one and sorts by it, best first; ids break ties. `meaningWeight` is the semantic share, from
 * 0 to 1, and `usesOf` returns an endpoint's number of payments. Endpoints that match neither way, or far less than the
 * best one, are dropped.
 */
export function fuse(
  candidates: readonly Candidate[],
  meaningWeight: number,
  usesOf: (id: number) => number,
): FusedMatch[] {
  const matches = Float64Array.from(candidates, ({ words, meaning }) =>
    meaning === null ? words : words * (1 - meaningWeight) + meaning * meaningWeight,
  )
  const least = leastOf(matches)
  return candidates
    .flatMap(({ id }, at) => {
      const match = matches[at] ?? 0
      if (match <= 0 || match < least) return []
      return { id, score: rounded((match + boost(usesOf(id))) / (1 + MOST_BOOST)) }
    })
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, MOST_MATCHES)
}

/** The lowest score to keep. Sorting numbers without a comparator is ten times as fast as sorting the candidates. */
function leastOf(matches: Float64Array): number {
  const sorted = matches.toSorted()
  return Math.max(sorted.at(-MOST_MATCHES) ?? 0, (sorted.at(-1) ?? 0) * LEAST_SHARE)
}

function boost(uses: number): number {
  return MOST_BOOST * Math.min(1, Math.log10(1 + uses) / Math.log10(1 + FULL_BOOST_AT))
}

function rounded(score: number): number {
  return Math.round(score * 1e6) / 1e6
}
