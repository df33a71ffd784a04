import type { FastifyInstance } from 'fastify'
import { wrongMethod } from '../../rest-compat/door.ts'
import type { Endpoint, HttpMethod } from '../../schema/catalogue/endpoint.ts'
import type { Backend } from '../boot/boot.ts'
import { answering, METHODS } from './answering.ts'
import { routedUrl } from './places.ts'
import { planAll, restCalls } from './restCalls.ts'

/** In the order of the Allow header. */
const DOCUMENTED: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * One route for each documented endpoint, and 405 for the other methods of its path. Plans that are not cached are built
 * now. Throws a CatalogueError that names every path for which the graph has no plan.
 */
export async function restRoutes(app: FastifyInstance, backend: Backend): Promise<void> {
  const { catalogue, graph } = backend
  if (!graph.isPlanned) await planAll(catalogue, graph)
  const allowed = new Map<string, Set<HttpMethod>>()
  for (const endpoint of catalogue.endpoints) {
    const url = urlOf(endpoint)
    allowed.set(url, (allowed.get(url) ?? new Set()).add(endpoint.method))
    app.route({ method: endpoint.method, url, handler: answering(restCalls(endpoint, backend)) })
  }
  for (const [url, methods] of allowed) {
    const others = METHODS.filter((method) => ![...methods].some((known) => known === method))
    const listed = DOCUMENTED.filter((method) => methods.has(method))
    app.route({ method: others, url, handler: answering(({ method }) => wrongMethod(method, listed)) })
  }
}

function urlOf({ service, path }: Endpoint): string {
  return routedUrl(service, path.replace(/\{([^}]+)\}/g, ':$1'))
}
