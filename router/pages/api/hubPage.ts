import type { About } from '../../../rest-compat/about.ts'
import { pathOf } from '../../../rest-compat/llms.ts'
import { priceText } from '../../../rest-compat/priceText.ts'
import { byTopic } from '../../../rest-compat/topics.ts'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { escapeHtml } from '../html.ts'
import { sitePage } from '../sitePage.ts'

/** A service and its documented paths. */
export interface ApiGroup {
  readonly service: string
  readonly about: Pick<About, 'title' | 'description'>
  readonly endpoints: readonly Endpoint[]
}

interface Hub {
  baseUrlOf(service: string): string
  readonly style: string
  /** What is listed. */
  readonly groups: readonly ApiGroup[]
  /** All services that have documented paths. */
  readonly served: readonly string[]
  /** The service whose page this is; null for all. */
  readonly current: string | null
  /** Words that a path has to have; empty for all paths. */
  readonly query: string
}

/** The list of documented paths with their prices, by service and topic. */
export function hubPage({ baseUrlOf, style, groups, served, current, query }: Hub): string {
  const gateway = baseUrlOf('gateway')
  const at = (path: string) => escapeHtml(`${gateway}/${path}`)
  const [only] = groups
  const title = current !== null && only ? only.about.title : 'API'
  const found = groups
    .map((group) => ({ ...group, endpoints: group.endpoints.filter((endpoint) => hasWords(endpoint, group, query)) }))
    .filter(({ endpoints }) => endpoints.length > 0)
  const count = found.reduce((sum, { endpoints }) => sum + endpoints.length, 0)
  const services = served.map((service) => {
    const mark = service === current ? ' aria-current="page"' : ''
    return `<li><a href="${at(`docs/${service}`)}"${mark}>${escapeHtml(service)}</a></li>`
  })
  const action = current === null ? at('docs') : at(`docs/${current}`)
  const documents = escapeHtml(current === null ? gateway : baseUrlOf(current))
  const main = `<main class="guide">
<nav aria-label="Services">
<form class="search" role="search" action="${action}"><input type="search" name="q" value="${escapeHtml(query)}" placeholder="Search the paths" aria-label="Search the paths" maxlength="200"></form>
<ul>
<li><a href="${at('docs')}"${current === null ? ' aria-current="page"' : ''}>all services</a></li>
${services.join('\n')}
</ul>
</nav>
<article>
<h1>${escapeHtml(title)}</h1>
<p>${current !== null && only ? escapeHtml(only.about.description) : 'Every path answers with its price, and runs for a signed payment. One GraphQL request reaches them all.'}</p>
<p>${count} paths${query === '' ? '' : ` with “${escapeHtml(query)}”`}. For programs: <a href="${documents}/openapi.json">OpenAPI 3.1</a>, <a href="${documents}/llms.txt">llms.txt</a>.</p>
${count === 0 ? '<p>No path has all of these words. Search for fewer.</p>' : ''}${found.map((group) => section(group, gateway, baseUrlOf, current)).join('\n')}
</article>
</main>`
  const description = current !== null && only ? only.about.description : 'All documented paths with their prices.'
  return sitePage({ title: `${title} · Tollgraph`, description, baseUrl: gateway, style, main })
}

function section(
  { service, about, endpoints }: ApiGroup,
  gateway: string,
  baseUrlOf: Hub['baseUrlOf'],
  current: string | null,
): string {
  const prefix = pathOf(baseUrlOf(service))
  const topics = [...byTopic(endpoints)].map(([topic, some]) => {
    const rows = some.map(({ access, method, name, path, price, summary }) => {
      const url = escapeHtml(`${gateway}/docs/${service}/${name}`)
      const link = `<a href="${url}"><code>${escapeHtml(`${method} ${prefix}${path}`)}</code></a>`
      return `<tr><td>${link}</td><td>${escapeHtml(summary)}</td><td class="price">${escapeHtml(priceText({ access, price }))}</td></tr>`
    })
    return `<tbody>
<tr><th colspan="3" scope="rowgroup">${escapeHtml(topic)}</th></tr>
${rows.join('\n')}
</tbody>`
  })
  const heading = current === null ? `<h2 id="${service}">${escapeHtml(about.title)}</h2>\n` : ''
  return `${heading}<table class="paths">
<thead><tr><th scope="col">Path</th><th scope="col">Purpose</th><th scope="col">Price</th></tr></thead>
${topics.join('\n')}
</table>`
}

/** Whether a path has each word of a search somewhere. */
function hasWords(endpoint: Endpoint, { service, about }: ApiGroup, query: string): boolean {
  const { description, method, name, path, tag } = endpoint
  const text = [service, about.title, method, path, name, tag, description].join(' ').toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
