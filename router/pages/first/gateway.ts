import { deflateRawSync } from 'node:zlib'
import { aboutOf } from '../../../rest-compat/about.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { escapeHtml } from '../html.ts'
import { sitePage } from '../sitePage.ts'
import type { OfferedService } from './offered.ts'

/** A query over two services, as the page shows it and its link opens it. */
export const FIRST_QUERY = `{
  coin(slug: "bitcoin") {
    chart(currency: "usd", days: "7", interval: DAILY) { prices { at value } }
  }
  newsSearch(query: "bitcoin", first: 3) {
    nodes { title source date }
  }
}`

/** What the first page needs of the installation. */
export interface FirstPage {
  readonly baseUrl: string
  /** The base URL of each service, as the visitor reaches it. */
  baseUrlOf(service: string): string
  readonly services: readonly OfferedService[]
  readonly introductions: Catalogue['introductions']
  /** Path of the stylesheet. */
  readonly style: string
}

const TITLE = 'Tollgraph'

/** The page at the root: what this is, three ways in, the services with their prices, and a query to run. */
export function gatewayPage({ baseUrl, baseUrlOf, services, introductions, style }: FirstPage): string {
  const paths = services.reduce((sum, service) => sum + service.paths, 0)
  const { description } = aboutOf('gateway', { introductions })
  const at = (path: string) => escapeHtml(`${baseUrl}/${path}`)
  const main = `<main>
<h1>One graph over ${services.length} services, paid by the answer</h1>
<p class="lead">Flights, domains, tokens, pictures, mail: ask for what you need in one request, and pay once, in USDC, for what arrives.
No account and no API key: a wallet signs each payment (x402 or MPP).</p>
<section class="doors" aria-label="Ways in">
<a class="door" href="${at('sandbox')}"><h2>Explore</h2><p>Browse the graph, see each price before you pay, and get tables, charts and code.</p><span>Open the sandbox</span></a>
<a class="door" href="${at('guides/queries')}"><h2>Build</h2><p>Query all services from a frontend with any GraphQL client and a paying fetch.</p><span>Query the graph</span></a>
<a class="door" href="${at('guides/mcp')}"><h2>Send an agent</h2><p>${paths} documented paths, and MCP tools over them, answer with a price and run for a signed payment.</p><span>Connect an agent</span></a>
</section>
<section aria-labelledby="try">
<h2 id="try">Two services, one payment</h2>
<pre><code>${escapeHtml(FIRST_QUERY)}</code></pre>
<p><a class="button" href="${at(`sandbox${linkTo(FIRST_QUERY)}`)}">Run it in the sandbox</a></p>
<p>For an agent, a path is one request. The first answer is the price:</p>
<pre><code>curl -i -X POST ${escapeHtml(baseUrlOf('domains'))}/api/check -H 'content-type: application/json' -d '{"domain":"goldwood.com"}'</code></pre>
<p>MCP clients connect to <code>${at('mcp')}</code>: <a href="${at('guides/mcp')}">how they search, price, pay and call</a>.</p>
</section>
<section aria-labelledby="services">
<h2 id="services">Services</h2>
<ul class="services">
${services.map((service) => card(service, introductions, baseUrlOf(service.name))).join('\n')}
</ul>
</section>
<section aria-labelledby="documents">
<h2 id="documents">Documents</h2>
<ul>
<li><a href="${at('openapi.json')}">openapi.json</a>: the documented paths as OpenAPI 3.1</li>
<li><a href="${at('schema.graphql')}">schema.graphql</a>: the graph with its prices</li>
<li><a href="${at('catalogue.json')}">catalogue.json</a>: services, prices and paths, for programs</li>
<li><a href="${at('.well-known/x402')}">.well-known/x402</a>: what is sold here, for x402 registries</li>
</ul>
</section>
</main>`
  return sitePage({ title: TITLE, description, baseUrl, style, main })
}

function card(
  { name, paths, prices }: OfferedService,
  introductions: Catalogue['introductions'],
  baseUrl: string,
): string {
  const { title, description } = aboutOf(name, { introductions })
  const link = (path: string, text: string) => `<a href="${escapeHtml(`${baseUrl}/${path}`)}">${text}</a>`
  return `<li><h3>${escapeHtml(title)}</h3>
<p>${escapeHtml(description)}</p>
<p class="price">${escapeHtml(priceText(prices))}</p>
<p class="links">${paths} paths: ${link('docs', 'API')} ${link('llms.txt', 'llms.txt')}</p></li>`
}

function priceText(prices: OfferedService['prices']): string {
  if (!prices) return 'free'
  if (prices.from === prices.to) return `${prices.from} USD a call`
  return prices.from === '0.00' ? `up to ${prices.to} USD a call` : `${prices.from} to ${prices.to} USD a call`
}

/** The fragment that opens a query in the sandbox, as the sandbox writes its own links. */
function linkTo(query: string): string {
  return `#q=${deflateRawSync(JSON.stringify({ query })).toString('base64url')}`
}
