import { escapeHtml } from '../html.ts'
import { sitePage } from '../sitePage.ts'
import { GUIDES } from './contents.ts'
import type { RenderedGuide } from './render.ts'
import type { FoundSection } from './search.ts'

/** Where the pages are, and what they show beside their text. */
export interface GuideFrame {
  /** URL of the gateway. */
  readonly baseUrl: string
  /** Path of the stylesheet, relative to the page. */
  readonly style: string
  readonly guides: ReadonlyMap<string, RenderedGuide>
}

/** The page of one guide. */
export function guidePage(name: string, guide: RenderedGuide, frame: GuideFrame): string {
  const { html: content, summary, title } = guide
  return framed(frame, { title, description: summary, current: name, query: '', content })
}

/** The page that lists all guides, or what a search found. */
export function guidesPage(frame: GuideFrame, query: string, found: readonly FoundSection[]): string {
  const content = query === '' ? listOf(frame) : resultsOf(frame, found)
  const description = 'How to use, run and extend Tollgraph.'
  return framed(frame, { title: 'Guides', description, current: null, query, content })
}

interface Framed {
  readonly title: string
  readonly description: string
  readonly current: string | null
  readonly query: string
  readonly content: string
}

function framed(frame: GuideFrame, { title, description, current, query, content }: Framed): string {
  const at = (path: string) => escapeHtml(`${frame.baseUrl}/${path}`)
  const main = `<main class="guide">
<nav aria-label="Guides">
<form class="search" role="search" action="${at('guides')}"><input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search the guides" aria-label="Search the guides" maxlength="200"></form>
${topics(frame, current)}
</nav>
<article>
${content}
</article>
</main>`
  const { baseUrl, style } = frame
  return sitePage({ title: `${title} · Tollgraph`, description, baseUrl, style, main })
}

function topics({ baseUrl, guides }: GuideFrame, current: string | null): string {
  return Object.entries(GUIDES)
    .map(([topic, names]) => {
      const items = names.map((name) => {
        const mark = name === current ? ' aria-current="page"' : ''
        const title = guides.get(name)?.title ?? name
        return `<li><a href="${escapeHtml(`${baseUrl}/guides/${name}`)}"${mark}>${escapeHtml(title)}</a></li>`
      })
      return `<h2>${escapeHtml(topic)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
    })
    .join('\n')
}

function listOf({ baseUrl, guides }: GuideFrame): string {
  const items = [...guides].map(
    ([name, { title, summary }]) =>
      `<h3><a href="${escapeHtml(`${baseUrl}/guides/${name}`)}">${escapeHtml(title)}</a></h3>\n<p>${escapeHtml(summary)}</p>`,
  )
  return `<h1>Guides</h1>\n${items.join('\n')}`
}

function resultsOf({ baseUrl }: GuideFrame, found: readonly FoundSection[]): string {
  const items = found.map(({ guide, title, section, excerpt }) => {
    const anchor = section.id === '' ? '' : `#${section.id}`
    const name = section.id === '' ? title : `${title}: ${section.heading}`
    const url = escapeHtml(`${baseUrl}/guides/${guide}${anchor}`)
    return `<h3><a href="${url}">${escapeHtml(name)}</a></h3>\n<p>${escapeHtml(excerpt)}</p>`
  })
  const head = `<h1>${found.length === 0 ? 'Nothing found' : 'Found'}</h1>`
  const hint = found.length === 0 ? '<p>No section contains all of these words. Search for fewer.</p>' : ''
  return `${head}\n${hint}${items.join('\n')}`
}
