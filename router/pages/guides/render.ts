import { Marked } from 'marked'
import { gfmHeadingId } from 'marked-gfm-heading-id'
import { GUIDE_NAMES } from './contents.ts'

/** A guide as HTML. */
export interface RenderedGuide {
  readonly title: string
  /** Its first paragraph, as plain text. */
  readonly summary: string
  readonly html: string
  /** Its text, for searches: sections with the id of their heading. */
  readonly sections: readonly GuideSection[]
}

/** A section, from its heading to the next one. */
export interface GuideSection {
  readonly heading: string
  /** Anchor of the heading; empty for the text below the title. */
  readonly id: string
  readonly text: string
}

/** Renders the Markdown of a guide. Links to other guides lead to their pages; links to other files of the project become text. */
export function renderGuide(markdown: string): RenderedGuide {
  const marked = new Marked({ gfm: true })
  marked.use(gfmHeadingId())
  marked.use({
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = hrefOf(token.href)
    },
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens)
        return href === '' ? text : `<a href="${escaped(href)}">${text}</a>`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  const sections = sectionsOf(html)
  return { title: sections[0]?.heading ?? '', summary: summaryOf(html), html, sections }
}

/** A link as it is written for readers of the repository, for readers of these pages. Empty: there is no such page. */
function hrefOf(href: string): string {
  if (/^(https?:|mailto:|#)/.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const end = anchor === undefined ? '' : `#${anchor}`
  const readme = /^(\.\.\/)?README\.md$/.test(path) ? 'start' : null
  const name = readme ?? /^(?:docs\/)?([a-z-]+)\.md$/.exec(path)?.[1]
  if (name && GUIDE_NAMES.includes(name)) return `${name}${end}`
  return path.replace(/^docs\//, '').startsWith('images/') ? path.replace(/^docs\//, '') : ''
}

const HEADING = /<h([1-6])(?: id="([^"]*)")?>(.*?)<\/h\1>/gs

function sectionsOf(html: string): GuideSection[] {
  const headings = [...html.matchAll(HEADING)]
  return headings.map((match, index) => {
    const from = (match.index ?? 0) + match[0].length
    const to = headings[index + 1]?.index ?? html.length
    return {
      heading: textOf(match[3] ?? ''),
      id: match[1] === '1' ? '' : (match[2] ?? ''),
      text: textOf(html.slice(from, to)),
    }
  })
}

function summaryOf(html: string): string {
  return textOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? '')
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
