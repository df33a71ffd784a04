import { aboutOf } from '../../rest-compat/about.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import { escapeHtml, html } from './html.ts'

/** The gateway's links beside its own documents. */
const OF_THE_GRAPH = [
  ['sandbox', 'The whole graph: explore it, ask, pay, look at the answer'],
  ['schema.graphql', 'Its schema'],
  ['catalogue.json', 'Its services, prices and paths, for programs'],
] as const

/**
 * The page at a service's base URL: title, description, links to its documents. Registries read title and icon from it.
 */
export function homePage(service: string, baseUrl: string, introductions: Catalogue['introductions']): string {
  const { title, description } = aboutOf(service, { introductions })
  const links = [
    ['docs', 'The documented paths, to try'],
    ['openapi.json', 'OpenAPI 3.1'],
    ['llms.txt', 'How to use it, for agents'],
    ...(service === 'gateway' ? OF_THE_GRAPH : []),
  ] as const
  const items = links.map(
    ([path, text]) => `<li><a href="${escapeHtml(`${baseUrl}/${path}`)}">${escapeHtml(text)}</a></li>`,
  )
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(description)}</p>
<ul>
${items.join('\n')}
</ul>
</main>`
  return html({ title, description, styles: [], scripts: [], body })
}
