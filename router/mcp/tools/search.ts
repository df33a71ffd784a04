import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Endpoint } from '../../../schema/catalogue/endpoint.ts'
import { BadInput, Unavailable } from '../../../schema/errors.ts'
import { formatUsd } from '../../../schema/money.ts'
import type { Doors } from '../doors.ts'
import { callable, endpointId } from '../endpointNames.ts'
import { endpointRequest } from '../endpointRequest.ts'
import { searchEndpoints } from '../endpointSearch.ts'
import { factsResult, jsonOf, resultOf } from '../result.ts'
import { defineTool, type ToolRequest } from '../tool.ts'

/** Most hits that the search answers. */
const MOST = 50

const Hit = z.object({
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  price: z.string().nullish(),
  score: z.number(),
  origin: z.object({ url: z.string(), title: z.string() }),
})

type Hit = z.output<typeof Hit>

const Answered = z.object({ results: z.array(Hit) })

/** `search`: endpoints by what they do. */
export const searchTool = defineTool({
  name: 'search',
  title: 'Search endpoints',
  description:
    'Finds endpoints by the words of what they do. Free. A hit is described, priced and called by its "endpoint". With everywhere, meanings are compared too and APIs of other registries are found, at their URL; that needs the signature or session of a wallet.',
  effect: 'none',
  input: z.strictObject({
    query: z.string().min(1).max(500).describe('What the endpoint should do: "send an e-mail from my own domain".'),
    service: z.string().min(1).optional().describe('Only endpoints of this service of Tollgraph: "travel".'),
    limit: z.int().min(1).max(MOST).default(10),
    everywhere: z.boolean().default(false),
  }),
  async call({ query, service, limit, everywhere }, request) {
    const { doors } = request
    if (service !== undefined && !doors.offered.services.includes(service))
      throw new BadInput(`must be one of ${doors.offered.services.join(', ')}`, ['service'])
    if (everywhere) return searchEverywhere({ query, service, limit }, request)
    const hits = searchEndpoints(doors.offered, query, service).slice(0, limit)
    return factsResult({ hits: hits.map(({ endpoint, score }) => ownHit(endpoint, score, doors)) })
  },
})

function ownHit(endpoint: Endpoint, score: number, doors: Doors): Record<string, unknown> {
  const { access, method, path, price, service, summary } = endpoint
  return {
    endpoint: endpointId(endpoint),
    service,
    method,
    url: `${doors.baseUrl(service)}${path}`,
    summary,
    ...(price ? { usd: { min: formatUsd(price.min), max: formatUsd(price.max) } } : {}),
    access,
    score,
  }
}

/** The search of the graph, which needs a caller. */
async function searchEverywhere(
  { query, service, limit }: { readonly query: string; readonly service: string | undefined; readonly limit: number },
  { doors, headers, challengeId }: ToolRequest,
): Promise<CallToolResult> {
  const endpoint = doors.offered.endpointsOf('gateway').find(({ name }) => name === 'Search')
  if (!endpoint) throw new Unavailable('The search of other registries is not offered here: leave everywhere out.')
  const args = { query, limit: service === undefined ? limit : MOST }
  const asked = endpointRequest(endpoint, args, doors.catalogue.constraints)
  const answer = await doors.rest(endpoint, asked, headers)
  if (answer.status !== 200) return resultOf(answer, challengeId)
  const own = ownEndpoints(doors)
  const hits = Answered.parse(jsonOf(answer)).results.map((hit) => {
    const known = own.get(`${hit.method} ${hit.origin.url}${hit.path}`)
    return known ? ownHit(known, hit.score, doors) : otherHit(hit)
  })
  const wanted = service === undefined ? hits : hits.filter((hit) => hit.service === service)
  return factsResult({ hits: wanted.slice(0, limit) })
}

function otherHit({ method, path, summary, price, origin, score }: Hit): Record<string, unknown> {
  return { origin: origin.title, method, url: `${origin.url}${path}`, summary, ...(price ? { price } : {}), score }
}

/** The documented paths by method and URL, as the search of the graph has them. */
function ownEndpoints(doors: Doors): ReadonlyMap<string, Endpoint> {
  return new Map(
    callable(doors.catalogue).map((endpoint) => [
      `${endpoint.method} ${doors.ownBaseUrl(endpoint.service)}${endpoint.path}`,
      endpoint,
    ]),
  )
}
