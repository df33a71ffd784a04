import { rankScore } from '../../kit/text/fusion.ts'
import type { TextMatch } from './textMatches.ts'
import type { VectorMatch } from './vectorMatches.ts'

/** What much use adds, at most: as much as a few ranks near the top. It breaks ties; it does not bury a better match. */
const MOST_BOOST = 0.001

/** Settled payments at which the boost is full. */
const FULL_BOOST_AT = 1_000_000

/** The highest sum there is: first in both lists and used a million times. */
const HIGHEST = 2 * rankScore(1) + MOST_BOOST

export interface FusedMatch {
  readonly id: number
  /** From 0 to 1, with 6 decimals. */
  readonly score: number
}

/** Joins both lists into one, best first; ids break ties. `usesOf` tells how often an endpoint was paid for. */
export function fuse(
  text: readonly TextMatch[],
  vector: readonly VectorMatch[],
  usesOf: (id: number) => number,
): FusedMatch[] {
  const sums = new Map<number, number>()
  for (const { id, rank } of [...text, ...vector]) sums.set(id, (sums.get(id) ?? 0) + rankScore(rank))
  return [...sums]
    .map(([id, sum]) => ({ id, score: Math.round(((sum + boost(usesOf(id))) / HIGHEST) * 1e6) / 1e6 }))
    .sort((a, b) => b.score - a.score || a.id - b.id)
}

function boost(uses: number): number {
  return MOST_BOOST * Math.min(1, Math.log10(1 + uses) / Math.log10(1 + FULL_BOOST_AT))
}
