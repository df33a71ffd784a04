import type { Pool } from '../../../../prisma/database.ts'
import { EMPTY_WORDS, embedLocally, LOCAL_FLOOR } from '../../../kit/text/embed.ts'
import { rankScore } from '../../../kit/text/fusion.ts'
import { cosine } from '../../../kit/text/vector.ts'
import { wordsOf } from '../../../kit/text/words.ts'
import { plainText } from '../reading/plainText.ts'
import type { Page } from './page.ts'
import { type Candidate, findPages, matchWords, newestPages, type PageFilter } from './store.ts'

/** Search by words, by meaning, or both. */
export type SearchMode = 'WORDS' | 'MEANING' | 'BOTH'

/** A search result. */
export interface Found {
  readonly page: Page
  /** From 0 to 1. */
  readonly score: number
}

/** Pages ranked per query; common words match half the corpus. */
const CANDIDATES = 200
/** Pages compared by vector only, if words match few pages. */
const COMPARED = 4_000
/** Words that represent a page in a similarity search. */
const TELLING_WORDS = 24

/** The pages that match one of the queries, best first. */
export async function searchPages(
  pool: Pool,
  queries: readonly string[],
  mode: SearchMode,
  filter: PageFilter,
  limit: number,
): Promise<Found[]> {
  const lists = await Promise.all(queries.map((query) => rank(pool, query, mode, filter, limit)))
  const best = new Map<string, Found>()
  for (const found of lists.flat()) {
    if (found.score > (best.get(found.page.url)?.score ?? 0)) best.set(found.page.url, found)
  }
  return [...best.values()].sort(byScore).slice(0, limit)
}

/** The pages similar to a given one, nearest first. */
export async function searchSimilar(pool: Pool, page: Page, filter: PageFilter, limit: number): Promise<Found[]> {
  const words = tellingWords(
    `${page.title ?? ''} ${page.description ?? ''} ${plainText(page.markdown).slice(0, 20_000)}`,
  )
  const candidates = await matchWords(pool, words.join(' or '), filter, CANDIDATES, page.url)
  const near = await withNearest(pool, candidates, page.vector, filter, limit)
  return near
    .filter(({ url }) => url !== page.url)
    .map((one) => ({ page: one, score: rounded(cosine(one.vector, page.vector)) }))
    .filter(({ score }) => score >= LOCAL_FLOOR)
    .sort(byScore)
    .slice(0, limit)
}

async function rank(pool: Pool, query: string, mode: SearchMode, filter: PageFilter, limit: number): Promise<Found[]> {
  const candidates = await matchWords(pool, query, filter, CANDIDATES, null)
  if (mode === 'WORDS') {
    const most = candidates[0]?.weight || 1
    return candidates.map(({ page, weight }) => ({ page, score: rounded(weight / most) }))
  }
  const vector = embedLocally(query)
  const pages = await withNearest(pool, candidates, vector, filter, limit)
  const byMeaning = pages
    .map((page) => ({ page, score: rounded(cosine(page.vector, vector)) }))
    .filter(({ page, score }) => score >= LOCAL_FLOOR || candidates.some((one) => one.page === page))
    .sort(byScore)
  return mode === 'MEANING' ? byMeaning : fuse(candidates, byMeaning)
}

/** The pages that share words; if those are few, also the nearest pages by vector. */
async function withNearest(
  pool: Pool,
  candidates: readonly Candidate[],
  vector: Float32Array,
  filter: PageFilter,
  limit: number,
): Promise<Page[]> {
  const pages = candidates.map(({ page }) => page)
  if (pages.length >= limit) return pages
  const known = new Set(pages.map(({ url }) => url))
  const nearest = (await newestPages(pool, filter, COMPARED))
    .map((one) => ({ url: one.url, score: cosine(one.vector, vector) }))
    .filter(({ url, score }) => score >= LOCAL_FLOOR && !known.has(url))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
  return nearest.length === 0
    ? pages
    : [
        ...pages,
        ...(await findPages(
          pool,
          nearest.map(({ url }) => url),
        )),
      ]
}

/** Joins both lists by rank. First in both lists scores 1. */
function fuse(words: readonly Candidate[], meaning: readonly Found[]): Found[] {
  const sums = new Map<string, { readonly page: Page; sum: number }>()
  for (const list of [words, meaning]) {
    for (const [index, { page }] of list.entries()) {
      const entry = sums.get(page.url) ?? { page, sum: 0 }
      entry.sum += rankScore(index + 1)
      sums.set(page.url, entry)
    }
  }
  const highest = 2 * rankScore(1)
  return [...sums.values()].map(({ page, sum }) => ({ page, score: rounded(sum / highest) })).sort(byScore)
}

/** The most frequent words of a text, without stop words. */
function tellingWords(text: string): string[] {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) {
    if (word.length > 2 && !EMPTY_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TELLING_WORDS)
    .map(([word]) => word)
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || (a.page.url < b.page.url ? -1 : 1)
}

function rounded(score: number): number {
  return Math.round(Math.min(1, Math.max(0, score)) * 1e6) / 1e6
}
