import { escapeHtml, html } from '../html.ts'

/** The page of one service's OpenAPI document. */
export function docsPage(service: string, hash: string): string {
  const name = `${service.charAt(0).toUpperCase()}${service.slice(1)}`
  return html({
    title: `${name} API · Tollgraph`,
    styles: [`docs/${hash}/swagger-ui.css`, `docs/${hash}/page.css`],
    scripts: [
      { path: `docs/${hash}/swagger-ui-bundle.js`, type: 'classic' },
      { path: `docs/${hash}/start.js`, type: 'classic' },
    ],
    body: `<main id="docs" aria-label="${escapeHtml(name)} API"></main>`,
  })
}
