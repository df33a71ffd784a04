import type { Endpoint } from '../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../schema/catalogue.ts'
import { aboutOf } from './about.ts'
import { documentedPaths } from './documentedPaths.ts'
import { priceText } from './priceText.ts'
import { byTopic } from './topics.ts'

/** Clients read guidance of at most about a thousand tokens; a token is about four characters. */
const MAX_CHARACTERS = 3_800

/** The base URL of a service, without a trailing slash, as reachable by the requester. */
export type BaseUrls = (service: string) => string

/** How to use a service, as text for agents: the content of `/llms.txt`. Each path includes the path of the base URL. */
export function guidance(service: string, baseUrls: BaseUrls, catalogue: Catalogue): string {
  const about = aboutOf(service, catalogue)
  const base = baseUrls(service)
  const prefix = pathOf(base)
  const endpoints = documentedPaths(service, catalogue)
  const head = [
    `# ${about.title}`,
    '',
    about.description,
    '',
    `Server: ${new URL(base).origin}. Paths are complete: append them to it.`,
    'Paid calls: call without payment, read the 402 (x402 v2 in the PAYMENT-REQUIRED header, v1 in the body; MPP in WWW-Authenticate: Payment), pay, repeat the same request. Only answers below 400 are charged.',
    'Identity calls: answer the 402 with a SIGN-IN-WITH-X header (CAIP-122).',
    'The price of a request, free of charge: send it with the header `Prefer: bill`.',
    `What a payment came to: GET ${baseUrls('gateway')}/receipts/{paymentId}, with a receipt that /.well-known/jwks.json verifies.`,
    ...about.guidance.map((sentence) => sentence.replace(/(?<=\s|^)\/api\//g, `${prefix}/api/`)),
    ...(service === 'gateway' ? siblings(baseUrls, catalogue) : []),
    '',
    '## Endpoints',
    '',
  ].join('\n')
  const topics = byTopic(endpoints)
  const text = `${head}${sections(topics, (topic) => topic.map((one) => line(one, prefix)))}`
  if (text.length <= MAX_CHARACTERS) return text
  return `${head}A line with + has several paths: what stands before it, continued by each name after it.
${sections(topics, (topic) => sharedLines(topic, prefix))}
The members of one path: ${baseUrls('gateway')}/docs/${service}/{operationId}.md; of all: ${base}/openapi.json
`
}

/** The guidance of all services that have documented paths, one after the other: the content of `/llms-full.txt`. */
export function guidanceOfAll(baseUrls: BaseUrls, catalogue: Catalogue): string {
  const served = catalogue.services.filter((service) => catalogue.endpointsOf(service).length > 0)
  return served.map((service) => `${guidance(service, baseUrls, catalogue).trimEnd()}\n`).join('\n')
}

/** A heading for each topic, followed by its endpoints. */
function sections(
  topics: ReadonlyMap<string, readonly Endpoint[]>,
  linesOf: (endpoints: readonly Endpoint[]) => readonly string[],
): string {
  return [...topics].map(([topic, endpoints]) => `### ${topic}\n${linesOf(endpoints).join('\n')}\n`).join('')
}

/** The path of a base URL without a trailing slash: empty for a service that has a host of its own. */
export function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '')
}

/**
 * The lines of a topic of a service with too many paths to describe each: paths of one method that begin alike share a line,
 * grouped by price.
 */
function sharedLines(endpoints: readonly Endpoint[], prefix: string): string[] {
  const groups = new Map<string, Endpoint[]>()
  for (const endpoint of endpoints) {
    const start = `${endpoint.method} ${prefix}${familyOf(endpoint)}`
    groups.set(start, [...(groups.get(start) ?? []), endpoint])
  }
  return [...groups].flatMap(([start, group]) => {
    const [sole, ...others] = group.filter((endpoint) => endpoint.path.length > familyOf(endpoint).length)
    const apart = group.filter((endpoint) => endpoint.path.length < familyOf(endpoint).length)
    if (!sole || others.length === 0) return group.map((endpoint) => line(endpoint, prefix))
    return [...apart.map((endpoint) => line(endpoint, prefix)), sharedLine(start, [sole, ...others])]
  })
}

/** `/api/explorer/` for `/api/explorer/account/balance`, and for `/api/explorer`. */
function familyOf({ path }: Endpoint): string {
  return `${path.split('/').slice(0, 3).join('/')}/`
}

function sharedLine(start: string, endpoints: readonly Endpoint[]): string {
  const byPrice = new Map<string, string[]>()
  for (const endpoint of endpoints) {
    const price = priceText(endpoint)
    byPrice.set(price, [...(byPrice.get(price) ?? []), endpoint.path.slice(familyOf(endpoint).length)])
  }
  return `- ${start} + ${[...byPrice].map(([price, ends]) => `${ends.join(', ')} (${price})`).join('; ')}`
}

function line(endpoint: Endpoint, prefix: string): string {
  return `- ${endpoint.method} ${prefix}${endpoint.path} (${priceText(endpoint)}): ${endpoint.summary}`
}

function siblings(baseUrls: BaseUrls, catalogue: Catalogue): string[] {
  const served = catalogue.services.filter(
    (service) => service !== 'gateway' && catalogue.endpointsOf(service).length > 0,
  )
  return [
    `One GraphQL request over all services, one payment: POST ${baseUrls('gateway')}/graphql.`,
    `As MCP tools, paid by x402: POST ${baseUrls('gateway')}/mcp; all services' guidance: ${baseUrls('gateway')}/llms-full.txt`,
    `One path with samples and its answer's members: ${baseUrls('gateway')}/docs/{service}/{operationId}.md`,
    `Its schema: ${baseUrls('gateway')}/schema.graphql; prices, paths and joints of all services as JSON: ${baseUrls('gateway')}/catalogue.json`,
    ...served.map((service) => `${aboutOf(service, catalogue).title}: ${baseUrls(service)}/openapi.json`),
  ]
}
