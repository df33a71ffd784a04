import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { wrongMethod } from '../../rest-compat/door.ts'
import type { Endpoint, HttpMethod } from '../../schema/catalogue/endpoint.ts'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { Backend } from '../boot/boot.ts'
import { answering } from './answering.ts'
import { METHODS } from './methods.ts'
import { routedUrl } from './places.ts'
import { planAll, restCalls } from './restCalls.ts'

/** How documented paths are matched, by Fastify and for the Allow header. */
export const MATCHING = { ignoreTrailingSlash: true } as const

/** In the order of the Allow header. */
const DOCUMENTED: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * One route for each documented endpoint. Plans that are not cached are built now. Throws a CatalogueError that names
 * every path for which the graph has no plan.
 */
export async function restRoutes(app: FastifyInstance, backend: Backend): Promise<void> {
  const { catalogue, graph } = backend
  if (!graph.isPlanned) await planAll(catalogue, graph)
  for (const endpoint of catalogue.endpoints)
    app.route({
      method: endpoint.method,
      url: urlOf(endpoint),
      config: { door: 'rest', operation: endpoint.name },
      handler: answering(restCalls(endpoint, backend)),
    })
}

/** Everything else: 405 for another method of a documented path, 404 with links to the documents for other paths. */
export function otherRoutes(app: FastifyInstance, { endpoints }: Catalogue): void {
  let known: ((url: string) => readonly HttpMethod[] | null) | undefined
  app.route({
    method: [...METHODS],
    url: '/*',
    config: { operation: 'unknown' },
    handler: answering(({ method, url }) => {
      known ??= methodsByUrl(endpoints)
      const allowed = known(url)
      return allowed && wrongMethod(method, allowed)
    }),
  })
}

/**
 * Returns a function that finds the methods of a documented path. Made for the first wrong method: as routes of Fastify, five
 * more for each path, they would take 60 ms of each start.
 */
function methodsByUrl(endpoints: readonly Endpoint[]): (url: string) => readonly HttpMethod[] | null {
  const table = findMyWay(MATCHING)
  const methods = new Map<string, Set<HttpMethod>>()
  for (const endpoint of endpoints) {
    const url = urlOf(endpoint)
    const own = methods.get(url) ?? new Set()
    if (own.size === 0) table.on('GET', url, () => {}, own)
    methods.set(url, own.add(endpoint.method))
  }
  return (url) => {
    const own: Set<HttpMethod> | undefined = table.find('GET', url)?.store
    return own ? DOCUMENTED.filter((method) => own.has(method)) : null
  }
}

function urlOf({ service, path }: Endpoint): string {
  return routedUrl(service, path.replace(/\{([^}]+)\}/g, ':$1'))
}
