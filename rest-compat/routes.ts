import findMyWay, { type HTTPMethod } from 'find-my-way'
import type { Endpoint, HttpMethod } from '../schema/catalogue/endpoint.ts'
import type { ServiceName } from '../schema/services.ts'

/** The match of a request: an endpoint with its path parameters, a path with other methods, or none. */
export type Match =
  | { readonly kind: 'endpoint'; readonly endpoint: Endpoint; readonly parameters: Readonly<Record<string, string>> }
  | { readonly kind: 'wrong_method'; readonly allowed: readonly string[] }
  | { readonly kind: 'unknown' }

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'DELETE']

/** The documented paths of one service, matched against the path below its base URL. */
export class RouteTable {
  readonly #router = findMyWay({ ignoreTrailingSlash: true })
  readonly #byHandle = new Map<string, Endpoint>()

  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      const key = `${endpoint.method} ${endpoint.path}`
      this.#byHandle.set(key, endpoint)
      this.#router.on(endpoint.method, endpoint.path.replace(/\{([^}]+)\}/g, ':$1'), handler, key)
    }
  }

  match(method: string, path: string): Match {
    const found = METHODS.some((known) => known === method) ? this.#router.find(method as HTTPMethod, path) : null
    const endpoint = found && this.#byHandle.get(found.store as string)
    if (found && endpoint) return { kind: 'endpoint', endpoint, parameters: found.params as Record<string, string> }
    const allowed = METHODS.filter((other) => this.#router.find(other, path))
    return allowed.length > 0 ? { kind: 'wrong_method', allowed } : { kind: 'unknown' }
  }
}

/** find-my-way requires a handler; the table only uses the match. */
function handler(): void {}

/** One route table for each service. */
export function routeTables(
  endpointsOf: (service: ServiceName) => readonly Endpoint[],
  services: readonly ServiceName[],
): ReadonlyMap<ServiceName, RouteTable> {
  return new Map(services.map((service) => [service, new RouteTable(endpointsOf(service))]))
}
