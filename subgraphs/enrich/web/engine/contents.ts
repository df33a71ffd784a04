import { z } from 'zod'
import type { Page } from '../corpus/page.ts'
import { bestPassages } from '../corpus/sentences.ts'
import { plainText } from '../reading/plainText.ts'

/** The requested contents of a page, in the wire format. */
export const Contents = z.object({
  text: z
    .union([
      z.boolean(),
      z.object({ maxCharacters: z.number().int().positive().optional(), includeHtmlTags: z.boolean().optional() }),
    ])
    .optional(),
  highlights: z
    .object({
      numSentences: z.number().int().positive().optional(),
      highlightsPerUrl: z.number().int().positive().optional(),
      query: z.string().optional(),
    })
    .optional(),
  summary: z.object({ query: z.string().optional(), schema: z.unknown() }).partial().optional(),
  livecrawl: z.enum(['never', 'fallback', 'always', 'preferred']).optional(),
  livecrawlTimeout: z.number().int().positive().optional(),
  subpages: z.number().int().min(0).optional(),
  subpageTarget: z.union([z.string(), z.array(z.string())]).optional(),
  extras: z
    .object({ links: z.number().int().min(0).optional(), imageLinks: z.number().int().min(0).optional() })
    .optional(),
})

export type Contents = z.output<typeof Contents>

/** A page in the wire format. */
export type Hit = Readonly<Record<string, unknown>> & { readonly url: string; readonly text?: string }

const MAX_TEXT = 100_000
const SENTENCES = 3
const SUMMARY_SENTENCES = 3

/** Converts a page to the requested contents. `query` is the search query, the default subject of highlights. */
export function showPage(page: Page, contents: Contents, query: string | null, score: number | null): Hit {
  const { text, highlights, summary, extras } = contents
  const subject = `${page.title ?? ''} ${page.description ?? ''}`.trim() || plainText(page.markdown).slice(0, 300)
  return {
    id: page.url,
    url: page.url,
    title: page.title ?? null,
    publishedDate: page.publishedAt?.toISOString() ?? null,
    author: page.author,
    score,
    ...(page.image ? { image: page.image } : {}),
    ...(page.favicon ? { favicon: page.favicon } : {}),
    ...(text ? { text: textOf(page, text === true ? {} : text) } : {}),
    ...(highlights ? highlighted(page, highlights, highlights.query ?? query ?? subject) : {}),
    ...(summary ? { summary: summaryOf(page, summary.query ?? subject) } : {}),
    ...(extras
      ? {
          extras: {
            links: page.links.slice(0, extras.links ?? 0),
            imageLinks: page.images.slice(0, extras.imageLinks ?? 0),
          },
        }
      : {}),
  }
}

function textOf(
  page: Page,
  {
    maxCharacters,
    includeHtmlTags,
  }: { readonly maxCharacters?: number | undefined; readonly includeHtmlTags?: boolean | undefined },
): string {
  const whole = includeHtmlTags ? page.html : page.markdown
  return whole.slice(0, Math.min(maxCharacters ?? MAX_TEXT, MAX_TEXT))
}

function highlighted(
  page: Page,
  { numSentences, highlightsPerUrl }: NonNullable<Contents['highlights']>,
  subject: string,
) {
  const passages = bestPassages(page.markdown, subject, highlightsPerUrl ?? 1, numSentences ?? SENTENCES)
  return { highlights: passages.map(({ text }) => text), highlightScores: passages.map(({ score }) => score) }
}

/** The most relevant sentences, in page order. */
function summaryOf(page: Page, subject: string): string {
  const best = bestPassages(page.markdown, subject, SUMMARY_SENTENCES)
  const text = [...best].sort((a, b) => a.position - b.position).map((passage) => passage.text)
  return text.join(' ') || (page.description ?? '')
}

/** The texts of pages concatenated for a prompt; undefined if no texts were requested. */
export function contextOf(hits: readonly Hit[]): string | undefined {
  const texts = hits
    .filter(({ text }) => text)
    .map(({ title, url, text }) => `${String(title ?? url)}\n${url}\n\n${text}`)
  return texts.length === 0 ? undefined : texts.join('\n\n---\n\n').slice(0, MAX_TEXT)
}
