import { aboutOf } from '../../../rest-compat/about.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { escapeHtml, html } from '../html.ts'

/**
 * The page at the base URL of a service: title, description, links to its documents. Registries read title and icon from
 * it. `style`: path of the stylesheet.
 */
export function servicePage(
  service: string,
  baseUrl: string,
  introductions: Catalogue['introductions'],
  style: string,
): string {
  const { title, description } = aboutOf(service, { introductions })
  const links = [
    ['docs', 'The documented paths, to try'],
    ['openapi.json', 'OpenAPI 3.1'],
    ['llms.txt', 'How to use it, for agents'],
  ] as const
  const items = links.map(
    ([path, text]) => `<li><a href="${escapeHtml(`${baseUrl}/${path}`)}">${escapeHtml(text)}</a></li>`,
  )
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(description)}</p>
<ul>
${items.join('\n')}
</ul>
</main>`
  return html({ title, description, styles: [style], scripts: [], body })
}
