import { html } from '../html.ts'

/** The page to explore and query the whole graph. */
export function sandboxPage(hash: string): string {
  return html({
    title: 'Sandbox · Tollgraph',
    description: 'Explore the graph, see what a query costs, pay for it, and look at the answer.',
    styles: [`sandbox/${hash}/main.css`],
    scripts: [{ path: `sandbox/${hash}/main.js`, type: 'module' }],
    body: '<div id="sandbox"><p class="loading">Loading the sandbox…</p></div>',
  })
}
