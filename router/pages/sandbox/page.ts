import { html } from '../html.ts'

/** The page on which people try queries over the whole graph. */
export function sandboxPage(hash: string): string {
  return html({
    title: 'Sandbox · Tollgraph',
    styles: [`sandbox/${hash}/style.css`],
    scripts: [{ path: `sandbox/${hash}/main.js`, type: 'module' }],
    body: '<main id="sandbox" aria-label="GraphQL sandbox"><p class="loading">Loading the sandbox…</p></main>',
  })
}
