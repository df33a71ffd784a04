import { escapeHtml } from './html.ts'
import { sitePage } from './sitePage.ts'

/** The page of a path that does not exist, for browsers; programs get the contract's JSON. */
export function notFoundPage(path: string, baseUrl: string, style: string): string {
  const at = (to: string) => escapeHtml(`${baseUrl}/${to}`)
  const main = `<main>
<h1>There is no page here</h1>
<p class="lead">Nothing is at <code>${escapeHtml(path)}</code>.</p>
<ul>
<li><a href="${at('')}">First page</a></li>
<li><a href="${at('docs')}">The documented paths</a></li>
<li><a href="${at('guides')}">Guides</a></li>
<li><a href="${at('sandbox')}">Sandbox</a></li>
</ul>
</main>`
  return sitePage({ title: 'Not found · Tollgraph', baseUrl, style, main, hasLinks: false })
}
