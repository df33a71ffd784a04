import type { Page } from '../corpus/page.ts'
import type { Found } from '../corpus/search.ts'
import { bestPassages, type Passage } from '../corpus/sentences.ts'

/** An answer composed of page sentences, with the cited pages in the order of their numbers. */
export interface Answer {
  readonly answer: string
  readonly cited: readonly Page[]
}

const PAGES = 8
const SENTENCES = 4
const PER_PAGE = 2
/** Minimum relevance of a sentence to the question. */
const LEAST = 0.2

/** Picks the sentences that best answer a question; null if there are none. Purely extractive: every word comes from a page. */
export function answerFrom(query: string, found: readonly Found[]): Answer | null {
  const passages = found
    .slice(0, PAGES)
    .flatMap(({ page, score }) =>
      bestPassages(page.markdown, query, PER_PAGE).map((passage) => ({
        page,
        passage,
        weight: passage.score * (0.5 + score / 2),
      })),
    )
    .filter(({ passage }) => passage.score >= LEAST)
    .sort((a, b) => b.weight - a.weight)
  const chosen: { readonly page: Page; readonly passage: Passage }[] = []
  for (const one of passages) {
    if (chosen.length >= SENTENCES) break
    // Sites repeat sentences.
    if (!chosen.some(({ passage }) => passage.text === one.passage.text)) chosen.push(one)
  }
  if (chosen.length === 0) return null
  const cited = [...new Map(chosen.map(({ page }) => [page.url, page])).values()]
  const numbered = chosen.map(
    ({ page, passage }) => `${passage.text} [${cited.findIndex(({ url }) => url === page.url) + 1}]`,
  )
  return { answer: numbered.join(' '), cited }
}
