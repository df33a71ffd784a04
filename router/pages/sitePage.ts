import { escapeHtml, html } from './html.ts'
import { MARK } from './mark.ts'

/** A page of the site below its header. */
export interface SitePage {
  readonly title: string
  /** For search engines. */
  readonly description?: string
  /** URL of the gateway. */
  readonly baseUrl: string
  /** Path of the stylesheet, relative to the page, or its URL. */
  readonly style: string
  /** HTML of the main element. */
  readonly main: string
  /** Whether the header leads to the other pages; true by default. */
  readonly hasLinks?: boolean
}

/** What the header leads to, below the URL of the gateway. */
const LINKS = [
  ['sandbox', 'Sandbox'],
  ['guides', 'Guides'],
  ['docs', 'API'],
  ['llms.txt', 'llms.txt'],
] as const

/** Renders a page with the header and icon of the site. */
export function sitePage({ title, description, baseUrl, style, main, hasLinks = true }: SitePage): string {
  const at = (path: string) => escapeHtml(`${baseUrl}/${path}`)
  const links = LINKS.map(([path, text]) => `<a href="${at(path)}">${text}</a>`)
  const nav = hasLinks ? `\n<nav aria-label="Documents">\n${links.join('\n')}\n</nav>\n` : ''
  const body = `<header class="top"><a class="brand" href="${at('')}">${MARK}Tollgraph</a>${nav}</header>\n${main}`
  const about = description === undefined ? {} : { description }
  return html({ title, ...about, icon: `${baseUrl}/favicon.svg`, styles: [style], scripts: [], body })
}
