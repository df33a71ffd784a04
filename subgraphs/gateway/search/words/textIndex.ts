import { inTurns } from '../../../kit/async/inTurns.ts'
import { termsOf } from './terms.ts'

// BM25 over several fields (BM25F): the frequency of a term in each field, damped by the field's length, weighted by the
// field, and saturated, so that the tenth mention adds little.

/** The texts of an endpoint that search indexes. */
export interface SearchedText {
  readonly summary: string
  readonly description: string
  readonly path: string
  /** Title and description of the origin. */
  readonly title: string
}

/** Weight of a mention in each field, and how much the field's length damps it. */
const FIELDS = {
  summary: { weight: 3, damping: 0.6 },
  path: { weight: 2, damping: 0.4 },
  title: { weight: 1, damping: 0.2 },
  description: { weight: 1, damping: 0.8 },
} as const satisfies Record<keyof SearchedText, { weight: number; damping: number }>

const FIELD_NAMES = Object.keys(FIELDS) as (keyof SearchedText)[]

/** Term frequency at which the score reaches half of its maximum. */
const SATURATION = 2

/** Occurrences of a term. */
export interface Postings {
  /** Rows of the texts. */
  readonly rows: Uint32Array
  /** Relevance of each text for the term, from 0 to 1. */
  readonly weights: Float32Array
  /** Rarity of the term (inverse document frequency). */
  readonly rarity: number
}

export interface TextIndex {
  readonly size: number
  readonly postings: ReadonlyMap<string, Postings>
  /** The rarity of a term without occurrences. */
  readonly highestRarity: number
}

/** Indexes texts, whose rows are their positions in the list, and yields regularly so that requests are not blocked. */
export async function textIndexOf(texts: readonly SearchedText[]): Promise<TextIndex> {
  const read: Readonly<Record<keyof SearchedText, readonly string[]>>[] = []
  await inTurns(texts, (text) => {
    read.push({
      summary: termsOf(text.summary),
      description: termsOf(text.description),
      path: termsOf(text.path),
      title: termsOf(text.title),
    })
  })
  const averages = Object.fromEntries(
    FIELD_NAMES.map((field) => [
      field,
      Math.max(1, read.reduce((sum, terms) => sum + terms[field].length, 0) / Math.max(1, read.length)),
    ]),
  )
  const found = new Map<string, { rows: number[]; weights: number[] }>()
  let row = 0
  await inTurns(read, (terms) => {
    for (const [term, frequency] of frequenciesOf(terms, averages)) {
      const postings = found.get(term) ?? { rows: [], weights: [] }
      postings.rows.push(row)
      postings.weights.push(frequency / (SATURATION + frequency))
      found.set(term, postings)
    }
    row++
  })
  const postings = new Map(
    [...found].map(([term, { rows, weights }]): [string, Postings] => [
      term,
      {
        rows: Uint32Array.from(rows),
        weights: Float32Array.from(weights),
        rarity: rarityOf(rows.length, texts.length),
      },
    ]),
  )
  return { size: texts.length, postings, highestRarity: rarityOf(0, texts.length) }
}

function frequenciesOf(
  terms: Readonly<Record<keyof SearchedText, readonly string[]>>,
  averages: Readonly<Record<string, number>>,
): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const field of FIELD_NAMES) {
    const { weight, damping } = FIELDS[field]
    const length = 1 - damping + (damping * terms[field].length) / (averages[field] ?? 1)
    for (const term of terms[field]) frequencies.set(term, (frequencies.get(term) ?? 0) + weight / length)
  }
  return frequencies
}

/** Inverse document frequency, as in BM25; never negative. */
function rarityOf(count: number, size: number): number {
  return Math.log(1 + (size - count + 0.5) / (count + 0.5))
}

/** A query word: the terms that match it, with their weights from 0 to 1. */
export type TermGroup = ReadonlyMap<string, number>

/**
 * Scores of all texts for a query, by row, from 0 to 1: the share of the query's words, weighted by rarity, that the text
 * is about. Of the terms that match one word the best one counts.
 */
export function textScores(index: TextIndex, groups: readonly TermGroup[]): Float32Array {
  const scores = new Float32Array(index.size)
  const best = new Float32Array(index.size)
  let highest = 0
  for (const group of groups) {
    best.fill(0)
    let rarest = 0
    for (const [term, likeness] of group) {
      const postings = index.postings.get(term)
      if (!postings) continue
      const worth = postings.rarity * likeness
      if (worth > rarest) rarest = worth
      for (let at = 0; at < postings.rows.length; at++) {
        const row = postings.rows[at] as number
        const score = worth * (postings.weights[at] as number)
        if (score > (best[row] as number)) best[row] = score
      }
    }
    highest += rarest
    for (let row = 0; row < best.length; row++) scores[row] = (scores[row] as number) + (best[row] as number)
  }
  if (highest > 0) for (let row = 0; row < scores.length; row++) scores[row] = (scores[row] as number) / highest
  return scores
}
