import { Marked } from 'marked'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { escapeHtml } from '../html.ts'
import { sitePage } from '../sitePage.ts'
import type { EndpointDocument } from './endpointDocument.ts'
import type { Sample } from './samples.ts'

interface Frame {
  baseUrlOf(service: string): string
  /** URL of the stylesheet. */
  readonly style: string
}

/** The page of a documented path. Its tabs need no script. */
export function endpointPage(
  { name, service }: Endpoint,
  { title, summary, head, samples, tail }: EndpointDocument,
  { baseUrlOf, style }: Frame,
): string {
  const gateway = baseUrlOf('gateway')
  const at = (path: string) => escapeHtml(`${gateway}/${path}`)
  const marked = new Marked({ gfm: true })
  const rendered = (text: string) => marked.parse(text, { async: false })
  const tryUrl = at(`sandbox?${new URLSearchParams({ view: 'rest', path: `${service}/${name}` })}`)
  const main = `<main class="endpoint">
<p><a href="${at('docs')}">API</a> / <a href="${at(`docs/${service}`)}">${escapeHtml(service)}</a></p>
<h1>${escapeHtml(summary)}</h1>
<p class="path"><code>${escapeHtml(title)}</code></p>
<p><a class="button" href="${tryUrl}">Try it in the sandbox</a> <a href="${at(`docs/${service}/${name}.md`)}">As Markdown</a></p>
${rendered(head)}
<h2>Call it</h2>
${tabs(samples)}
${rendered(tail)}
</main>`
  const description = `${title}: ${summary}`
  return sitePage({ title: `${title} · Tollgraph`, description, baseUrl: gateway, style, main })
}

function tabs(samples: readonly Sample[]): string {
  const inputs = samples.map(
    ({ id, title }, index) =>
      `<input type="radio" name="sample" id="tab-${id}"${index === 0 ? ' checked' : ''}><label for="tab-${id}">${escapeHtml(title)}</label>`,
  )
  const panels = samples.map(
    ({ id, text }) => `<pre class="panel-${id}" tabindex="0"><code>${escapeHtml(text)}</code></pre>`,
  )
  return `<fieldset class="tabs">
<legend>Sample in</legend>
${inputs.join('\n')}
${panels.join('\n')}
</fieldset>`
}
