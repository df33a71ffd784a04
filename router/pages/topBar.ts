import { escapeHtml } from './html.ts'
import { MARK } from './mark.ts'

/** What the pages' headers lead to, below the URL of the gateway. */
const LINKS = [
  ['sandbox', 'Sandbox'],
  ['guides', 'Guides'],
  ['docs', 'API'],
  ['llms.txt', 'llms.txt'],
] as const

/** The header of all pages but the sandbox. `baseUrl`: the gateway's. */
export function topBar(baseUrl: string): string {
  const at = (path: string) => escapeHtml(`${baseUrl}/${path}`)
  const links = LINKS.map(([path, text]) => `<a href="${at(path)}">${text}</a>`)
  return `<header class="top">
<a class="brand" href="${at('')}">${MARK}Tollgraph</a>
<nav aria-label="Documents">
${links.join('\n')}
</nav>
</header>`
}
